import { expect, test } from 'vitest'
import { run } from '../../tests/support/tool-ports.ts'
import { findDangers } from './backtracking.ts'
import { compile, matchAll } from './match.ts'
import { describeQuantifier, parsePattern } from './parse-pattern.ts'
import { tool } from './tool.ts'

type Data = {
  matches: { text: string; line: number; column: number; groups: { label: string; text: string | null }[] }[]
  replaced: string | null
  isCut: boolean
}
const matchesOf = async (input: Record<string, unknown>) => (await run(tool, input)).data as Data

test('every match stands with its line, its column and its groups', async () => {
  const { matches } = await matchesOf({ pattern: '(?<key>\\w+)=(\\d+)?', text: 'a=1\n  bc=\nd=23' })
  expect(matches).toMatchObject([
    {
      text: 'a=1',
      line: 1,
      column: 1,
      groups: [
        { label: '1 key', text: 'a' },
        { label: '2', text: '1' },
      ],
    },
    {
      text: 'bc=',
      line: 2,
      column: 3,
      groups: [
        { label: '1 key', text: 'bc' },
        { label: '2', text: null },
      ],
    },
    { text: 'd=23', line: 3, column: 1 },
  ])
})

test.each([
  ['a*', 'g', 'baac'],
  ['', 'g', 'a😀b'],
  ['', 'gu', 'a😀b'],
  ['(?:)', 'gv', '😀'],
  ['\\b', 'g', 'one two'],
  ['^', 'gm', 'a\nb\n'],
  ['(?<=a)b', 'g', 'ab bb ab'],
  ['.', 'gs', 'a\nb'],
  ['a', '', 'aaa'],
  ['a', 'y', 'aab'],
  ['(a)|(b)', 'gi', 'AbC'],
  ['\\p{L}+', 'gu', 'Größe, 東京'],
])('/%s/%s finds in %j what String.matchAll finds', (pattern, flags, text) => {
  const oracle = flags.includes('g')
    ? [...text.matchAll(new RegExp(pattern, flags))].map((found) => [found.index, ...found])
    : flags === ''
      ? [text.match(new RegExp(pattern))].map((found) => [found?.index, ...(found ?? [])])
      : [
          [0, 'a'],
          [1, 'a'],
        ]
  const { matches } = matchAll(compile(pattern, flags), text)
  expect(
    matches.map(({ start, text, groups }) => [start, text, ...groups.map((group) => group.text ?? undefined)]),
  ).toEqual(oracle)
})

test('more matches than anybody reads are cut, and the report says so', async () => {
  const envelope = await run(tool, { pattern: '', flags: 'g', text: 'a' })
  expect(envelope.status).toBe('failed')
  const long = await run(tool, { pattern: 'a', text: 'a'.repeat(20_000) })
  expect(long).toMatchObject({ status: 'partial', summary: 'More than 10,000 matches for /a/g' })
})

test.each([
  ['(', 'g', 'pattern', /unterminated group/i],
  ['[z-a]', 'g', 'pattern', /range out of order/i],
  ['a{2,1}', 'g', 'pattern', /numbers out of order/i],
  ['\\', 'g', 'pattern', /\\ at end/i],
  ['(?<a>x)(?<a>y)', 'g', 'pattern', /duplicate/i],
  ['foo\\', 'g', 'pattern', /read: \\ at end of pattern\.$/],
  ['a', 'gg', 'flags', /twice/],
  ['a', 'gx', 'flags', /no flag x/],
  ['a', 'uv', 'flags', /exclude each other/],
])('/%s/%s is refused with a reason', async (pattern, flags, field, reason) => {
  const { status, failure } = await run(tool, { pattern, flags, text: 'a' })
  expect(status).toBe('failed')
  expect(failure?.errors[field]).toMatch(reason)
})

test.each([
  ['(?P<name>x)', 1, '(?<name>…)'],
  ['a(?i)b', 2, '(?i:…)'],
  ['a++', 2, 'possessive'],
  ['(?>a)', 1, 'atomic'],
])('/%s/ of another language is refused at column %i with what to write', async (pattern, column, hint) => {
  const { summary } = await run(tool, { pattern, text: 'a' })
  expect(summary).toContain(`Column ${column}:`)
  expect(summary).toContain(hint)
})

test.each([
  ['\\Aabc', [1]],
  ['abc\\z', [4]],
  ['x[[:alpha:]]', [2]],
  ['\\(?>a', []],
  ['[*+]+|\\++', []],
  ['\\\\A', []],
])('/%s/ means something else than elsewhere at %j', async (pattern, columns) => {
  const { findings } = await run(tool, { pattern, text: 'a' })
  const places = findings.filter(({ id }) => id === 'other-language').map(({ place }) => place?.column)
  expect(places).toEqual(columns)
})

