import { expect, test } from 'vitest'
import type { Block, Finding } from '../tool/blocks.ts'
import type { Envelope } from '../tool/envelope.ts'
import { bytesOf, cutText, pageOfText } from './cut-text.ts'
import { shortData } from './short-data.ts'
import { MAX_STRUCTURED_BYTES, shortEnvelope } from './short-envelope.ts'
import { MAX_TEXT_BYTES, shortReport } from './short-report.ts'

const finding = (severity: Finding['severity'], at: number): Finding => ({
  id: `rule-${at}`,
  severity,
  title: `${severity} number ${at}`,
  why: 'Because. '.repeat(200),
  evidence: 'é'.repeat(5_000),
  fix: `Repair ${at}. ${'word '.repeat(300)}`,
})

const findings = [
  ...Array.from({ length: 500 }, (_, at) => finding('notice', at)),
  finding('critical', 1),
  finding('pass', 1),
]
const report: Block[] = [
  { kind: 'score', label: 'Health', value: 41, method: 'Counted.' },
  { kind: 'findings', findings },
  { kind: 'code', title: 'Output', code: 'x'.repeat(1_000_000), language: 'text', fileName: 'a.txt' },
  {
    kind: 'metric',
    metrics: Array.from({ length: 300 }, (_, at) => ({ label: `Figure ${at}`, value: at, method: 'm' })),
  },
  {
    kind: 'table',
    title: 'Pages',
    columns: [{ label: 'URL' }],
    rows: Array.from({ length: 5_000 }, (_, at) => [`https://shop.example/${at}/${'ü'.repeat(300)}`]),
  },
]
const toolLimits = ['It sees no logs.']
const huge: Envelope = {
  tool: 'x',
  input: {},
  ranAt: '2026-11-28T00:00:00.000Z',
  durationMs: 5,
  status: 'partial',
  sources: Array.from({ length: 300 }, (_, at) => ({ name: `Source ${at}`, kind: 'measured' })),
  summary: 'Bad. '.repeat(2_000),
  data: {
    pages: Array.from({ length: 3_000 }, (_, id) => ({ id, text: 'a'.repeat(5_000), links: Array(200).fill(id) })),
  },
  findings,
  report,
  files: [{ name: 'a.txt', type: 'text/plain', bytes: new Uint8Array(10) }],
  limits: [...toolLimits, '11 versions were not read.'],
  next: [{ slug: 'y', why: 'To go on.', input: { text: 'a'.repeat(5_000), url: 'shop.example' } }],
}

test('the largest report is at most 8 kB of text, with what matters first', () => {
  const text = shortReport(huge, { limits: toolLimits, more: 'Read the rest.' })
  expect(bytesOf(text)).toBeLessThanOrEqual(MAX_TEXT_BYTES)
  const order = [
    'Bad.',
    'partial',
    'Health: 41',
    'critical number 1',
    'Repair 1',
    'notice: ',
    '11 versions',
    'xxx',
    'Read the rest.',
  ]
  const places = order.map((one) => text.indexOf(one))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(text).toMatch(/… \d+ more lines/)
})

test('a report of many outputs is at most 8 kB of text, too', () => {
  const outputs = Array.from(
    { length: 60 },
    (_, at): Block => ({
      kind: 'code',
      title: `Output ${at}`,
      code: 'x\n'.repeat(900),
      language: 'text',
      fileName: `${at}.txt`,
    }),
  )
  const text = shortReport({ ...huge, report: outputs }, { limits: toolLimits, more: 'Read the rest.' })
  expect(bytesOf(text)).toBeLessThanOrEqual(MAX_TEXT_BYTES)
  expect(text).toMatch(/Output 0\n.+Left out: .+Output 59/s)
})

test('a small report is whole, and does not say that something is missing', () => {
  const small = {
    ...huge,
    status: 'done' as const,
    summary: 'Good.',
    report: report.slice(0, 1),
    findings: [],
    sources: [],
    next: [],
  }
  const text = shortReport(small, { limits: toolLimits, more: 'Read the rest.' })
  expect(text).toContain('It sees no logs.')
  expect(text).not.toMatch(/Read the rest|Left out|more lines/)
})

test('the structured part is at most 20 kB, starts with the worst finding, and names what is missing', () => {
  const short = shortEnvelope(huge)
  expect(bytesOf(JSON.stringify(short))).toBeLessThanOrEqual(MAX_STRUCTURED_BYTES)
  expect(short).toMatchObject({
    status: 'partial',
    scores: [{ label: 'Health', value: 41 }],
    findingCounts: { critical: 1, notice: 500, pass: 1 },
    limits: [...toolLimits, '11 versions were not read.'],
    // Half of a text would be another input.
    next: [{ slug: 'y', input: { url: 'shop.example' } }],
  })
  expect(short.findings[0]).toMatchObject({ severity: 'critical' })
  expect(short.omitted).toEqual(expect.arrayContaining([expect.stringMatching(/^findings: \d+ of 501$/)]))
  expect(short.omitted?.join()).toMatch(/data\.pages: \d+ of 3000/)
})

test('data that fits is unchanged, and bytes are counted instead of listed', () => {
  const data = { a: [1, null, 'é'], b: { c: true } }
  expect(shortData(data, 100)).toEqual({ data, omitted: [] })
  expect(shortData({ png: new Uint8Array(5_000) }, 100)).toEqual({ data: { png: '5000 bytes' }, omitted: [] })
  expect(shortData({ pages: Array(90).fill('abc') }, 60)).toEqual({
    data: { pages: ['abc', 'abc', 'abc', 'abc', 'abc'] },
    omitted: ['pages: 5 of 90'],
  })
})

test('the pages of a text are the text', () => {
  const text = `${'first line\n'.repeat(900)}${'😀é'.repeat(9_000)}\nlast`
  const { pages } = pageOfText(text, 1, 1_000)
  const all = Array.from({ length: pages }, (_, at) => pageOfText(text, at + 1, 1_000).text)
  expect(all.join('')).toBe(text)
  expect(Math.max(...all.map(bytesOf))).toBeLessThanOrEqual(1_000)
  expect(pageOfText('', 1, 10)).toEqual({ text: '', pages: 1 })
  expect(cutText('😀😀', 7)).toBe('😀…')
})
