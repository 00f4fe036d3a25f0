import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { PAGE_COLUMNS } from '#audit/exports/page-columns.ts'
import { findingSlug } from '#audit/finding-slug.ts'
import { firstOf } from '#audit/first.ts'
import { proofs } from '#audit/proofs/index.ts'
import { annotate } from '#audit/remarks.ts'
import { examineTrial } from '#audit/trial/examine-trial.ts'
import { largeSite, smallSite } from '#audit/trial/large-site.ts'
import { readSentReport } from '#engine/tool/sent-report-schema.ts'
import { parseHtml, parseQuickly } from '#tests/support/parse-html.ts'
import { FindingPage, pageOf } from './finding-page.tsx'
import { MAX_OPEN } from './findings.tsx'
import { type FindingFilter, fitsFilter, readFilter } from './fits-filter.ts'
import { FIRST_ROWS } from './pages-table.tsx'
import { ReportPage, type ReportPageProps } from './report-page.tsx'
import { sentAudit } from './sent-audit.ts'
import { type ReportedAudit, spotImage } from './view.ts'

const KEY = 'V1StGXR8_Z5jdHi6B-myTQ'
const SHARED = 'S1StGXR8_Z5jdHi6B-myTQ'
const HOSTILE = '"><img src=x onerror=alert(1)>'
const everything: FindingFilter = { group: '', severity: '', template: '', q: '' }

let audit: ReportedAudit
let clean: ReportedAudit
let hostile: ReportedAudit
/** The page of `audit`, as its owner sees it. */
let whole: Document

beforeAll(async () => {
  audit = stored(await examineTrial(largeSite(proofs, { seed: 11, size: 60, times: 1 }).site))
  const { site } = smallSite((page) => {
    page.title = `${HOSTILE} ${'wide '.repeat(30)}`
    return undefined
  }, 13)
  hostile = stored(await examineTrial(site))
  clean = stored(await examineTrial(largeSite([], { seed: 12, size: 20, times: 1 }).site))
  whole = parseHtml(markup())
}, 60_000)

const stored = (report: ReportedAudit['report']): ReportedAudit => ({
  id: 1,
  key: KEY,
  shareKey: SHARED,
  url: 'https://trial.example/',
  host: 'trial.example',
  state: 'done',
  createdAt: '2026-06-01T00:00:00.000Z',
  finishedAt: '2026-06-01T00:01:00.000Z',
  deletedOn: '2026-08-30T00:00:00.000Z',
  progress: { stage: 'report', place: null, pages: 90, ofPages: 90, secondsLeft: 0, ticks: [] },
  report,
})

function markup(own: ReportedAudit = audit, props: Partial<ReportPageProps> = {}) {
  return renderToStaticMarkup(
    <ReportPage
      audit={own}
      shownKey={KEY}
      origin="https://agency.example"
      crumbs={[]}
      filter={everything}
      other={undefined}
      earlier={[]}
      offer={null}
      state={undefined}
      ScoreRing={({ value }) => <b data-score="">{value}</b>}
      Chart={({ title }) => <figure data-chart="">{title}</figure>}
      {...props}
    />,
  )
}

const textsOf = (html: Document, selector: string) =>
  [...html.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim())

test('a report says its verdict, its score, and what to do first in the order of the core', () => {
  expect(whole.querySelector('#verdict')?.textContent).toBe(audit.report.verdict)
  expect(whole.querySelector('[data-score]')?.textContent).toBe(String(audit.report.score.value ?? ''))
  expect(textsOf(whole, '.first-list h3')).toEqual(firstOf(audit.report).map(({ title }) => title))
})

test('the groups add up to the score', () => {
  const sum = textsOf(whole, '.score-table tbody td:last-child').reduce((all, text) => all + (Number(text) || 0), 0)
  const measured = audit.report.score.groups.filter(({ score }) => score !== null)
  const weights = measured.reduce((all, { weight }) => all + weight, 0)
  const mean = measured.reduce((all, { score, weight }) => all + (score ?? 0) * weight, 0) / weights
  expect(Math.abs(sum - mean)).toBeLessThan(0.1 * measured.length)
})

test('the first findings have their place, their pages, and a link to all of them', () => {
  for (const finding of audit.report.findings.slice(0, MAX_OPEN)) {
    const row = whole.querySelector(`#${findingSlug(finding)}`)
    expect(row?.querySelector('.finding-title')?.textContent).toBe(finding.title)
    expect(row?.querySelectorAll('.evidence-list > li')).toHaveLength(Math.min(5, finding.pages.length))
    const all = row?.querySelector(`a[href="/audit/${KEY}/findings/${findingSlug(finding)}/"]`)
    expect(all !== null && all !== undefined).toBe(finding.pages.length > 5)
  }
})

