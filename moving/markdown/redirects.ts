import type { LeftOutItem, RedirectItem } from '../item.ts'
import { asText } from '../source/values.ts'
import { namesIn } from './fields.ts'
import { textAt } from './page-index.ts'
import type { Page, Site } from './site.ts'

const FILES = ['_redirects', 'static/_redirects', 'public/_redirects']
const MAX_RULES = 20_000

/**
 * Returns the redirects of a folder: those of its texts (`redirect_to`), and of a file `_redirects`. A rule with a
 * pattern is left out.
 * Source: https://docs.netlify.com/manage/routing/redirects/overview
 */
export async function redirectsOf(site: Site, pages: Page[]): Promise<(RedirectItem | LeftOutItem)[]> {
  const fromTexts = pages.flatMap((page): RedirectItem[] => {
    const [to] = namesIn(page.fields.redirect_to)
    if (!to) return []
    return [{ kind: 'redirect', ...about(page.path, page.address), from: page.address, to }]
  })
  const path = FILES.find((one) => site.files.has(one))
  const text = path ? await textAt(site, path) : ''
  if (!path || typeof text !== 'string') return fromTexts
  const rules = text.split(/\r?\n/, MAX_RULES).flatMap((line, at) => {
    const [from = '', to = '', status = '301'] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
    return from === '' || to === '' ? [] : [ruleOf(from, to, status, `${path}, line ${at + 1}`)]
  })
  return [...fromTexts, ...rules]
}

function ruleOf(from: string, to: string, status: string, at: string): RedirectItem | LeftOutItem {
  if (/^\/[^*:]*$/.test(from) && /^30[1278]/.test(status) && !/:(splat|\w+)/.test(to.replace(/^https?:/, '')))
    return { kind: 'redirect', ...about(at, from), from, to }
  if (/^\/[^*:]*$/.test(from) && /^410/.test(status)) return { kind: 'redirect', ...about(at, from), from }
  const reason = 'It has a pattern, or a condition. Add its pages one by one under Redirects.'
  return { kind: 'left-out', ...about(at, from), title: `${from} → ${asText(to)}`.slice(0, 300), reason }
}

const about = (at: string, from: string) => ({
  key: `redirect ${from}`,
  at,
  type: 'redirect',
  addresses: [],
  notes: [],
})