test('a named group keeps its name where it is not used, and lends it to no group within', async () => {
  const labels = async (pattern: string, text: string) =>
    (await matchesOf({ pattern, text })).matches[0]?.groups.map(({ label }) => label)
  expect(await labels('(?<year>\\d+)?-(?<month>\\d)', '-1')).toEqual(['1 year', '2 month'])
  expect(await labels('(?<all>(\\d))', '1')).toEqual(['1 all', '2'])
})

test('10,000 matches in a line of a million characters are found at once', () => {
  const began = performance.now()
  matchAll(compile('.', 'g'), 'é'.repeat(1_000_000))
  expect(performance.now() - began).toBeLessThan(150)
})

test('a replacement follows the rules of String.replace', async () => {
  expect((await matchesOf({ pattern: '(\\w+) (?<b>\\w+)', text: 'a b c d', replacement: '$<b>-$1' })).replaced).toBe(
    'b-a d-c',
  )
  expect((await matchesOf({ pattern: 'a', text: 'a' })).replaced).toBeNull()
})

const read = (pattern: string, flags = '') =>
  parsePattern(pattern, flags).map((parts) =>
    parts.map(({ source, quantifier }) => source + (quantifier?.source ?? '')),
  )

test.each([
  ['ab+?c{2,}', '', [['a', 'b+?', 'c{2,}']]],
  ['a|(b|c)*', '', [['a'], ['(b|c)*']]],
  ['[^\\]a-z]\\d', '', [['[^\\]a-z]', '\\d']]],
  ['[[a-z]--[aeiou]]x', 'v', [['[[a-z]--[aeiou]]', 'x']]],
  ['\\u{1F600}\\x41\\cA\\k<n>', 'u', [['\\u{1F600}', '\\x41', '\\cA', '\\k<n>']]],
  [
    '(?<year>\\d{4})(?=-)(?!x)(?<=y)(?<!z)(?:q)(?i:r)',
    '',
    [['(?<year>\\d{4})', '(?=-)', '(?!x)', '(?<=y)', '(?<!z)', '(?:q)', '(?i:r)']],
  ],
  ['\\p{Script=Greek}', 'u', [['\\p{Script=Greek}']]],
  ['😀+', 'u', [['😀+']]],
  ['a{', '', [['a', '{']]],
  ['', '', [[]]],
])('%s is taken apart', (pattern, flags, parts) => {
  expect(read(pattern, flags)).toEqual(parts)
})

test('groups are counted from the left, in the order in which they open', () => {
  const [first, second] = parsePattern('(a(b))(?<last>c)')[0] ?? []
  expect([first?.capture, first?.body?.[0]?.[1]?.capture, second?.capture]).toEqual([
    { index: 1 },
    { index: 2 },
    { index: 3, name: 'last' },
  ])
})

test.each([
  ['?', { min: 0, max: 1 }, 'once or not at all'],
  ['{3}', { min: 3, max: 3 }, '3 times'],
  ['{1}', { min: 1, max: 1 }, '1 time'],
  ['{2,5}', { min: 2, max: 5 }, '2 to 5 times'],
  ['{2,}', { min: 2, max: Number.POSITIVE_INFINITY }, '2 times or more'],
])('%s reads “%s”', (source, counts, words) => {
  expect(describeQuantifier({ source, isLazy: false, ...counts })).toBe(words)
  expect(describeQuantifier({ source, isLazy: true, ...counts })).toBe(`${words}, as few as possible`)
})

/** Known to take exponential or quadratic time, and their repaired forms. Each was timed with V8. */
test.each([
  ['^(a+)+$', 'nested'],
  ['^(a*)*$', 'nested'],
  ['^(\\w+\\s?)*$', 'nested'],
  ['^([a-zA-Z0-9]+)*@', 'nested'],
  ['^((a+)b?)*$', 'nested'],
  ['^(a|a)*$', 'overlap'],
  ['^(\\d|\\w)+$', 'overlap'],
  ['\\d+\\d+x', 'neighbors'],
  ['.*.*=', 'neighbors'],
  ['(?:a|b)*a*x', 'neighbors'],
  ['\\s*(?: |\\t)*x', 'neighbors'],
])('%s is told to be dangerous', (pattern, kind) => {
  expect(findDangers(parsePattern(pattern), '').map((danger) => danger.kind)).toContain(kind)
})

test.each([
  '^a+$',
  '^(ab+)+$',
  '^(a|b)*$',
  '(\\w+\\s)*x',
  '\\d+-\\d+',
  '(?:[a-z]+,)*',
  '^(?:x{1,3})+$',
  '.*=',
  '^(?:[a-z]+-)*[a-z]+$',
  '^(?:\\d+,)*\\d+$',
])('%s is not', (pattern) => {
  expect(findDangers(parsePattern(pattern), '')).toEqual([])
})

test('a pattern of a thousand groups within each other is read', async () => {
  const deep = `${'('.repeat(900)}a${')'.repeat(900)}`
  expect((await run(tool, { pattern: deep, text: 'a' })).status).toBe('done')
})
