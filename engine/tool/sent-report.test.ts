import { expect, test } from 'vitest'
import { code, type Finding, findings, metric, score, table, text, WHOLE } from './blocks.ts'
import { MAX_SENT_REPORT, type SentReport, sentReport } from './sent-report.ts'
import { readSentReport } from './sent-report-schema.ts'

const finding: Finding = {
  ...{ id: 'heap', severity: 'warning', title: 'The words “secret launch” are repeated', why: 'Readers notice.' },
  evidence: 'our secret launch',
}
const envelope = (input: Record<string, unknown>): SentReport & { data: unknown; files: unknown[] } => ({
  ...{ tool: 'word-counter', input, ranAt: '2026-11-28T10:00:00.000Z', durationMs: 3, status: 'done', sources: [] },
  ...{
    summary: 'Three words, most often "secret".',
    limits: [],
    findings: [finding],
    data: 'our secret launch',
    files: ['a'],
  },
  report: [
    score({ value: 80, label: 'Score', method: 'Counted.', parts: WHOLE }),
    findings([finding]),
    metric([
      { label: 'Words', value: 3, method: 'Counted.' },
      { label: 'Longest word', value: 'secret', method: 'Counted.' },
    ]),
    table({ title: 'Words', columns: [{ label: 'Word' }], rows: [['our secret launch']] }),
    text({ title: 'Text', text: 'our secret launch' }),
    code({ title: 'Code', code: 'our secret launch', language: 'text' }),
  ],
})

test('a report is sent without what was pasted, and without anything that quotes it', () => {
  const sent = sentReport(envelope({ text: 'our secret launch', locale: 'en' }), {
    pasted: ['text'],
    withPasted: false,
  })
  expect(JSON.stringify(sent)).not.toContain('secret')
  expect(sent.input).toEqual({ locale: 'en' })
  expect(sent.report.map(({ kind }) => kind)).toEqual(['score', 'findings', 'metric'])
  expect(sent.findings.map(({ title }) => title)).toEqual(['The words “…” are repeated'])
  expect(sent.report).toContainEqual(metric([{ label: 'Words', value: 3, method: 'Counted.' }]))
})

test('a visitor can send what was pasted, and a report of a URL is sent whole', () => {
  for (const [input, withPasted] of [
    [{ text: 'our secret launch' }, true],
    [{ text: '', url: 'https://shop.example/' }, false],
  ] as const) {
    const sent = sentReport(envelope(input), { pasted: ['text'], withPasted })
    expect(sent.input).toEqual(input)
    expect(sent.report).toHaveLength(6)
    expect(sent).not.toHaveProperty('data')
    expect(sent).not.toHaveProperty('files')
  }
})

test('a report that is too long to be sent loses the ends of its tables, and says so', () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => [`https://shop.example/${'x'.repeat(150)}/${at}`])
  const long = { ...envelope({ url: 'shop.example' }), report: [table({ title: 'Links', columns: [], rows })] }
  const sent = sentReport(long, { pasted: [], withPasted: false })
  expect(JSON.stringify(sent).length).toBeLessThanOrEqual(MAX_SENT_REPORT)
  expect(sent.report).toMatchObject([{ rows: rows.slice(0, 500) }])
  expect(sent.limits).toEqual(['The report was shortened to be sent.'])
})

test('what is no report is not read as one', () => {
  const sent = sentReport(envelope({}), { pasted: [], withPasted: false })
  expect(readSentReport(JSON.stringify(sent))).toEqual(sent)
  const broken = [{ ...sent, status: 'great' }, { ...sent, report: [{ kind: 'script' }] }, [], null]
  for (const json of ['', '{', ...broken.map((one) => JSON.stringify(one)), `"${'x'.repeat(MAX_SENT_REPORT)}"`])
    expect(readSentReport(json)).toBeUndefined()
})

test('the report of a tool with a secret field is sent as if something was pasted', () => {
  const sent = sentReport(envelope({ length: 20 }), { pasted: ['password'], withPasted: false })
  expect(JSON.stringify(sent)).not.toContain('secret')
})
