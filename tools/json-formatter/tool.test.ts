// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import JSON5 from 'json5'
import { expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { corpus } from '#tests/support/corpus.ts'
import { eachOf } from '#tests/support/extended.ts'
import { run } from '#tests/support/tool-ports.ts'
import { json5 } from './json5.ts'
import { parseJson } from './parse-json.ts'
import { decodeFile, readDocument } from './read-document.ts'
import { tool } from './tool.ts'
import { writeJson, writeYaml } from './write-json.ts'

const suite = corpus('json-parsing')

test.skipIf(!suite)('JSONTestSuite: every y_ is accepted, every n_ refused with a position and a fix', () => {
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
])('%s is read like the reference implementation of JSON5', (text) => {
  const ours = JSON.parse(writeJson(parseJson(text, json5), { indent: '', sortsKeys: false }))
  expect(ours).toEqual(JSON.parse(JSON.stringify(JSON5.parse(text))))
})

test.each(['[,]', '{a}', '[1,,2]', "'\n'", '[01]', '/* x', '{"a":1 "b":2}', '[0x]', "'\\1'"])(
  '%j is not JSON5 either',
  (text) => {
    expect(() => JSON5.parse(text)).toThrow()
    expect(() => parseJson(text, json5)).toThrow()
  },
)

test('five million characters can be pasted', { tags: 'extended' }, async () => {
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

test('valid but risky values are reported with their position', async () => {
  const { findings } = await run(tool, { json: '{"a":1,\n"a":12345678901234567890,"b":1e999,"c":"\\ud800"}' })
  expect(findings.map(({ id, place }) => [id, place?.line]).sort()).toEqual([
    ['big-integer', 2],
    ['duplicate-name', 2],
    ['lone-surrogate', 2],
    ['number-range', 2],
  ])
})

test('digits are kept, and JSON5 corrects what strict JSON refuses', async () => {
  const { data } = await run(tool, { json: '[12345678901234567890, 1.10,]', layout: 'minified' })
  expect(data).toMatchObject({ documents: [{ isValid: false, isMended: true, output: '[12345678901234567890,1.10]' }] })
})

test('bad lines of NDJSON are reported and the others kept, and CSV has a row for each', async () => {
  const { data, findings } = await run(tool, {
    json: '{"a":1,"b":{"c":2}}\n{"a":}\n\n{"a":"=1+1"}',
    reading: 'ndjson',
    convert: 'csv',
  })
  expect(findings).toMatchObject([{ id: 'value-missing', place: { line: 2, column: 6 } }])
  const csv = '\uFEFF"a","b.c"\r\n"1","2"\r\n"\'=1+1",""\r\n'
  expect(data).toMatchObject({ documents: [{ records: 2, converted: csv }] })
})

test('NDJSON records stay lines when minified and become an array when indented', async () => {
  const json = '{"a":1}\n{"a":2}'
  const { data, report } = await run(tool, { json, reading: 'ndjson' })
  const { output } = (data as { documents: { output: string }[] }).documents[0] ?? { output: '' }
  expect(JSON.parse(output)).toEqual([{ a: 1 }, { a: 2 }])
  expect(report).toContainEqual(expect.objectContaining({ fileName: 'formatted.json' }))
  const minified = await run(tool, { json, reading: 'ndjson', layout: 'minified' })
  expect(minified.data).toMatchObject({ documents: [{ output: json }] })
  expect(minified.report).toContainEqual(expect.objectContaining({ fileName: 'formatted.ndjson' }))
})

test('one value on several lines is distinguished from NDJSON', async () => {
  const { findings } = await run(tool, { json: '{\n"a": 1\n}', reading: 'ndjson' })
  expect(findings.map(({ id }) => id)).toEqual(['one-value'])
})

test.each(['json', 'json5'])('values that become null are reported, even in a repaired text (%s)', async (reading) => {
  const { findings } = await run(tool, { json: '[null,\n-Infinity]', reading })
  expect(findings.at(-1)).toMatchObject({ id: 'not-in-json', place: { line: 2, column: 1 } })
})

test('a table keeps negative numbers and values whose names collide', async () => {
  const { data } = await run(tool, { json: '[{"a.b":-5,"a":{"b":"-x"},"c":-1.50}]', convert: 'csv' })
  expect(data).toMatchObject({
    documents: [{ converted: '\uFEFF"a.b","a.b (2)","c"\r\n"-5","\'-x","-1.5"\r\n' }],
  })
})

test.each([
  ['[1,[2]]', 'Valid JSON: 3 items, 2 levels deep.'],
  ['42', 'Valid JSON: 1 value.'],
  ['{"a":[]}', 'Valid JSON: 1 entry, 2 levels deep.'],
  ["{'a':1,b}", "Invalid JSON at line 1, column 2: Strings take double quotes, not '."],
])('%s is summarized as %s', async (json, summary) => {
  expect((await run(tool, { json })).summary).toBe(summary)
})

test('a broken file does not affect the others', async () => {
  const file = (name: string, bytes: number[] | string) =>
    new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)
  const { summary, files } = await run(tool, {
    files: [file('a.json', '{}'), file('b.json', [0x22, 0xff, 0x22]), file('c.json', [0xff, 0xfe, 0x7b, 0])],
  })
  expect(summary).toBe('1 of 3 files are valid JSON.')
  expect(files.map(({ name }) => name)).toEqual(['formatted-a.json'])
})

eachOf(
  [
    ['100,000 brackets', '['.repeat(100_000) + ']'.repeat(100_000), true],
    ['100,000 brackets that never close', '['.repeat(100_000), false],
    ['NUL bytes', '\0\0\0', false],
    ['a million digits', '9'.repeat(900_000), true],
    ['100,000 objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, true],
  ],
  4,
)('%s gets a result quickly', async (_, json, isValid) => {
  const { status, data } = await run(tool, { json, path: '$..a', convert: 'yaml' })
  expect(status).toBe('done')
  expect(data).toMatchObject({ documents: [{ isValid }] })
})

test('empty input gets a message', async () => {
  expect((await run(tool, { json: '  ' })).failure?.errors).toHaveProperty('json')
})
