import type { Tag } from '#engine/web/read-tags.ts'
import { isGeneric } from '#tools/internal-link-analyzer/anchors.ts'
import type { Evidence } from '../../evidence.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { elementsWithName, hasNoText, isHidden } from '../../page/named-elements.ts'
import { pageRule, tagEvidence } from '../../rule.ts'
import { google, source } from '../../sources.ts'

const group = 'links'
const crawlable = google('link best practices', 'crawling-indexing/links-crawlable')
const HAS_LINKS = 'Pages with links.'

const MAX_LINKS = 500
const LOCAL =
  /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\]|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|[^/:]{1,80}\.(?:local|localhost|test|internal|lan))(?=[:/]|$)/i
const STAGING = /^(?:staging|stage|stg|dev|develop|preview|preprod|uat|test)\d?$/i
/** Buttons that open a window, for instance to share the page, are not links to pages of the site. */
const NAVIGATES = /\blocation\b/
const LOADED = new Set(['img', 'script', 'stylesheet', 'iframe', 'other'])

const linksIn = ({ tags }: AuditedPage): Tag[] =>
  tags.filter(({ name, attributes, isInSvg }) => name === 'a' && attributes.href !== undefined && !isInSvg)

/** Returns each URL that a page links to or loads once, if a rule objects to it. */
function urlsWhere(page: AuditedPage, kinds: (kind: string) => boolean, isWrong: (url: string) => boolean): Evidence[] {
  const found = new Map<string, Evidence>()
  for (const { url, kind, line } of page.crawled.links)
    if (kinds(kind) && !found.has(url) && isWrong(url)) found.set(url, { line, snippet: url })
  return [...found.values()]
}

const isLink = (kind: string) => kind === 'a' || kind === 'area'