test('further findings are links to their pages', () => {
  const further = audit.report.findings.slice(MAX_OPEN)
  expect(further.length).toBeGreaterThan(0)
  const links = new Map([...whole.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]))
  for (const finding of further)
    expect(links.get(`/audit/${KEY}/findings/${findingSlug(finding)}/`)).toContain(finding.title)
})

test('what the examined site says is text in the report', () => {
  const html = markup(hostile)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img src=x')
})

test('the table starts with the first rows and all columns, and a script finds the rest', () => {
  expect(whole.querySelectorAll('.pages-scroll th')).toHaveLength(PAGE_COLUMNS.length)
  expect(PAGE_COLUMNS.length).toBeGreaterThanOrEqual(30)
  expect(whole.querySelectorAll('.pages-scroll tbody tr')).toHaveLength(FIRST_ROWS)
  expect(whole.querySelector('[data-pages]')?.getAttribute('data-pages')).toBe(`/audit/${KEY}/pages.json`)
})

test('filters hide what does not fit, without scripts too', () => {
  const [first] = audit.report.findings
  const filter = readFilter(new URLSearchParams({ severity: 'warning', q: '  ' }))
  const html = parseQuickly(markup(audit, { filter }))
  const shown = textsOf(html, '[data-findings] li[data-severity]:not([hidden]) .finding-title')
  const wanted = audit.report.findings.filter(({ severity }) => severity === 'warning')
  expect(shown).toEqual(wanted.map(({ title }) => title))
  const none = parseQuickly(markup(audit, { filter: { ...everything, q: `${first?.title} xyzzy` } }))
  expect(none.querySelector('[data-none]')?.hasAttribute('hidden')).toBe(false)
  expect(none.querySelector('.more-findings')?.hasAttribute('hidden')).toBe(true)
  const finding = { group: 'titles', severity: 'error', templates: ['articles'], text: '4 articles without a title' }
  expect(fitsFilter(finding, { ...everything, template: 'articles', q: 'TITLE 4' })).toBe(true)
  expect(fitsFilter(finding, { ...everything, template: 'job-pages' })).toBe(false)
})

test('only the owner’s link can revoke and delete, and a shared report does not name it', () => {
  expect(whole.querySelector(`form[action="/api/audit/${KEY}/delete"]`)).not.toBeNull()
  const shared = markup(audit, { shownKey: SHARED })
  expect(shared).not.toContain(KEY)
  expect(shared).toContain(`/audit/${SHARED}/report.json`)
})

test('a clean site is told so, with everything that passed', () => {
  const html = parseQuickly(markup(clean))
  expect(html.querySelector('#verdict')?.textContent).toMatch(/^No problems found/)
  expect(html.querySelector('.first-band')).toBeNull()
  expect(html.querySelector('[data-findings] .lead')?.textContent).toMatch(/^No problems found\. \d+ rules? passed\.$/)
})

test('a site that could not be read is not called clean, and its one finding has its place', () => {
  const nothing = {
    ...clean.report,
    pages: [],
    templates: [],
    passed: [],
    score: { ...clean.report.score, value: null },
  }
  const blocked = parseHtml(markup({ ...clean, report: nothing }))
  expect(blocked.querySelector('.severity-counts')).toBeNull()
  expect(blocked.querySelector('.report-again a')?.getAttribute('href')).toBe(
    '/audit/?url=https%3A%2F%2Ftrial.example%2F',
  )
  expect(blocked.body.textContent).not.toContain('0 rules passed')
  const refused = parseHtml(markup({ ...clean, report: { ...nothing, pages: clean.report.pages } }))
  expect(refused.querySelector('[data-findings] .lead')?.textContent).toMatch(/^We could read too little/)
  const robots = parseHtml(markup({ ...clean, report: { ...nothing, findings: audit.report.findings.slice(0, 1) } }))
  expect(robots.querySelector(robots.querySelector('.first-text a')?.getAttribute('href') ?? '')).not.toBeNull()
})

