import { expect, test } from 'vitest'
import { bytesOf } from '#engine/assistants/cut-text.ts'
import { MAX_STRUCTURED_BYTES } from '#engine/assistants/short-envelope.ts'
import { MAX_TEXT_BYTES } from '#engine/assistants/short-report.ts'
import { firstOf } from '../first.ts'
import type { AuditReport } from '../report.ts'
import { examineTrial } from '../trial/examine-trial.ts'
import { smallSite } from '../trial/large-site.ts'
import { auditText } from './audit-text.ts'
import type { SeenAudit } from './seen-audit.ts'
import { shortAudit } from './short-audit.ts'

const { site } = smallSite((page) => {
  page.title = undefined
  return undefined
}, 3)
const report = await examineTrial(site)

const seen: SeenAudit = {
  audit: 'AAAAAAAAAAAAAAAAAAAAAA',
  url: 'https://trial.example/',
  link: 'https://agency.example/audit/AAAAAAAAAAAAAAAAAAAAAA/',
  deletedOn: '2027-02-27T10:00:00.000Z',
  state: 'done',
  progress: { stage: 'report', place: null, pages: 3, ofPages: 3, secondsLeft: 0, ticks: [] },
  report,
}

/** A report whose texts are as long as a site can make them. */
function longReport(): AuditReport {
  const long = (text: string) => `${text} ${'"é\n'.repeat(3_000)}`
  const findings = Array.from({ length: 400 }, (_, at) => ({
    ...(report.findings[at % report.findings.length] as AuditReport['findings'][number]),
    id: long(`title-missing:${at}`),
    title: long(`Finding ${at}`),
    paste: long('<title>'),
    pages: [
      { url: long(`https://trial.example/${at}`), evidence: [{ snippet: long('<p>'), detail: long('1') }], count: 1 },
    ],
  }))
  return { ...report, verdict: long('Bad.'), findings, limits: Array.from({ length: 90 }, () => long('Not seen.')) }
}

test('an assistant reads the verdict, the score with what it rests on, and the link before anything else', () => {
  const lines = auditText(seen).split('\n')
  expect(lines[1]).toBe(report.verdict)
  expect(lines[2]).toMatch(/^Score: (unknown, because only|\d+ of 100\. It rests on) \d+% of the weight of all rules/)
  expect(lines.slice(4, 7)).toEqual([`Report: ${seen.link} (kept until 2027-02-27)`, '', 'Do these first'])
  for (const { title } of firstOf(report)) expect(auditText(seen)).toContain(title)
  expect(auditText(seen)).toContain(`call read-audit with {"audit":"${seen.audit}","part":"all"}`)
})

test('however long the texts of a site are, the text has at most 8 kB, the data 20 kB, and both say what is missing', () => {
  const long = { ...seen, url: `https://${'a'.repeat(2_000)}.example/`, report: longReport() }
  const text = auditText(long)
  expect(bytesOf(text)).toBeLessThanOrEqual(MAX_TEXT_BYTES)
  expect(text).toMatch(/\n {2}and \d+ more/)
  const data = shortAudit(long)
  expect(bytesOf(JSON.stringify(data))).toBeLessThanOrEqual(MAX_STRUCTURED_BYTES)
  expect(data).toMatchObject({ omitted: expect.arrayContaining([expect.stringMatching(/^findings: \d+ of \d+$/)]) })
})

test('an audit that has not ended says how far it is, and how to wait for its end', () => {
  const { report: _, ...none } = seen
  const running: SeenAudit = {
    ...none,
    state: 'running',
    progress: { ...seen.progress, stage: 'pages', pages: 20, ofPages: 90, secondsLeft: 61 },
  }
  expect(auditText(running)).toMatch(/Reading the pages\.\n20 of 90 pages, about 1 minute 5 seconds left\nTo wait/)
  expect(auditText({ ...running, report })).toContain('Found until now, which may change:')
  expect(shortAudit(running)).toMatchObject({ state: 'running', progress: { pages: 20, ofPages: 90 } })
  const waiting: SeenAudit = { ...none, state: 'waiting', progress: { ...seen.progress, stage: 'waiting', place: 2 } }
  expect(auditText(waiting)).toContain('Waiting in line: 2 audits are ahead of this one.')
})

test('an audit that has failed says why', () => {
  const { report: _, ...none } = seen
  expect(auditText({ ...none, state: 'failed', message: 'The server stopped.' })).toBe(
    `The audit of https://trial.example/ has no report. The server stopped.\nReport: ${seen.link} (kept until 2027-02-27)`,
  )
})
