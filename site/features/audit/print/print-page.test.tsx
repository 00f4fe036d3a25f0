import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { firstOf } from '#audit/first.ts'
import { proofs } from '#audit/proofs/index.ts'
import { annotate } from '#audit/remarks.ts'
import { examineTrial } from '#audit/trial/examine-trial.ts'
import { largeSite } from '#audit/trial/large-site.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { reasonsOf } from '../report/reasons.ts'
import type { ReportedAudit } from '../report/view.ts'
import { printedGroups } from './bounds.ts'
import { cssString, pageRule } from './page-rule.ts'
import { PrintPage } from './print-page.tsx'

const KEY = 'V1StGXR8_Z5jdHi6B-myTQ'
const SHARED = 'S1StGXR8_Z5jdHi6B-myTQ'

let audit: ReportedAudit
let clean: ReportedAudit

beforeAll(async () => {
  audit = stored(await examineTrial(largeSite(proofs.slice(0, 60), { seed: 11, size: 20, times: 1 }).site))
  clean = stored(await examineTrial(largeSite([], { seed: 12, size: 8, times: 1 }).site))
}, 60_000)

const stored = (report: ReportedAudit['report']): ReportedAudit => ({
  id: 1,
  key: KEY,
  shareKey: SHARED,
  url: 'https://trial.example/',
  host: 'trial.example',
  state: 'done',
  createdAt: '2026-06-01T00:00:00.000Z',
  deletedOn: '2026-08-30T00:00:00.000Z',
  progress: { stage: 'report', place: null, pages: 90, ofPages: 90, secondsLeft: 0, ticks: [] },
  report,
})

function markup(own: ReportedAudit) {
  const name = 'Harvest & Sons'
  const agency = { name, tagline: '', email: 'hello@agency.example', mark: <b>{name}</b>, offices: [] }
  return renderToStaticMarkup(<PrintPage audit={own} agency={agency} origin="https://agency.example" />)
}

test('each entry of the contents leads to a heading, and no link depends on where the page is', () => {
  for (const own of [audit, clean]) {
    const html = parseHtml(markup(own))
    for (const link of html.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? ''
      if (href.startsWith('#')) expect(html.getElementById(href.slice(1))?.tagName, href).toMatch(/^H\d$/)
      else expect(href).toMatch(/^(?:https?:\/\/|mailto:)/)
    }
    const headings = [...html.querySelectorAll('h2')].map(({ id }) => id).filter((id) => id !== 'contents')
    const entries = [...html.querySelectorAll('.print-contents > ol > li > a')].map((link) => link.getAttribute('href'))
    expect(entries).toEqual(headings.map((id) => `#${id}`))
  }
})

