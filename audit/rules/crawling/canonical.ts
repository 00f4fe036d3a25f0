import { normalizeUrl } from '#engine/crawl/normalize-url.ts'
import { isAbsolute } from '#engine/serp/snippet.ts'
import type { HeadLink } from '#engine/web/read-head.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { pageRule, tagEvidence } from '../../rule.ts'
import { google, source } from '../../sources.ts'

const group = 'crawling'
const canonicals = google('specify a canonical URL', 'crawling-indexing/consolidate-duplicate-urls')
const rfc = source('RFC 6596: the canonical link relation', 'https://www.rfc-editor.org/rfc/rfc6596')
const HAS_LINK = 'Pages with a canonical link.'

const linksOf = ({ head }: AuditedPage): HeadLink[] => head.links.filter(({ rels }) => rels.includes('canonical'))

/** Returns canonical links that a rule objects to, or `null` for a page without any. */
function linksWhere(page: AuditedPage, isWrong: (link: HeadLink) => boolean) {
  const links = linksOf(page)
  return links.length === 0 ? null : links.filter(isWrong).map(({ tag }) => tagEvidence(page, tag))
}

export const canonicalRules = [
  pageRule({
    id: 'canonical-missing',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'without a canonical link',
    measures: 'Whether the page or its header names the URL under which it should be shown.',
    appliesTo: 'Pages that search engines may show.',
    why: 'The same page is often reached with parameters, too. The canonical link says which URL is meant.',
    source: canonicals,
    fix: 'Let the template write the URL of each page without parameters into its head.',
    weight: 3,
    effort: 2,
    evaluate: (page) => {
      if (page.crawled.canonical !== undefined || linksOf(page).length > 0) return []
      const url = page.url.split('?', 1)[0] ?? page.url
      return [{ paste: `<link rel="canonical" href="${url}">` }]
    },
  }),
  pageRule({
    id: 'canonical-relative',
    group,
    severity: 'notice',
    scope: 'html',
    fault: 'with a relative canonical URL',
    measures: 'Whether the canonical link has a scheme and a host.',
    appliesTo: HAS_LINK,
    why: 'A copy of the page on a test server or another host then names itself as canonical. Google advises complete URLs.',
    source: canonicals,
    fix: 'Write the whole URL, with https:// and the host.',
    weight: 2,
    effort: 2,
    evaluate: (page) =>
      linksWhere(page, ({ href, url }) => href.trim() !== '' && url !== null && !isAbsolute(href.trim())),
  }),
  pageRule({
    id: 'canonical-invalid',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with a canonical link that names no URL',
    measures: 'Whether the canonical link is empty or no valid http or https URL.',
    appliesTo: HAS_LINK,
    why: 'Search engines ignore such a link and choose a URL themselves.',
    source: rfc,
    fix: 'Correct the template. Often a variable is empty.',
    weight: 4,
    effort: 2,
    evaluate: (page) => linksWhere(page, ({ href, url }) => href.trim() === '' || url === null || !normalizeUrl(url)),
  }),
  pageRule({
    id: 'canonical-several',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with several canonical URLs',
    measures: 'Whether links in the head, or a link and the header, name different URLs.',
    appliesTo: HAS_LINK,
    why: 'Google may ignore all of them if they differ.',
    source: canonicals,
    fix: 'Keep one canonical link. Themes and plugins often write one each.',
    weight: 5,
    effort: 2,
    evaluate: (page) => {
      const links = linksOf(page).filter(({ url }) => url !== null)
      const inHeader = /rel\s*=\s*"?canonical\b/i.test(page.header('link')) ? headerTarget(page) : undefined
      if (links.length === 0) return null
      const urls = new Set([...links.map(({ url }) => url), ...(inHeader ? [inHeader] : [])])
      if (urls.size < 2) return []
      return [
        ...links.map(({ tag }) => tagEvidence(page, tag)),
        ...(inHeader ? [{ snippet: `link: ${inHeader}` }] : []),
      ]
    },
  }),
  pageRule({
    id: 'canonical-in-body',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with the canonical link outside the head',
    measures: 'Whether the canonical link is in the head, as a browser reads the page.',
    appliesTo: HAS_LINK,
    why: 'Google accepts canonical links in the head only. An element such as div or img in the head ends it early.',
    source: canonicals,
    fix: 'Move the link to the head, above scripts that write elements, and look for elements there that do not belong.',
    weight: 5,
    effort: 2,
    evaluate: (page) => linksWhere(page, ({ tag }) => !tag.isInHead),
  }),
  pageRule({
    id: 'canonical-with-fragment',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with a canonical URL that has a fragment',
    measures: 'Whether the canonical URL contains a #.',
    appliesTo: HAS_LINK,
    why: 'A fragment is a place on a page, not a page. Google does not support it in canonical links.',
    source: canonicals,
    fix: 'Remove # and what follows it.',
    weight: 3,
    effort: 2,
    evaluate: (page) => linksWhere(page, ({ href }) => href.includes('#')),
  }),
  pageRule({
    id: 'canonical-to-http',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'served over https with a canonical URL that says http',
    measures: 'Whether the canonical URL of an https page begins with http.',
    appliesTo: 'Pages served over https with a canonical link.',
    why: 'The link asks search engines to show the insecure URL. Google prefers https, unless such signals contradict it.',
    source: canonicals,
    fix: 'Set the URL of the site to https in the settings of the shop or content system.',
    weight: 5,
    effort: 1,
    evaluate: (page) =>
      page.url.startsWith('https:') ? linksWhere(page, ({ url }) => url?.startsWith('http:') ?? false) : null,
  }),
  pageRule({
    id: 'canonical-contradicts-hreflang',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with another language version as canonical',
    measures: 'Whether the canonical URL is the hreflang URL of another language.',
    appliesTo: 'Pages with hreflang and a canonical link.',
    why: 'The canonical link wins: search engines show the other version only and ignore the hreflang links of this one.',
    source: google('localized versions of pages', 'specialty/international/localized-versions'),
    fix: 'Let each language version name itself as canonical.',
    weight: 6,
    effort: 2,
    evaluate: (page) => {
      const { hreflang, canonical, url } = page.crawled
      if (hreflang.length === 0 || canonical === undefined) return null
      const isListed = hreflang.some((one) => one.url === url)
      const other = hreflang.find((one) => one.url === canonical && one.lang.toLowerCase() !== 'x-default')
      if (canonical === url || !isListed || !other) return []
      return [{ ...firstLink(page), detail: `The canonical is the version for “${other.lang}”.` }]
    },
  }),
  pageRule({
    id: 'canonical-contradicts-pagination',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'of a list with its first page as canonical',
    measures: 'Whether a second or later page of a list names the first page as canonical.',
    appliesTo: 'Pages of lists, known by their URL or by a link to the page before.',
    why: 'The canonical link wins over the pagination: search engines may leave this page out, and with it the items only it links to.',
    source: google('pagination', 'specialty/ecommerce/pagination-and-incremental-page-loading'),
    fix: 'Let each page of a list name itself as canonical.',
    weight: 5,
    effort: 2,
    evaluate: (page) => {
      const first = firstOfList(page.url)
      if (first === undefined) return null
      const { canonical } = page.crawled
      return canonical !== undefined && canonical !== page.url && first.includes(canonical)
        ? [{ ...firstLink(page), detail: `The canonical is ${canonical}` }]
        : []
    },
  }),
]

function headerTarget(page: AuditedPage): string | undefined {
  const target = /<([^>]*)>\s*;[^,]*\brel\s*=\s*"?canonical\b/i.exec(page.header('link'))?.[1]
  return target === undefined ? undefined : URL.parse(target, page.url)?.href
}

function firstLink(page: AuditedPage) {
  const [link] = linksOf(page)
  return link ? tagEvidence(page, link.tag) : {}
}

/** Returns the URLs that the first page of a list may have, for a second or later page; undefined for any other. */
export function firstOfList(url: string): string[] | undefined {
  const inPath = /^(.*\/)page\/(\d+)(\/?)$/.exec(url)
  if (inPath?.[1] && Number(inPath[2]) > 1) return [inPath[1], inPath[1].slice(0, -1)]
  const at = url.indexOf('?')
  if (at < 0) return undefined
  const query = new URLSearchParams(url.slice(at + 1))
  const name = ['page', 'p', 'paged'].find((one) => /^\d+$/.test(query.get(one) ?? '') && Number(query.get(one)) > 1)
  if (!name) return undefined
  query.delete(name)
  const rest = query.toString()
  return [`${url.slice(0, at)}${rest === '' ? '' : `?${rest}`}`]
}
