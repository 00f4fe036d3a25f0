import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseHtml } from '#tests/support/parse-html.ts'
import { ClosingProposal } from './closing-proposal.tsx'

test('R-102 the closing proposal has its words and the audit form of its page', () => {
  const html = parseHtml(renderToStaticMarkup(<ClosingProposal page="/case-study/a" service="seo" />))
  expect(html.querySelector('#audit h2')?.textContent).toBe('Send me a proposal')
  const form = html.querySelector('#audit form[data-variant="desktop"]')
  expect(form?.querySelector('[name="page"]')?.getAttribute('value')).toBe('/case-study/a')
  expect(form?.querySelector('[name="service"]')?.getAttribute('value')).toBe('seo')
})

test('the bar for phones comes right before the form, and only once on a page', () => {
  const html = renderToStaticMarkup(<ClosingProposal page="/case-study/a" />)
  expect(html).toMatch(/^<div class="request-rail">.*href="#audit".*<\/div><section[^>]* id="audit">/)
  expect(renderToStaticMarkup(<ClosingProposal page="/portfolio" hasBar={false} />)).not.toContain('request-rail')
})
