import { Failure } from '#engine/failures.ts'
import type { CrawledPage, CrawledSite } from '#engine/web/crawl.ts'
import { INSTEAD } from '#engine/web/page-state.ts'
import { escapeXml } from '#engine/xml.ts'

type Listed = { url: string; alternates: { lang: string; url: string }[] }
type GeneratedFile = { name: string; xml: string; entries: number }
export type Generated = { files: GeneratedFile[]; entries: number; skipped: { url: string; why: string }[] }

const MAX_ENTRIES = 50_000
const NS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

/**
 * Makes a sitemap of a list of URLs.
 * @throws {Failure} invalid, if none of the lines is a URL
 */
export function generateFromList(text: string): Generated {
  const skipped: Generated['skipped'] = []
  const listed = new Map<string, Listed>()
  for (const line of text
    .split(/\s*[\r\n]+\s*/)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const typed = /^https?:\/\//i.test(line) ? line : `https://${line}`
    const url = /\s/.test(line) || !URL.canParse(typed) ? undefined : new URL(typed)
    if (!url?.hostname.includes('.')) skipped.push({ url: line, why: 'It is not a URL.' })
    else if (listed.has(withoutFragment(url))) skipped.push({ url: line, why: 'It is already in the list.' })
    else listed.set(withoutFragment(url), { url: withoutFragment(url), alternates: [] })
  }
  if (listed.size === 0)
    throw new Failure('invalid', {
      message: 'None of the lines is a URL.',
      errors: { urls: 'Enter one URL per line.' },
    })
  return { ...filesOf([...listed.values()]), skipped }
}

/** Makes a sitemap of the pages of a crawl that may be indexed, with their language versions. */
export function generateFromCrawl({ pages }: Pick<CrawledSite, 'pages'>): Generated {
  const skipped = pages.flatMap((page) => {
    const why = whyNotIndexable(page)
    return why ? [{ url: page.url, why }] : []
  })
  const listed = pages
    .filter((page) => !whyNotIndexable(page))
    .map(({ url, hreflang }) => ({ url, alternates: hreflang }))
  return { ...filesOf(listed.toSorted((a, b) => (a.url < b.url ? -1 : 1))), skipped }
}

/** Returns why a page does not belong in a sitemap; undefined if it does. */
export function whyNotIndexable({
  url,
  status,
  failure,
  instead,
  location,
  mediaType,
  robots,
  canonical,
}: CrawledPage): string | undefined {
  if (failure) return failure.message
  if (instead) return INSTEAD[instead]
  if (location) return `It redirects to ${location}.`
  if (status !== 200) return `Status ${status}.`
  if (!/html/.test(mediaType)) return `It is ${mediaType || 'of an unknown type'}.`
  if (robots.some((rule) => /\b(?:noindex|none)\b/i.test(rule))) return 'It has noindex.'
  if (canonical && withoutFragment(new URL(canonical, url)) !== url) return `Its canonical is ${canonical}.`
  return undefined
}

function filesOf(listed: Listed[]): Omit<Generated, 'skipped'> {
  const parts = Array.from({ length: Math.max(1, Math.ceil(listed.length / MAX_ENTRIES)) }, (_, index) =>
    listed.slice(index * MAX_ENTRIES, (index + 1) * MAX_ENTRIES),
  )
  const files = parts.map((part, index) => ({
    name: parts.length === 1 ? 'sitemap.xml' : `sitemap-${index + 1}.xml`,
    xml: urlset(part),
    entries: part.length,
  }))
  const origin = listed[0] ? new URL(listed[0].url).origin : ''
  const index =
    files.length > 1
      ? [
          {
            name: 'sitemap.xml',
            entries: files.length,
            xml: document(
              'sitemapindex',
              files.map(({ name }) => `  <sitemap>\n    <loc>${escapeXml(`${origin}/${name}`)}</loc>\n  </sitemap>`),
            ),
          },
        ]
      : []
  return { files: [...index, ...files], entries: listed.length }
}

function urlset(listed: Listed[]) {
  const hasAlternates = listed.some(({ alternates }) => alternates.length > 0)
  const entries = listed.map(({ url, alternates }) => {
    const links = alternates.map(
      (one) => `\n    <xhtml:link rel="alternate" hreflang="${escapeXml(one.lang)}" href="${escapeXml(one.url)}"/>`,
    )
    return `  <url>\n    <loc>${escapeXml(url)}</loc>${links.join('')}\n  </url>`
  })
  return document('urlset', entries, hasAlternates ? ` xmlns:xhtml="${XHTML}"` : '')
}

const document = (root: string, entries: string[], more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NS}"${more}>\n${entries.join('\n')}\n</${root}>\n`

const withoutFragment = (url: URL) => url.href.replace(/#.*$/s, '')