test('a note is beside its finding with the name of its author, and what is hidden is counted with its reason', () => {
  const [first, second] = audit.report.findings
  if (!first || !second) throw new Error('The report has too few findings.')
  const remarks = [
    { finding: first.id, note: '<b>Ship</b> this.\n\nThen that.', noteBy: 'Bo Ray', hiddenBecause: '', hiddenBy: '' },
    { finding: second.id, note: '', noteBy: '', hiddenBecause: 'A test page', hiddenBy: 'Ann Lee' },
  ]
  const html = parseQuickly(markup({ ...audit, report: annotate(audit.report, remarks) }))
  expect(textsOf(html, '.finding-note p')).toEqual(['<b>Ship</b> this.', 'Then that.'])
  expect(textsOf(html, '.finding-note figcaption')).toEqual(['Bo Ray'])
  expect(textsOf(html, '#hidden p')[0]).toBe('1 finding is hidden by Ann Lee: A test page')
  expect(html.getElementById(findingSlug(first))).not.toBeNull()
  expect(html.getElementById(findingSlug(second))).toBeNull()
})

test('a finding of the browser shows the element, in the report and on its own page', () => {
  const [finding] = audit.report.findings
  const [page] = finding?.pages ?? []
  if (!finding || !page) throw new Error('The trial has findings.')
  const shown = { ...finding, pages: [{ ...page, evidence: [{ spot: '1-2-A' }] }] }
  const speed = { url: page.url, template: '', lighthouse: '13', score: 90, vitals: [], frames: [] }
  const report = { ...audit.report, findings: [shown], speed: [{ ...speed, spots: { '1-2-A': 'aGk=' } }] }
  const path = `/audit/${audit.key}/spots/0-1-2-A.jpg`
  expect(
    parseQuickly(markup({ ...audit, report }))
      .querySelector('.evidence-list img')
      ?.getAttribute('src'),
  ).toBe(path)
  expect(spotImage(report, audit.key)(page.url, 'none')).toBeUndefined()
  expect(spotImage(report, audit.key)('https://other.example/', '1-2-A')).toBeUndefined()
})

test('two audits of a site show what was fixed and what is new', () => {
  const other = {
    host: audit.host,
    path: '/',
    hiddenIds: [],
    report: { ...clean.report, endedAt: clean.report.endedAt - 1 },
  }
  const html = parseQuickly(markup(audit, { other }))
  expect(textsOf(html, '.changes summary').map((text) => text?.split(' ')[0])).toEqual(['New'])
  const later = { ...other, report: { ...clean.report, endedAt: audit.report.endedAt + 1 } }
  const fixed = textsOf(parseQuickly(markup(audit, { other: later })), '.changes summary')
  expect(fixed[0]).toMatch(/^Fixed/)
  // What is hidden here is neither fixed nor new.
  const hiddenIds = audit.report.findings.map(({ id }) => id)
  for (const one of [other, later])
    expect(parseQuickly(markup({ ...audit, hiddenIds }, { other: one })).querySelector('.changes')).toBeNull()
  const problem = parseQuickly(markup(audit, { other: { problem: 'No report was found.' } }))
  expect(problem.querySelector('[role="alert"]')?.textContent).toBe('No report was found.')
})

test('the page of a finding shows its pages, 100 at a time', () => {
  const [first] = audit.report.findings
  if (!first) throw new Error('The report has no finding.')
  const pages = Array.from({ length: 230 }, (_, at) => ({ url: `https://t.example/${at}`, evidence: [], count: 0 }))
  const finding = { ...first, pages }
  expect([null, '0', '2', '99', 'x', '-1', '1e9'].map((asked) => pageOf(finding, asked))).toEqual([1, 1, 2, 3, 1, 1, 3])
  const html = parseHtml(
    renderToStaticMarkup(
      <FindingPage finding={finding} ownKey={KEY} imageOf={() => undefined} crumbs={[]} path="/x/" at={3} />,
    ),
  )
  expect(textsOf(html, '.evidence-list > li')).toHaveLength(30)
  expect(html.querySelector('h2')?.textContent).toBe('Pages 201 to 230 of 230')
  expect(html.querySelector('[rel="prev"]')?.getAttribute('href')).toBe('/x/?page=2')
  expect(html.querySelector('form')?.getAttribute('action')).toBe(`/api/audit/${KEY}/again`)
})

test('what is sent with a question is a report that staff can open', () => {
  const sent = sentAudit(audit.report, `/audit/${SHARED}/`)
  const json = JSON.stringify(sent)
  expect(readSentReport(json)).toEqual(JSON.parse(json))
  expect(json.length).toBeLessThan(60_000)
  expect(sent.findings[0]?.title).toBe(firstOf(audit.report)[0]?.title)
})
