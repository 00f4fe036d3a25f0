import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fromCsv } from '../../../../engine/csv.ts'
import { code, table, text } from '../../../../engine/tool/blocks.ts'
import type { Envelope } from '../../../../engine/tool/envelope.ts'
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

test('SAMPLE marks each row of a file, so that a copied row cannot pass for a figure', () => {
  const { header, rows } = fromCsv(csvOf({ report: [words], isSample: true }))
  expect(header[0]).toBe('SAMPLE')
  expect(rows.length).toBeGreaterThan(0)
  for (const [mark] of rows) expect(mark).toBe('SAMPLE')
})

test('one table is one CSV, in which nothing is a formula and unknown is empty', () => {
  expect(fromCsv(csvOf({ report: [words] }))).toEqual({
    header: ['Word', 'Share (%)'],
    rows: [
      ['=socks', '12.5'],
      ['wool', ''],
    ],
  })
  expect(csvOf({ report: [words] })).toContain(`"'=socks"`)
})

test('several tables stand under their titles, with one byte order mark in front', () => {
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

test('the JSON names files instead of holding them', () => {
  expect(JSON.parse(jsonOf(envelope)).files[0]).toEqual({ name: 'out/a.png', type: 'image/png', size: 1 })
})

test('what is copied is what the tool made, not what was typed', () => {
  expect(mainText(envelope)).toBe('{}')
  expect(mainText({ report: [text({ title: 'Your text', text: 'typed', field: 'text' })] })).toBeUndefined()
})

test('files are those that were made, and code that has a name', () => {
  expect(filesOf(envelope).map(({ name }) => name)).toEqual(['out/a.png', 'a.json'])
})

test('a ZIP keeps folders, keeps two of the same name apart, and leads nowhere else', async () => {
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
