import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toolOffers } from '#content/tool-offers.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { failedRun } from '#engine/tool/envelope.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { chooseOffer, workIn } from './choose-offer.ts'
import { ReportOffer } from './report-offer.tsx'

const finding = (id: string, severity: Finding['severity'] = 'warning'): Finding => ({
  id,
  severity,
  title: id,
  why: id,
})
const service = { slug: 'mobile-seo', title: 'Mobile SEO', terms: 'first change in week 2' }
const offers = [
  { when: ['big-image'], before: 'Images come first in ', after: '.', service },
  { when: [], before: 'Speed is ', after: '.', service },
]
const run = (findings: Finding[]) => ({
  ...failedRun({ slug: 'page-speed-checker', limits: [] }, { ranAt: 0, durationMs: 1 }),
  ...{ status: 'done' as const, findings, input: { url: 'https://shop.example/', text: 'pasted' } },
})
const fields = [
  { name: 'url', control: 'url' },
  { name: 'text', control: 'text' },
] as const

function render(props: Partial<Parameters<typeof ReportOffer>[0]> = {}) {
  const tool = { slug: 'page-speed-checker', fields: [...fields] }
  const page = '/tools/page-speed-checker/'
  return parseHtml(renderToStaticMarkup(<ReportOffer tool={tool} offers={offers} page={page} {...props} />))
}
const sentence = (html: Document) => html.querySelector('[data-offer]:not([hidden])')?.textContent?.trim()

test('the sentence after a report follows its findings, and counts what needs work', () => {
  expect(chooseOffer(offers, [finding('other'), finding('big-image')])).toBe(0)
  expect(chooseOffer(offers, [finding('big-image', 'pass')])).toBe(1)
  expect(chooseOffer(offers, [])).toBe(1)
  expect(workIn([finding('a'), finding('b', 'critical'), finding('c', 'notice')])).toBe('2 findings need work.')
  expect(workIn([finding('a')])).toBe('1 finding needs work.')
  expect(workIn([finding('a', 'pass')])).toBe('')
})

test('R-166 S-12 a report that the server rendered ends with its sentence and the form, without scripts', () => {
  const html = render({ envelope: run([finding('big-image')]) })
  expect(html.querySelector('[data-offers]')?.hasAttribute('hidden')).toBe(false)
  expect(sentence(html)).toMatch(/^1 finding needs work\. +Images come first in Mobile SEO\./)
  expect(html.querySelector('[data-offer]:not([hidden]) a')?.getAttribute('href')).toBe('/services/mobile-seo/')
  const form = html.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/api/send-report')
  const report = JSON.parse(form?.querySelector('[name="report"]')?.getAttribute('value') ?? '')
  expect(report).toMatchObject({ tool: 'page-speed-checker', findings: [{ id: 'big-image' }] })
})

test('without a report, and after a failed run, nothing leads on', () => {
  const failed = failedRun({ slug: 'page-speed-checker', limits: [] }, { ranAt: 0, durationMs: 1 })
  for (const html of [render(), render({ envelope: failed })])
    expect(html.querySelector('[data-offers]')?.hasAttribute('hidden')).toBe(true)
})

test('a tool that takes no text and no files has nothing to ask about', () => {
  expect(render({ envelope: run([]) }).querySelector('[name="withPasted"]')).not.toBeNull()
  const tool = { slug: 'page-speed-checker', fields: [fields[0]] }
  expect(render({ tool, envelope: run([]) }).querySelector('[name="withPasted"]')).toBeNull()
})

test('the answer and the errors of the form are shown where it is', () => {
  const sent = render({ state: { form: 'question', success: true, message: '', errors: {}, values: {} } })
  expect(sent.querySelector('details')?.hasAttribute('open')).toBe(true)
  expect(sent.querySelector('[role="status"]')?.textContent).toBe('Thank you! Your request has been sent.')
  const values = { report: '{"tool":"x"}', message: 'Why?' }
  const refused = render({
    state: { form: 'question', success: false, message: 'No.', errors: { clientEmail: 'Please' }, values },
  })
  expect(refused.querySelector('[name="report"]')?.getAttribute('value')).toBe(values.report)
  expect(refused.querySelector('textarea')?.textContent).toContain('Why?')
})

test('every built-in list of sentences ends with one that always fits', () => {
  for (const [tool, list] of Object.entries(toolOffers)) {
    expect([tool, list.at(-1)?.when]).toEqual([tool, undefined])
    for (const { when } of list.slice(0, -1)) expect([tool, when?.length ?? 0]).not.toEqual([tool, 0])
    for (const { text } of list)
      expect([tool, text]).toEqual([tool, expect.stringMatching(/^(?=[A-Z{]).*\{service\}.*\.$/)])
  }
})