export const anchorRules = [
  pageRule({
    id: 'empty-anchor',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with links that have no text',
    measures: 'Links to pages without text, without an image that has an alternative text, and without a label.',
    appliesTo: HAS_LINKS,
    why: 'Screen readers announce “link” and nothing else, and search engines learn nothing about the page behind it.',
    source: crawlable,
    fix: 'Write a text, or give the image an alternative text, or the link an aria-label.',
    weight: 3,
    effort: 2,
    evaluate: (page) => {
      const links = linksIn(page).filter(({ attributes }) => !/^\s*(?:#|javascript:)/i.test(attributes.href ?? ''))
      if (links.length === 0) return null
      const empty = links.filter((tag) => hasNoText(page.markup, tag))
      if (empty.length === 0) return []
      const named = elementsWithName(page)
      return empty.filter((tag) => !named.has(tag) && !isHidden(tag)).map((tag) => tagEvidence(page, tag))
    },
  }),
  pageRule({
    id: 'generic-anchor',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'with links whose text says nothing about their target',
    measures: 'Links such as “click here” and “read more”, in several languages.',
    appliesTo: HAS_LINKS,
    why: 'The text of a link tells people and search engines what the page behind it is about.',
    source: crawlable,
    fix: 'Name the page: “Shipping costs” instead of “Read more”.',
    weight: 1,
    effort: 3,
    evaluate: ({ crawled: { links } }) => {
      const clicked = links.filter(({ kind }) => isLink(kind))
      if (clicked.length === 0) return null
      return clicked
        .filter(({ anchor }) => anchor !== '' && anchor.length < 40 && isGeneric(anchor))
        .map(({ anchor, line, url }) => ({ line, snippet: anchor, detail: `To ${url}` }))
    },
  }),
  pageRule({
    id: 'script-link',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with links that only a script follows',
    measures: 'Elements of links that lead to another page by a script, because they have no URL of their own.',
    appliesTo: 'Pages with a elements.',
    why: 'Crawlers follow the URL in href. Visitors cannot open such a link in a new tab.',
    source: crawlable,
    fix: 'Write the URL into href. The script may stay.',
    weight: 4,
    effort: 2,
    evaluate: (page) => {
      const anchors = page.tags.filter(({ name, isInSvg }) => name === 'a' && !isInSvg)
      if (anchors.length === 0) return null
      return anchors.filter(leadsByScript).map((tag) => tagEvidence(page, tag))
    },
  }),
  pageRule({
    id: 'link-to-local-address',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with a link to an address no visitor can reach',
    measures: 'Links to localhost, to private IP addresses, to names of local networks, and to files.',
    appliesTo: 'Pages with links, of sites that are not on such an address themselves.',
    why: 'On the computer of a visitor, the link leads nowhere, or to something else.',
    source: source('RFC 6761: special-use domain names', 'https://www.rfc-editor.org/rfc/rfc6761'),
    fix: 'Replace the address by the public URL. It is often left over from writing the page.',
    weight: 4,
    effort: 1,
    evaluate: (page) => {
      if (LOCAL.test(page.url)) return null
      const files = linksIn(page).filter(({ attributes }) => /^\s*file:/i.test(attributes.href ?? ''))
      return [...urlsWhere(page, isLink, (url) => LOCAL.test(url)), ...files.map((tag) => tagEvidence(page, tag))]
    },
  }),
  pageRule({
    id: 'resource-from-local-address',
    group,
    severity: 'error',
    scope: 'html',
    fault: 'with a file from an address no visitor can reach',
    measures:
      'Images, scripts, stylesheets, and frames on localhost, on private IP addresses, or on names of local networks.',
    appliesTo: 'Pages of sites that are not on such an address themselves.',
    why: 'The file loads on the computer on which the page was written, and nowhere else.',
    source: source('RFC 6761: special-use domain names', 'https://www.rfc-editor.org/rfc/rfc6761'),
    fix: 'Upload the file, and use its public URL.',
    weight: 7,
    effort: 1,
    evaluate: (page) =>
      LOCAL.test(page.url)
        ? null
        : urlsWhere(
            page,
            (kind) => LOADED.has(kind),
            (url) => LOCAL.test(url),
          ),
  }),
  pageRule({
    id: 'link-to-staging',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with a link to a test version of the site',
    measures: 'Links and files on a subdomain such as staging, dev, or preview of the host of the site.',
    appliesTo: 'Pages with links or files.',
    why: 'Visitors end up on pages that are not meant for them, and search engines find the test version.',
    source: google('block indexing with noindex', 'crawling-indexing/block-indexing'),
    fix: 'Replace the host by that of the site, and protect the test version with a password.',
    weight: 5,
    effort: 1,
    evaluate: (page) => {
      const host = hostOf(page.url)
      if (STAGING.test(host.split('.', 1)[0] ?? '')) return null
      const parent = `.${host}`
      return urlsWhere(
        page,
        (kind) => isLink(kind) || LOADED.has(kind),
        (url) => {
          if (!url.includes(parent)) return false
          const other = hostOf(url)
          return other.endsWith(parent) && STAGING.test(other.slice(0, -parent.length))
        },
      )
    },
  }),
  pageRule({
    id: 'too-many-links',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: `with more than ${MAX_LINKS} links`,
    measures: 'The number of different URLs to which a page links.',
    appliesTo: HAS_LINKS,
    why: 'Each link passes on a smaller share, and nobody can find one among so many.',
    source: crawlable,
    fix: 'Split the list, and shorten menus that name every page.',
    weight: 1,
    effort: 3,
    evaluate: ({ crawled: { links } }) => {
      if (links.length === 0) return null
      if (links.length <= MAX_LINKS) return []
      const urls = new Set(links.filter(({ kind }) => isLink(kind)).map(({ url }) => url))
      return urls.size > MAX_LINKS ? [{ detail: `${urls.size} URLs` }] : []
    },
  }),
]

const hostOf = (url: string) => (URL.parse(url)?.hostname ?? '').replace(/^www\./, '')

function leadsByScript({ attributes: { href, onclick = '' } }: Tag) {
  const target = href?.trim() ?? ''
  if (/^javascript:/i.test(target) && NAVIGATES.test(target)) return true
  return (target === '' || target === '#' || /^javascript:/i.test(target)) && NAVIGATES.test(onclick)
}
