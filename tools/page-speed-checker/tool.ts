import { z } from 'zod'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportSpeed } from './report.ts'

export const tool = defineTool({
  ...about,
  action: 'Measure',
  guide: [
    'Measures how fast a page loads with Lighthouse, as a phone or a desktop; use it to find out what makes a page slow.',
    'Returns the score, LCP, TBT, CLS, FCP, Speed Index, and TTFB with their ratings, what real visitors experienced (LCP, INP, CLS at the 75th percentile) where it is known, every request with its bytes, and findings with evidence and fixes.',
  ],
  input: z.object({
    url: field.pageUrl({ label: 'URL', hint: 'A domain, such as shop.com, or a page.' }),
    device: field.choice({ label: 'Device', options: { mobile: 'Phone', desktop: 'Desktop' }, default: 'mobile' }),
  }),
  output,
  samples: [{ label: 'A page', input: { url: 'https://example.com/', device: 'mobile' } }],
  libraries: [{ name: 'lighthouse', does: 'measures the page and computes the score' }],
  limits: [
    'The score is that of one load in the Chromium of our server. What real visitors experience appears beside it where a source of field data is set up.',
    'The line and the processor of a phone are simulated from a faster load, so two runs differ by a few points.',
    'INP needs real taps. Total Blocking Time stands in for it.',
    'The page is loaded without cookies, from one place. If tasks block it, it is loaded a second time and the better run counts: other work on our server can only make it slower.',
  ],
  needs: { page: ({ url }) => ({ url }), lighthouse: ({ url, device }) => ({ url, device }) },
  run: async ({ device }, { page, lighthouse, gather }) => {
    const { measureSpeed } = await import('./measure-speed.ts')
    const { asFailedLookup } = await import('#engine/data-providers/as-failed-lookup.ts')
    // Field data of the URL after redirects, because visitors see that one.
    const field = await gather('fieldData', { url: page.url, device }).catch(asFailedLookup)
    return measureSpeed(page, lighthouse, device, field)
  },
  report: reportSpeed,
  inShort: ({ url, device, score }) => ({ pagespeed: { url, device, score } }),
})
