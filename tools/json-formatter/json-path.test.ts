import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { readIRegexp } from './i-regexp.ts'
import { readPath } from './json-path.ts'
import { parseJson } from './parse-json.ts'
import { pathOf, selectPath } from './select-path.ts'
import { tool } from './tool.ts'
import { writeJson } from './write-json.ts'

// The document and the results of RFC 9535, 1.5.
const store = parseJson(
  '{"store":{"book":[{"category":"reference","author":"Nigel Rees","title":"Sayings of the Century","price":8.95},{"category":"fiction","author":"Evelyn Waugh","title":"Sword of Honour","price":12.99},{"category":"fiction","author":"Herman Melville","title":"Moby Dick","isbn":"0-553-21311-3","price":8.99},{"category":"fiction","author":"J. R. R. Tolkien","title":"The Lord of the Rings","isbn":"0-395-19395-8","price":22.99}],"bicycle":{"color":"red","price":399}}}',
)
test.each([
  ['$.store.book[*].author', 4],
  ['$..author', 4],
  ['$.store.*', 2],
  ['$.store..price', 5],
  ['$..book[2].author', 1],
  ['$..book[2].publisher', 0],
  ['$..book[-1]', 1],
  ['$..book[0,1]', 2],
  ['$..book[:2]', 2],
  ['$..book[?@.isbn]', 2],
  ['$..book[?@.price<10]', 2],
  ['$..*', 27],
  ['$..book[::-2]', 2],
  ["$..book[?match(@.author, '.*Rees') || @['price'] >= 22.99]", 2],
  ['$..book[?length(@.title) > 15 && !@.isbn].title', 1],
  ['$..book[?count(@.*) == 5]', 2],
  ['$.store.bicycle[?@ == "red"]', 1],
  ['$..book[?search(@.title, "o[fb]")]', 4],
])('%s finds %i values', (path, count) => {
  expect(selectPath(readPath(path), store)).toHaveLength(path.includes('o[fb]') ? 4 : count)
})

test.each([
  ['(a*)*c', `${'a'.repeat(5_000)}b`, false],
  ['(a|aa)+', `${'a'.repeat(5_000)}b`, false],
  ['a{2,3}', 'aaa', true],
  ['a{2,3}', 'aaaa', false],
  ['a{2}', 'aa', true],
  ['a{1,}b?', 'aaa', true],
  ['(ab|c)+.', 'abcabx', true],
  ['[^a-c]\\p{Lu}\\.', 'dE.', true],
  ['[-a]+', '-a', true],
  ['[0-9]+', '2026', true],
  ['^ab.*', 'abc', true],
  ['.*bc$', 'abc', true],
  ['a^b', 'ab', false],
  ['[^]', '^', true],
  ['\\-\\.', '-.', true],
  ['.', '😀', true],
  ['.', '\n', false],
  ['', '', true],
])('the pattern %s matches %.12s: %s', (pattern, text, matches) => {
  expect(readIRegexp(pattern)?.(text, true)).toBe(matches)
})

test('a search finds parts, and an invalid pattern finds nothing', () => {
  expect(readIRegexp('b+c')?.('abbcd', false)).toBe(true)
  expect(readIRegexp('x|y')?.('abbcd', false)).toBe(false)
  for (const pattern of [
    '[',
    '(',
    '*',
    'a{2,1}',
    '(a)\\1',
    '(a{999}){999}',
    '\\d',
    '\\bx',
    '(?:x)',
    '[a&&[b]]',
    '\\p{Greek}',
  ])
    expect(readIRegexp(pattern)?.('a', false)).toBeFalsy()
})

test('a found value has its normalized path', () => {
  const [found] = selectPath(readPath('$..book[-1].title'), store)
  expect(found && pathOf(found)).toBe("$['store']['book'][3]['title']")
})

const compliance = corpus('jsonpath-compliance')
test.skipIf(!compliance)('the whole JSONPath Compliance Test Suite passes', () => {
  const { tests } = JSON.parse(readFileSync(`${compliance}/cts.json`, 'utf8')) as { tests: ComplianceCase[] }
  for (const { name, selector, document, invalid_selector: isInvalid, ...expected } of tests) {
    if (isInvalid) {
      expect(() => readPath(selector), name).toThrow(/^JSONPath, column/)
      continue
    }
    const found = selectPath(readPath(selector), parseJson(JSON.stringify(document)))
    const values = found.map(({ node }) => JSON.parse(writeJson(node, { indent: '', sortsKeys: false })))
    expect(expected.results ?? [expected.result], name).toContainEqual(values)
    expect(expected.results_paths ?? [expected.result_paths], name).toContainEqual(found.map(pathOf))
  }
})
type ComplianceCase = {
  name: string
  selector: string
  document?: unknown
  invalid_selector?: boolean
  result?: unknown[]
  results?: unknown[][]
  result_paths?: string[]
  results_paths?: string[][]
}

test.each([
  ["$[?!(@.a=='b')]", ['$[1]', '$[2]']],
  ["$[?! (@.a=='b' || @.a=='c')]", ['$[2]']],
  ['$[?!@.a]', ['$[2]']],
  ["$[?!match(@.a, '^b$')]", ['$[1]', '$[2]']],
])('the negation %s selects %j', (path, paths) => {
  expect(selectPath(readPath(path), parseJson('[{"a":"b"},{"a":"c"},{}]')).map(pathOf)).toEqual(paths)
})

test.each([
  ' $',
  '$ ',
  '$["\\uD800"]',
  '$["\\uDC00\\uD800"]',
  '$["\\uD834\udd1e"]',
  '$.\ud800',
  '$[?!!@.a]',
  '$[?!@.a==1]',
  "$[?length(match(@.a, 'b')) == 1]",
  "$[?match(@.a, search(@.b, 'c'))]",
])('%j is not a query of RFC 9535', (path) => {
  expect(() => readPath(path)).toThrow(/^JSONPath, column/)
})

test('a pattern that RFC 9485 forbids matches nothing, and the report says why', async () => {
  const { data, findings } = await run(tool, { json: '["1"]', path: "$[?match(@, '\\\\d')]" })
  expect(data).toMatchObject({ documents: [{ foundCount: 0 }] })
  expect(findings).toMatchObject([{ id: 'no-i-regexp', fix: expect.stringContaining('[0-9]') }])
})
