import { placesOf, STATE_LABELS } from '#engine/crawl/link-sources.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { Finding, Reference } from '#engine/tool/blocks.ts'
import type { LinkAnalysis } from './analyze.ts'

const crawlable: Reference = {
  label: 'Google: Make your links crawlable',
  url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
}
const redirects: Reference = {
  label: 'Google: Redirects and Google Search',
  url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
}
const canonicals: Reference = {
  label: 'Google: How to specify a canonical URL',
  url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
}
const sitemaps: Reference = {
  label: 'Google: Build and submit a sitemap',
  url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
}

/** Maximum number of findings for one rule; the tables contain all. */
const MAX_FINDINGS = 25
const MAX_LISTED = 12
const MAX_GOOD_DEPTH = 3

/** Returns what to fix, most urgent first. */
export function findingsOf(analysis: LinkAnalysis): Finding[] {
  return [
    ...broken(analysis),
    ...orphans(analysis),
    ...redirecting(analysis),
    ...deep(analysis),
    ...nofollow(analysis),
    ...anchors(analysis),
    ...duplicates(analysis),
    ...excluded(analysis),
    ...alone(analysis),
  ]
}

const broken = (analysis: LinkAnalysis): Finding[] =>
  analysis.broken.slice(0, MAX_FINDINGS).map((target) => ({
    id: `broken-${target.state.kind}`,
    severity: 'critical',
    title: `${countOf(target.sources.length, 'link')} to ${shownPath(target)}: ${STATE_LABELS[target.state.kind]}.`,
    why: 'Visitors reach a dead end, and the weight that these links pass is lost.',
    evidence: placesOf(target),
    fix: 'Link to the page that replaces it, remove the link, or bring the page back.',
    ref: crawlable,
  }))

function redirecting(analysis: LinkAnalysis): Finding[] {
  return analysis.redirecting.slice(0, MAX_FINDINGS).map((target) => {
    const end = target.state.hops.at(-1) ?? target.url
    const hops = target.state.hops.length - 1
    return {
      id: 'redirecting',
      severity: hops > 1 ? 'warning' : 'notice',
      title: `${countOf(target.sources.length, 'link')} to ${shownPath(target)} ${target.sources.length === 1 ? 'takes' : 'take'} ${countOf(hops, 'redirect')}.`,
      why: 'Each redirect costs visitors a request, and crawlers one of those they spend on your site.',
      evidence: `${target.state.hops.join(' → ')}\n${placesOf(target)}`,
      fix: `Link to the last URL: href="${end}"`,
      ref: redirects,
    }
  })
}

function orphans({ orphans, sitemapUrls }: LinkAnalysis): Finding[] {
  if (!orphans || orphans.length === 0) return []
  return [
    {
      id: 'orphan',
      severity: 'warning',
      title: `${countOf(orphans.length, 'page')} of the sitemap ${orphans.length === 1 ? 'has' : 'have'} no link from any page.`,
      why: 'Visitors cannot find these pages, and search engines see that nothing on your site points to them.',
      evidence: listed(orphans),
      fix: 'Link to each from a page on the same subject, or take it out of the sitemap.',
      ref: sitemaps,
    },
    ...(orphans.length === sitemapUrls
      ? [
          {
            id: 'sitemap-of-other-urls',
            severity: 'notice' as const,
            title: 'No URL of the sitemap was found by links.',
            why: 'The sitemap may use another host, protocol, or spelling than your links do.',
            fix: 'Use the same URLs in links, canonical tags, and the sitemap.',
            ref: canonicals,
          },
        ]
      : []),
  ]
}

function deep({ pages }: LinkAnalysis): Finding[] {
  const far = pages.filter(({ depth }) => depth > MAX_GOOD_DEPTH)
  if (far.length === 0) return []
  return [
    {
      id: 'deep',
      severity: 'notice',
      title: `${countOf(far.length, 'page')} ${far.length === 1 ? 'is' : 'are'} more than ${MAX_GOOD_DEPTH} clicks from the start page.`,
      why: 'Pages far from the start get fewer visitors, less internal weight, and later visits from crawlers.',
      evidence: listed(far.toSorted((a, b) => b.depth - a.depth).map(({ url, depth }) => `${depth} clicks: ${url}`)),
      fix: 'Link to the important ones from category pages or from pages with a high rank in the table below.',
      ref: crawlable,
    },
  ]
}

