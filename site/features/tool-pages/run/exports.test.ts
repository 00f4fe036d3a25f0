import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fromCsv } from '#engine/csv/csv.ts'
import { code, table, text } from '#engine/tool/blocks.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { csvOf, filesOf, jsonOf, mainText, zipOf } from './exports.ts'

const words = table({
  title: 'Words',
  columns: [{ label: 'Word' }, { label: 'Share', unit: '%' }],
  rows: [
    ['=socks', 12.5],
    [{ text: 'wool', href: 'https://oakfield.example/' }, null],
  ],
})
const bytes = (value: string) => new TextEncoder().encode(value)
const envelope = {
  tool: 'word-counter',
  report: [
    text({ title: 'Your text', text: 'typed', field: 'text' }),
    code({ title: 'Made', code: '{}', language: 'json', fileName: 'a.json' }),
  ],
  files: [
    { name: 'out/a.png', type: 'image/png', bytes: bytes('1') },
    { name: 'before.png', type: 'image/png', bytes: bytes('2'), role: 'source' },
  ],
} as unknown as Envelope

test('SAMPLE marks each row of a file', () => {
  const { header, rows } = fromCsv(csvOf({ report: [words], isSample: true }))
  expect(header[0]).toBe('SAMPLE')
  expect(rows.length).toBeGreaterThan(0)
  for (const [mark] of rows) expect(mark).toBe('SAMPLE')
})

test('one table is one CSV without formulas, with empty cells for unknown values', () => {
  expect(fromCsv(csvOf({ report: [words] }))).toEqual({
    header: ['Word', 'Share (%)'],
    rows: [
      ['=socks', '12.5'],
      ['wool', ''],
    ],
  })
  expect(csvOf({ report: [words] })).toContain(`"'=socks"`)
})

test('several tables have their titles and one byte order mark', () => {
  const csv = csvOf({ report: [words, { ...words, title: 'Phrases' }] })
  expect(csv.match(/\uFEFF/g)).toHaveLength(1)
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Words"',
    '"Word","Share (%)"',
    `"'=socks","12.5"`,
    '"wool",""',
    '',
    '"Phrases"',
    '"Word","Share (%)"',
    `"'=socks","12.5"`,
    '"wool",""',
    '',
  ])
})

test('the JSON has file names instead of contents', () => {
  expect(JSON.parse(jsonOf(envelope)).files[0]).toEqual({ name: 'out/a.png', type: 'image/png', size: 1 })
})

test('copying takes the tool’s output, not the input', () => {
  expect(mainText(envelope)).toBe('{}')
  expect(mainText({ report: [text({ title: 'Your text', text: 'typed', field: 'text' })] })).toBeUndefined()
})

test('files are the outputs and named code', () => {
  expect(filesOf(envelope).map(({ name }) => name)).toEqual(['out/a.png', 'a.json'])
})

test('a ZIP keeps folders and duplicate names apart, and has no path traversal', async () => {
  const zip = await zipOf([
    { name: 'in/a.txt', content: 'one' },
    { name: 'in/a.txt', content: bytes('two') },
    { name: '../../etc/a.b/passwd', content: 'three' },
  ])
  const found = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer()))).map(([name, content]) => [
    name,
    new TextDecoder().decode(content),
  ])
  expect(found).toEqual([
    ['in/a.txt', 'one'],
    ['in/a-2.txt', 'two'],
    ['etc/a.b/passwd', 'three'],
  ])
})