test('the key that may delete the audit is not on paper; without the shared one, there is no link to the report', () => {
  expect(markup(audit)).not.toContain(KEY)
  expect(markup(audit)).toContain(`https://agency.example/audit/${SHARED}/`)
  expect(markup({ ...audit, shareKey: null })).not.toMatch(/\/audit\/[\w-]{22}\//)
})

test('verdict, brand, and what to do first are on paper; a clean site says so', () => {
  const html = parseHtml(markup(audit))
  const texts = html.body.textContent ?? ''
  for (const text of [audit.report.verdict, 'Harvest & Sons', 'hello@agency.example']) expect(texts).toContain(text)
  const first = [...html.querySelectorAll('.print-first h3')].map(({ textContent }) => textContent)
  expect(first).toEqual(firstOf(audit.report).map(({ title }) => title))
  expect(parseHtml(markup(clean)).body.textContent).toContain('No problems found.')
})

test('notes are on paper beside their finding; a hidden one is not, but who hid it and why', () => {
  const [noted, hidden] = firstOf(audit.report)
  if (!noted || !hidden) throw new Error('The trial has findings.')
  const signed = { note: '', noteBy: '', hiddenBecause: '', hiddenBy: '' }
  const report = annotate(audit.report, [
    { ...signed, finding: noted.id, note: 'The theme sets it.', noteBy: 'Ann Lee' },
    { ...signed, finding: hidden.id, hiddenBecause: 'A test page', hiddenBy: 'Ann Lee' },
  ])
  const html = parseHtml(markup({ ...audit, report }))
  expect(html.querySelector('.print-findings .finding-note, .print-rule .finding-note')?.textContent).toBe(
    'The theme sets it.Ann Lee',
  )
  expect(html.body.textContent).not.toContain(hidden.title)
  expect(html.body.textContent).toContain('1 finding is hidden by Ann Lee: A test page')
})

test('a finding on many pages, and a rule with many findings, are cut and say how much more there is', () => {
  const [one] = audit.report.findings
  if (!one) throw new Error('The trial has findings.')
  const page = { url: 'https://trial.example/a', evidence: [{ snippet: '<p>'.repeat(500) }], count: 1 }
  const error = { ...one, severity: 'error' as const, pages: Array.from({ length: 393 }, () => page) }
  const [alone] = printedGroups({ findings: [error], speed: [] })
  expect(alone?.rules[0]?.findings[0]).toMatchObject({ morePages: 388, pages: { length: 5 } })
  expect(alone?.rules[0]?.findings[0]?.pages[0]?.evidence[0]?.snippet?.length).toBeLessThan(300)
  const [many] = printedGroups({
    findings: Array.from({ length: 32 }, (_, at) => ({ ...error, id: `${one.rule}:${at}` })),
    speed: [],
  })
  expect(many?.rules[0]).toMatchObject({ more: 27, findings: { length: 5 } })
  const noted = Array.from({ length: 32 }, (_, at) => ({
    ...error,
    id: `${one.rule}:${at}`,
    ...(at === 20 ? { note: { text: 'The theme sets it.', by: 'Ann Lee' } } : {}),
  }))
  expect(printedGroups({ findings: noted, speed: [] })[0]?.rules[0]?.findings[0]?.finding.note?.by).toBe('Ann Lee')
})

test('elements are shown as on a phone: two of a finding, and only as many in all as a file may hold', () => {
  const [one] = audit.report.findings
  if (!one) throw new Error('The trial has findings.')
  const measured = { template: '', lighthouse: '13', score: 90, vitals: [], frames: [] }
  const urls = ['https://trial.example/a', 'https://trial.example/b', 'https://trial.example/c']
  const speed = urls.map((url) => ({ ...measured, url, spots: { '1-2-A': '/9j/AA==' } }))
  const pages = urls.map((url) => ({ url, evidence: [{ spot: '1-2-A' }, { spot: '1-9-Z' }], count: 2 }))
  const finding = { ...one, group: 'accessibility' as const, severity: 'error' as const, pages }
  const report = { ...audit.report, findings: [finding], speed }
  const html = parseHtml(markup({ ...audit, report }))
  expect([...html.querySelectorAll('.print-place img')].map((image) => image.getAttribute('src'))).toEqual([
    'data:image/jpeg;base64,/9j/AA==',
    'data:image/jpeg;base64,/9j/AA==',
  ])
  const findings = Array.from({ length: 20 }, (_, at) => ({ ...finding, id: `${at}`, rule: `rule-${at}` }))
  const places = printedGroups({ findings, speed }).flatMap(({ rules }) =>
    rules.flatMap((rule) => rule.findings.flatMap((found) => found.pages.flatMap(({ evidence }) => evidence))),
  )
  expect(places.filter(({ image }) => image)).toHaveLength(24)
})

test('errors come before warnings and notices in each group', () => {
  const order = ['error', 'warning', 'notice']
  for (const { rules } of printedGroups(audit.report)) {
    const places = rules.map(({ severity }) => order.indexOf(severity))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('a brand ends neither its string in the footer nor the style', () => {
  expect(cssString('A "b" \\ </style>\n')).toBe('"A \\22 b\\22  \\5c  \\3c \\2f style\\3e \\a "')
  expect(pageRule({ brand: 'Müller, Söhne', host: 'shop.example' })).toContain(
    '"Müller, Söhne · Audit of shop.example"',
  )
})

test('rules that nothing is subject to are one paragraph, the others are together by why', () => {
  const { unmeasured } = clean.report
  const { inapplicable, reasons } = reasonsOf(unmeasured)
  expect([...inapplicable, ...reasons.flatMap(({ rules }) => rules)].toSorted()).toEqual(
    unmeasured.map(({ rule }) => rule).toSorted(),
  )
  expect(inapplicable).toContain('video-without-captions')
  expect(reasons.map(({ why }) => why)).toContain('A trial site is in memory.')
})