function nofollow({ nofollow }: LinkAnalysis): Finding[] {
  if (nofollow.length === 0) return []
  return [
    {
      id: 'nofollow',
      severity: 'notice',
      title: `${countOf(nofollow.length, 'page')} of your own ${nofollow.length === 1 ? 'is' : 'are'} linked with rel="nofollow".`,
      why: 'Such links pass no weight to your own page, and it does not go to the others instead.',
      evidence: listed(nofollow.map((target) => `${target.url}\n${placesOf(target)}`)),
      fix: 'Remove nofollow from internal links. Use robots.txt or noindex for pages that search engines should leave out.',
      ref: {
        label: 'Google: Qualify your outbound links',
        url: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
      },
    },
  ]
}

function anchors({ anchors }: LinkAnalysis): Finding[] {
  const ref: Reference = {
    label: 'Google: Write good anchor text',
    url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  }
  const empty = anchors.find(({ text }) => text === '')
  const generic = anchors.filter(({ isGeneric }) => isGeneric)
  const links = generic.reduce((sum, use) => sum + use.links, 0)
  return [
    ...(empty
      ? [
          {
            id: 'empty-anchor',
            severity: 'warning' as const,
            title: `${countOf(empty.links, 'internal link')} ${empty.links === 1 ? 'has' : 'have'} no text.`,
            why: 'Screen readers announce only “link”, and search engines learn nothing about the page behind it.',
            evidence: listed(empty.targets),
            fix: 'Add text to the link, an alt text to its image, or an aria-label.',
            ref,
          },
        ]
      : []),
    ...(links > 0
      ? [
          {
            id: 'generic-anchor',
            severity: 'notice' as const,
            title: `${countOf(links, 'internal link')} ${links === 1 ? 'says' : 'say'} nothing about the page behind ${links === 1 ? 'it' : 'them'}.`,
            why: 'The text of a link tells visitors and search engines what the page is about.',
            evidence: listed(generic.map(({ text, links }) => `“${text}”: ${countOf(links, 'link')}`)),
            fix: 'Name the page: “Shipping costs” instead of “Read more”.',
            ref,
          },
        ]
      : []),
  ]
}

function duplicates({ duplicates }: LinkAnalysis): Finding[] {
  return duplicates.slice(0, MAX_FINDINGS).map(({ kind, urls }) => ({
    id: `duplicate-${kind}`,
    severity: 'notice',
    title: `${urls.length} pages have ${kind === 'exact' ? 'the same text' : 'nearly the same text'}.`,
    why: 'Search engines show one of them, and links to the others do not help it.',
    evidence: listed(urls),
    fix: `Redirect to one, or name it on the others: <link rel="canonical" href="${urls[0]}">`,
    ref: canonicals,
  }))
}

function excluded({ excluded }: LinkAnalysis): Finding[] {
  if (excluded.length === 0) return []
  return [
    {
      id: 'excluded',
      severity: 'notice',
      title: `robots.txt excludes ${countOf(excluded.length, 'linked URL')}.`,
      why: 'We did not read these pages, and neither do search engines that obey the same rules.',
      evidence: listed(excluded),
      ref: { label: 'RFC 9309', url: 'https://www.rfc-editor.org/rfc/rfc9309' },
    },
  ]
}

function alone({ pages, isCut }: LinkAnalysis): Finding[] {
  const single = pages.filter(({ linksIn, depth }) => depth > 0 && linksIn === 1)
  if (isCut || single.length === 0) return []
  return [
    {
      id: 'one-link',
      severity: 'notice',
      title: `${countOf(single.length, 'page')} ${single.length === 1 ? 'has' : 'have'} a link from one page only.`,
      why: 'If that page goes or changes, nothing leads there anymore.',
      evidence: listed(single.map(({ url }) => url)),
      fix: 'Add links from related pages.',
      ref: crawlable,
    },
  ]
}

function shownPath({ url, fragment }: { url: string; fragment: string }) {
  const place = fragment ? `#${fragment}` : ''
  return URL.canParse(url) ? `${new URL(url).pathname}${new URL(url).search}${place}` : url
}

const listed = (lines: string[]) =>
  [...lines.slice(0, MAX_LISTED), ...(lines.length > MAX_LISTED ? [`and ${lines.length - MAX_LISTED} more`] : [])].join(
    '\n',
  )
