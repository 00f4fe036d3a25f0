import { expect, test } from 'vitest'
import { Failure } from '../failures.ts'
import { chart, code, diff, findings, image, metric, score, table, text } from './blocks.ts'
import { envelopeJson, failedRun } from './envelope.ts'
import { tablesOf, textReport } from './text-report.ts'

const base = failedRun({ slug: 'specimen', limits: ['No sound.'] }, { ranAt: 0, durationMs: 4 })
const report = [
  score({ parts: { measured: 2, of: 8, unit: 'rule' }, value: 90, label: 'Needs work', method: 'Sum of rules.' }),
  metric([
    { label: 'Words', value: 12, method: 'UAX #29.' },
    { label: 'Rank', value: null, method: 'Not measured.' },
  ]),
  chart({
    title: 'Sizes',
    form: 'bars',
    labels: ['gzip', 'brotli'],
    series: [{ name: 'bytes', values: [10, null] }],
    method: 'Compressed.',
  }),
  table({
    title: 'Rows',
    columns: [{ label: 'A' }, { label: 'B' }],
    rows: [
      ['x', 0],
      [{ text: 'y', href: 'https://a.example' }, null],
    ],
  }),
  findings([
    {
      id: 'a',
      severity: 'warning',
      title: 'A comma too many',
      why: 'RFC 8259 forbids it.',
      fix: 'Take it out.',
      place: { line: 3, column: 7 },
    },
  ]),
  text({ title: 'Text', text: 'Wool.' }),
  code({ title: 'Code', code: 'a{}', language: 'css', fileName: 'a.css' }),
  diff({
    title: 'Diff',
    labels: ['a', 'b'],
    rows: [
      { kind: 'gap', lines: 4 },
      { kind: 'change', before: { line: 5, parts: [{ text: 'old' }] }, after: { line: 5, parts: [{ text: 'new' }] } },
    ],
  }),
  image({ title: 'Picture', alt: '', file: 'a.png', width: 2, height: 1 }),
]

test('a result with made-up figures begins with SAMPLE, for people and assistants', () => {
  expect(textReport({ ...base, isSample: true, summary: 'First.' })).toMatch(
    /^SAMPLE: First\.\nThese figures are made up/,
  )
})

test('every block becomes text, and unknown values say so', () => {
  const printed = textReport({
    ...base,
    status: 'done',
    summary: 'It is small.',
    failure: undefined as never,
    report,
    sources: [{ name: 'Measured here', kind: 'measured' }],
  })
  for (const line of [
    'It is small.',
    'Needs work: 2 of 8 rules measured',
    '  Words  12',
    '  Rank   unknown',
    '  gzip    10',
    '  brotli  unknown',
    '  y  unknown',
    '  warning: A comma too many (line 3, column 7)',
    '    Take it out.',
    'Wool.',
    'a{}',
    '… 4 equal lines',
    '- old',
    '+ new',
    'Picture: a.png, 2 × 1 px',
    '  No sound.',
  ])
    expect(printed).toContain(line)
})

test('a failed run says what happened, field by field', () => {
  const failed = failedRun(
    { slug: 's', limits: [] },
    { ranAt: 0, durationMs: 0 },
    new Failure('invalid', { message: 'No.', errors: { text: 'Line 2: no.' } }),
  )
  expect(textReport(failed)).toBe('No.\n\n  text: Line 2: no.')
})

test('tables are printed as rows, or the figures if there is none', () => {
  expect(tablesOf(report).map(({ title }) => title)).toEqual(['Rows', 'Findings'])
  expect(tablesOf(report)[0]?.rows).toEqual([
    ['x', 0],
    ['y', null],
  ])
  expect(tablesOf(report.slice(0, 3)).map(({ rows }) => rows)).toEqual([
    [
      ['Words', 12, ''],
      ['Rank', null, ''],
    ],
    [
      ['gzip', 10],
      ['brotli', null],
    ],
  ])
})

test('long tables, charts, and lists show their first rows and how many are left out', () => {
  const many = Array.from({ length: 200_000 }, (_, at) => at)
  const finding = { id: 'a', severity: 'notice' as const, title: 'Too long', why: 'It is.' }
  const printed = textReport({
    ...base,
    failure: undefined as never,
    report: [
      table({ title: 'Rows', columns: [{ label: 'A' }], rows: many.map((at) => [at]) }),
      chart({
        title: 'Sizes',
        form: 'line',
        labels: many.map(String),
        series: [{ name: 'a', values: many }],
        method: '',
      }),
      findings(many.slice(0, 100).map(() => finding)),
    ],
  })
  for (const left of ['… 199940 more rows', '… 199940 more values', '… 40 more findings'])
    expect(printed).toContain(left)
  expect(printed.length).toBeLessThan(5_000)
})

test('a spreadsheet column has its unit in its name', () => {
  const sizes = table({ title: 'Sizes', columns: [{ label: 'Size', unit: 'kB' }], rows: [[1]] })
  expect(tablesOf([sizes])[0]?.columns).toEqual(['Size (kB)'])
})

test('in JSON, a file is base64, and input images are left out', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
  const { files } = envelopeJson({
    ...base,
    files: [
      { name: 'a.bin', type: 'application/octet-stream', bytes },
      { name: 'b', type: '', bytes, role: 'source' },
    ],
  })
  expect(files).toHaveLength(1)
  expect(Buffer.from(files[0]?.base64 ?? '', 'base64').equals(bytes)).toBe(true)
  expect(files[0]).toMatchObject({ name: 'a.bin', size: 70_000 })
})
