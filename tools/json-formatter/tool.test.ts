import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import JSON5 from 'json5'
import { expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { corpus } from '../../tests/support/corpus.ts'
import { run } from '../../tests/support/tool-ports.ts'
import { readIRegexp } from './i-regexp.ts'
import { readPath } from './json-path.ts'
import { json5 } from './json5.ts'
import { parseJson } from './parse-json.ts'
import { decodeFile, readDocument } from './read-document.ts'
import { pathOf, selectPath } from './select-path.ts'
import { tool } from './tool.ts'
import { writeJson, writeYaml } from './write-json.ts'

const suite = corpus('json-parsing')

test.skipIf(!suite)('JSONTestSuite: every y_ is accepted, every n_ refused with a place and a fix', () => {
  const count = { y: 0, n: 0, i: 0 }
  for (const name of readdirSync(`${suite}/test_parsing`)) {
    const document = readDocument(name, decodeFile(readFileSync(`${suite}/test_parsing/${name}`)), 'json')
    const kind = name[0] as 'y' | 'n' | 'i'
    count[kind]++
    if (kind === 'y') expect(document.isValid, name).toBe(true)
    if (kind !== 'n') continue
    expect(document.isValid, name).toBe(false)
    const finding = document.findings.find(({ severity }) => severity === 'critical')
    expect(finding?.fix, name).toMatch(/^[A-Z].+\.$/s)
    expect(finding?.id === 'not-utf8' || (finding?.place?.line ?? 0) > 0, name).toBe(true)
  }
  expect(count).toEqual({ y: 95, n: 188, i: 35 })
})

test.each([
  ['{"a":1,\n "b":2,}', 'trailing-comma', 2, 7],
  ["{'a':1}", 'single-quotes', 1, 2],
  ['{a:1}', 'name-quotes', 1, 2],
  ['[1 2]', 'missing-comma', 1, 4],
  ['{"a" 1}', 'missing-colon', 1, 2],
  ['[01]', 'leading-zero', 1, 2],
  ['[+1]', 'plus', 1, 2],
  ['[1.]', 'bare-fraction', 1, 3],
  ['[True]', 'word', 1, 2],
  ['[1] // x', 'comment', 1, 5],
  ['["a\nb"]', 'control-character', 1, 4],
  ['["\\q"]', 'bad-escape', 1, 3],
  ['[1,\r\n[2}', 'wrong-bracket', 2, 3],
  ['{"a":[1', 'open-bracket', 1, 6],
  ['[1]\n[2]', 'extra-text', 2, 1],
  ['[1,\u00a02]', 'white-space', 1, 4],
  ['[“a”]', 'single-quotes', 1, 2],
  ['{"a":}', 'value-missing', 1, 6],
  ['{\u00a0"a":1}', 'white-space', 1, 2],
  ['<!doctype html>', 'markup', 1, 1],
  ['{\\"a\\": 1}', 'backslash', 1, 2],
])('%j is refused as %s at line %i, column %i', async (json, id, line, column) => {
  const { findings, status } = await run(tool, { json })
  expect(status).toBe('done')
  expect(findings[0]).toMatchObject({ id, severity: 'critical', place: { line, column } })
})

test('any JSON value survives both layouts, sorted names, and YAML', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      const value = JSON.parse(text)
      const root = parseJson(text)
      for (const indent of ['', '  ']) expect(JSON.parse(writeJson(root, { indent, sortsKeys: true }))).toEqual(value)
      expect(writeJson(root, { indent: '  ', sortsKeys: false })).toBe(
        writeJson(parseJson(writeJson(root, { indent: '', sortsKeys: false })), { indent: '  ', sortsKeys: false }),
      )
      expect(JSON.stringify(parseYaml(writeYaml(root, false), { uniqueKeys: false, maxAliasCount: 0 }))).toBe(
        JSON.stringify(value),
      )
    }),
    { numRuns: 200 },
  )
})

test.each([
  '{a:1,\'b\':"x",}',
  '// c\n[+1,-.5,5.,0xFF,1e3,]/* end */',
  "'it\\'s\\x41\\u0042\\\nnext'",
  '{$_é: "\\v\\0"}',
  '[NaN, Infinity]',
])('%s is read as the reference implementation of JSON5 reads it', (text) => {
  const ours = JSON.parse(writeJson(parseJson(text, json5), { indent: '', sortsKeys: false }))
  expect(ours).toEqual(JSON.parse(JSON.stringify(JSON5.parse(text))))
})

test.each(['[,]', '{a}', '[1,,2]', "'\n'", '[01]', '/* x', '{"a":1 "b":2}', '[0x]', "'\\1'"])(
  '%j is no JSON5 either',
  (text) => {
    expect(() => JSON5.parse(text)).toThrow()
    expect(() => parseJson(text, json5)).toThrow()
  },
)

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

