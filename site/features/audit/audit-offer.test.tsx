import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AuditReport } from '#audit/report.ts'
import type { ShownOffer } from '#site/documents/tool-offers.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { AuditOffer } from './audit-offer.tsx'

const report = { counts: { error: 2, warning: 1, notice: 4 } } as AuditReport
const offer = { when: [], before: 'We repair stores in ', after: '.', service: undefined }
const leadOf = (shown: ShownOffer | undefined) =>
  parseHtml(renderToStaticMarkup(<AuditOffer report={report} offer={shown} form={null} />)).querySelector('.lead')

test('a report ends with the chosen sentence and its service, or with the request for a proposal', () => {
  const named = leadOf({ ...offer, service: { slug: 'shop-seo', title: 'Shop SEO', terms: '' } })
  expect(named?.textContent?.replace(/\s+/g, ' ')).toMatch(/^3 findings need work\. We repair stores in Shop SEO\. /)
  expect(named?.querySelector('a')?.getAttribute('href')).toBe('/services/shop-seo/')
  for (const shown of [offer, undefined])
    expect(leadOf(shown)?.querySelector('a')?.getAttribute('href')).toBe('/contact-us/')
})
