import { normalizeUrl } from '#engine/crawl/normalize-url.ts'
import { llmsLinks, readLlmsTxt } from '#tools/ai-crawler-checker/llms-txt.ts'
import { siteRule } from '../../rule.ts'
import type { SiteView } from '../../site/site-view.ts'
import { source } from '../../sources.ts'

const proposal = source('llmstxt.org: the proposal', 'https://llmstxt.org/')
const APPLIES = 'Sites that have an llms.txt. Nothing requires one.'
const GONE = new Set([404, 410])

/** Returns the file; '' if there is none, or a page in its place. */
function plainTextOf({ llmsTxt }: SiteView): string {
  if ('unmeasured' in llmsTxt) return ''
  const { status, text } = llmsTxt.value
  return status === 200 && !/^\s*<(?:!doctype|html)/i.test(text) ? text : ''
}

const urlOf = ({ home, crawl }: SiteView) => new URL('/llms.txt', home?.url ?? crawl.start).href

export const llmsTxtRules = [
  siteRule({
    id: 'llms-txt-malformed',
    group: 'ai',
    severity: 'notice',
    title: () => 'llms.txt does not have the format of the proposal',
    measures: 'Whether the file has a title, and sections that are lists of links with full URLs.',
    appliesTo: APPLIES,
    why: 'The programs that read the file expect the format of the proposal. No large operator promises to read it.',
    source: proposal,
    fix: 'Correct the lines that are named.',
    weight: 2,
    effort: 1,
    evaluate: (site) => {
      if ('unmeasured' in site.llmsTxt) return site.llmsTxt
      const text = plainTextOf(site)
      if (text === '') return { of: 0, found: [] }
      const { faults } = readLlmsTxt(text)
      return {
        of: 1,
        found: faults.map(({ line, title, evidence }) => ({
          url: urlOf(site),
          line,
          snippet: evidence,
          detail: title,
        })),
      }
    },
  }),
  siteRule({
    id: 'llms-txt-names-missing-page',
    group: 'ai',
    severity: 'notice',
    title: () => 'llms.txt names pages that do not exist',
    measures:
      'Whether pages of the site that llms.txt names respond with 404 or 410. Only responses that the audit received count.',
    appliesTo: APPLIES,
    why: 'A program that follows the list finds nothing there.',
    source: proposal,
    fix: 'Remove the lines, or name the pages that replace them.',
    weight: 2,
    effort: 1,
    evaluate: (site) => {
      if ('unmeasured' in site.llmsTxt) return site.llmsTxt
      const statuses = new Map([...site.crawl.checked, ...site.crawl.pages].map(({ url, status }) => [url, status]))
      const known = llmsLinks(plainTextOf(site)).flatMap(({ href, line }) => {
        const url = normalizeUrl(href, urlOf(site))?.url
        const status = url === undefined ? undefined : statuses.get(url)
        return url === undefined || status === undefined || status === null ? [] : [{ url, line, status }]
      })
      return {
        of: known.length,
        found: known
          .filter(({ status }) => GONE.has(status))
          .map(({ url, line, status }) => ({ url: urlOf(site), line, snippet: url, detail: `Status ${status}` })),
      }
    },
  }),
]