test('a search finds a part, and what is no pattern finds nothing', () => {
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
test.skipIf(!compliance)('the JSONPath Compliance Test Suite passes whole', () => {
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
])('%j is no query of RFC 9535', (path) => {
  expect(() => readPath(path)).toThrow(/^JSONPath, column/)
})

test('a pattern that RFC 9485 does not allow matches nothing, and the report says why', async () => {
  const { data, findings } = await run(tool, { json: '["1"]', path: "$[?match(@, '\\\\d')]" })
  expect(data).toMatchObject({ documents: [{ foundCount: 0 }] })
  expect(findings).toMatchObject([{ id: 'no-i-regexp', fix: expect.stringContaining('[0-9]') }])
})

test('five million characters can be pasted', async () => {
  const records = Array.from({ length: 50_000 }, (_, id) => ({
    id,
    name: `Wool socks ${id}`,
    price: 18.5,
    tags: ['a\nb'],
  }))
  const json = JSON.stringify(records, null, 2)
  expect(json.length).toBeGreaterThan(5_000_000)
  const { data } = await run(tool, { json: JSON.stringify(records) })
  expect(data).toMatchObject({ documents: [{ isValid: true, output: json }] })
  expect((await run(tool, { json })).status).toBe('done')
})

test.each(['store', '$.', '$[', '$..', '$[01]', '$[?@.a==]', '$[?@.*==1]', '$.a b', '$["a]', '$[?foo(@)]'])(
  '%s is refused as a query',
  async (path) => {
    const { status, failure } = await run(tool, { json: '[]', path })
    expect(status).toBe('failed')
    expect(failure?.errors.path).toMatch(/^JSONPath, column \d+/)
  },
)

test('what is valid and risky is told with its place', async () => {
  const { findings } = await run(tool, { json: '{"a":1,\n"a":12345678901234567890,"b":1e999,"c":"\\ud800"}' })
  expect(findings.map(({ id, place }) => [id, place?.line]).sort()).toEqual([
    ['big-integer', 2],
    ['duplicate-name', 2],
    ['lone-surrogate', 2],
    ['number-range', 2],
  ])
})

test('digits are kept, and JSON5 mends what strict JSON refuses', async () => {
  const { data } = await run(tool, { json: '[12345678901234567890, 1.10,]', layout: 'minified' })
  expect(data).toMatchObject({ documents: [{ isValid: false, isMended: true, output: '[12345678901234567890,1.10]' }] })
})

test('of NDJSON each bad line is named and the others are kept; CSV has a row each', async () => {
  const { data, findings } = await run(tool, {
    json: '{"a":1,"b":{"c":2}}\n{"a":}\n\n{"a":"=1+1"}',
    reading: 'ndjson',
    convert: 'csv',
  })
  expect(findings).toMatchObject([{ id: 'value-missing', place: { line: 2, column: 6 } }])
  const csv = '\uFEFF"a","b.c"\r\n"1","2"\r\n"\'=1+1",""\r\n'
  expect(data).toMatchObject({ documents: [{ records: 2, converted: csv }] })
})

test('records of NDJSON stay lines when minified, and become an array when indented', async () => {
  const json = '{"a":1}\n{"a":2}'
  const { data, report } = await run(tool, { json, reading: 'ndjson' })
  const { output } = (data as { documents: { output: string }[] }).documents[0] ?? { output: '' }
  expect(JSON.parse(output)).toEqual([{ a: 1 }, { a: 2 }])
  expect(report).toContainEqual(expect.objectContaining({ fileName: 'formatted.json' }))
  const minified = await run(tool, { json, reading: 'ndjson', layout: 'minified' })
  expect(minified.data).toMatchObject({ documents: [{ output: json }] })
  expect(minified.report).toContainEqual(expect.objectContaining({ fileName: 'formatted.ndjson' }))
})

test('one value on several lines is told from NDJSON', async () => {
  const { findings } = await run(tool, { json: '{\n"a": 1\n}', reading: 'ndjson' })
  expect(findings.map(({ id }) => id)).toEqual(['one-value'])
})

test.each(['json', 'json5'])('what becomes null is told, also in a text that is repaired (%s)', async (reading) => {
  const { findings } = await run(tool, { json: '[null,\n-Infinity]', reading })
  expect(findings.at(-1)).toMatchObject({ id: 'not-in-json', place: { line: 2, column: 1 } })
})

test('a table keeps negative numbers, and values whose names meet', async () => {
  const { data } = await run(tool, { json: '[{"a.b":-5,"a":{"b":"-x"},"c":-1.50}]', convert: 'csv' })
  expect(data).toMatchObject({
    documents: [{ converted: '\uFEFF"a.b","a.b (2)","c"\r\n"-5","\'-x","-1.5"\r\n' }],
  })
})

test.each([
  ['[1,[2]]', 'Valid JSON: 3 items, 2 levels deep.'],
  ['42', 'Valid JSON: 1 value.'],
  ['{"a":[]}', 'Valid JSON: 1 entry, 2 levels deep.'],
  ["{'a':1,b}", "Not valid JSON at line 1, column 2: Strings take double quotes, not '."],
])('%s is summed up as %s', async (json, summary) => {
  expect((await run(tool, { json })).summary).toBe(summary)
})

test('of several files one that is broken leaves the others', async () => {
  const file = (name: string, bytes: number[] | string) =>
    new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)
  const { summary, files } = await run(tool, {
    files: [file('a.json', '{}'), file('b.json', [0x22, 0xff, 0x22]), file('c.json', [0xff, 0xfe, 0x7b, 0])],
  })
  expect(summary).toBe('1 of 3 files are valid JSON.')
  expect(files.map(({ name }) => name)).toEqual(['formatted-a.json'])
})

test.each([
  ['100,000 brackets', '['.repeat(100_000) + ']'.repeat(100_000), true],
  ['100,000 objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, true],
  ['100,000 brackets that never close', '['.repeat(100_000), false],
  ['NUL bytes', '\0\0\0', false],
  ['a million digits', '9'.repeat(900_000), true],
])('%s: an answer, quickly', async (_, json, isValid) => {
  const { status, data } = await run(tool, { json, path: '$..a', convert: 'yaml' })
  expect(status).toBe('done')
  expect(data).toMatchObject({ documents: [{ isValid }] })
})

test('nothing at all is told as such', async () => {
  expect((await run(tool, { json: '  ' })).failure?.errors).toHaveProperty('json')
})
