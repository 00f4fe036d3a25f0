import { expect, test } from 'vitest'
import { block, link, paragraph, richText } from '#tests/support/every-block.ts'
import { blockLines } from './block-lines.ts'
import { findMatches, replaceMatches } from './find-matches.ts'

const loose = { isCaseSensitive: false, isWholeWord: false }

test.each<[string, string, Partial<typeof loose>, string[]]>([
  ['Cat cats CAT', 'cat', {}, ['Cat', 'cat', 'CAT']],
  ['Cat cats CAT', 'cat', { isCaseSensitive: true }, ['cat']],
  ['Cat cats CAT', 'cat', { isWholeWord: true }, ['Cat', 'CAT']],
  ['grün, Grünkohl', 'grün', { isWholeWord: true }, ['grün']],
  ['ÄRGER ärger', 'ärger', {}, ['ÄRGER', 'ärger']],
  ['a.b a+b', 'a.b', {}, ['a.b']],
  ['[1] (x) $5', '[1] (x) $5', {}, ['[1] (x) $5']],
  ['It’s “so”', `it's "so"`, {}, ['It’s “so”']],
  ['10\u00a0ms', '10 ms', {}, ['10\u00a0ms']],
  ['aaa', 'aa', {}, ['aa']],
  ['anything', '', {}, []],
])('in “%s”, “%s” with %j finds %j', (text, query, options, found) => {
  const matches = findMatches(text, { query, ...loose, ...options })
  expect(matches.map(({ start, end }) => text.slice(start, end))).toEqual(found)
})

test.each<[string[], string, string, string[]]>([
  [['one two one'], 'one', '1', ['1 two 1']],
  [['the o', 'ne', ' and one'], 'one', 'two', ['the two', '', ' and two']],
  [['a', 'b', 'c'], 'abc', '', ['', '', '']],
  [['on', 'e on', 'e'], 'one', 'x', ['x', ' x', '']],
  [['$& one'], 'one', '$&', ['$& $&']],
  [['none'], 'two', 'x', ['none']],
])('in the line %j, each “%s” becomes “%s”', (pieces, query, replacement, result) => {
  expect(replaceMatches(pieces, findMatches(pieces.join(''), { query, ...loose }), replacement)).toEqual(result)
})

test('the lines of a block are its visible texts, and can be written', () => {
  const { fields } = block('steps', {
    title: 'How to record a run',
    steps: [{ id: 'run', title: 'A run', text: richText(paragraph('One ', link('run', '/run/'), ' more')) }],
  }) as unknown as { fields: Record<string, unknown> }
  const lines = blockLines(fields)
  expect(lines.map((line) => line.map(({ read }) => read()))).toEqual([
    ['How to record a run'],
    ['A run'],
    ['One ', 'run', ' more'],
  ])
  lines[2]?.[1]?.write('round')
  expect(JSON.stringify(fields)).toContain('"text":"round"')
  expect(JSON.stringify(fields)).toContain('"url":"/run/"')
})
