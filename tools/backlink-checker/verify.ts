import { headersOf } from '#engine/web/headers.ts'
import { readLinkHeader } from '#engine/web/link-header.ts'
import type { Page, ReceivedPage } from '#engine/web/page.ts'
import { stateOf } from '#engine/web/page-state.ts'
import { metaContent, readHead, resolveUrl } from '#engine/web/read-head.ts'
import { readTags } from '#engine/web/read-tags.ts'
import { isRead, whyUnread } from '#engine/web/received-page.ts'
import { findLinks, findMentions, type LinkMatch } from './find-links.ts'
import { leadsTo, type Target } from './target.ts'

/**
 * `alive`: a followed link to the target. `nofollow`, `ugc`, `sponsored`: a link with that mark. `redirect`: a link
 * that reaches the target through a redirect. `js-only`: the target is named, but no crawler finds a link. `dead`: the
 * page or the link is gone. `unknown`: the page could not be read.
 */
export type LinkState = 'alive' | 'nofollow' | 'ugc' | 'sponsored' | 'redirect' | 'js-only' | 'dead' | 'unknown'

export type Verified = {
  /** As entered. */
  page: string
  finalUrl: string | null
  status: number | null
  state: LinkState
  /** Why, as a sentence. */
  reason: string
  links: LinkMatch[]
  /** The link that determines the state. */
  best: LinkMatch | null
  /** `Link` headers of the response that name the target (RFC 8288): `rel` of each. */
  headerLinks: string[]
  /** What makes the page itself worth less. */
  notes: string[]
}

/**
 * Returns the URLs whose redirects decide about a page: links to other pages of the host, and links through scripts.
 */
export const openQuestions = ({ state, links, best }: Verified): string[] =>
  state === 'dead' && !best ? links.flatMap(({ match, url }) => (match === 'target' ? [] : [url])) : []

/** Checks whether a page links to a target, from its response alone. */
export function verifyPage(entered: string, response: ReceivedPage, target: Target): Verified {
  const empty = { page: entered, links: [], best: null, headerLinks: [], notes: [] }
  if (!isRead(response)) {
    // A host without an IP address is gone; any other failure may be temporary, and our own limit says nothing.
    const isGone = 'failure' in response && response.failure.kind === 'dns'
    const status = response.hops.at(-1)?.status ?? null
    return { ...empty, finalUrl: null, status, state: isGone ? 'dead' : 'unknown', reason: whyUnread(response) }
  }
  const { url: finalUrl, status } = response
  const place = { ...empty, finalUrl, status }
  const { kind, message } = stateOf(response)
  if (kind === 'not-found') return { ...place, state: 'dead', reason: `The page is gone (status ${status}).` }
  if (kind === 'parked') return { ...place, state: 'dead', reason: message }
  if (kind !== 'ok') return { ...place, state: 'unknown', reason: message }
  return verifyHtml(response, { ...place }, target)
}

function verifyHtml(response: Page, place: Omit<Verified, 'state' | 'reason'>, target: Target): Verified {
  const markup = readTags(response.text)
  const head = readHead(markup, response.url)
  const links = findLinks(markup, head, target)
  const header = response.headers.filter(([name]) => name === 'x-robots-tag').map(([, value]) => value)
  const robots = [metaContent(head, 'robots'), metaContent(head, 'googlebot'), ...header].filter(Boolean).join(', ')
  const isNofollowPage = /(?:^|[\s,:])(?:nofollow|none)(?:$|[\s,])/i.test(robots)
  const canonical = head.links.find(({ rels }) => rels.includes('canonical'))?.url
  const notes = [
    /(?:^|[\s,:])(?:noindex|none)(?:$|[\s,])/i.test(robots)
      ? 'The page is excluded from search results (noindex).'
      : '',
    response.robots?.isAllowed === false ? 'robots.txt keeps crawlers away from the page.' : '',
    canonical && canonical.replace(/#.*|\/$/g, '') !== response.url.replace(/#.*|\/$/g, '')
      ? `The page names another canonical URL: ${canonical.slice(0, 120)}`
      : '',
    response.hops.length > 1 ? `The page has moved to ${response.url.slice(0, 120)}` : '',
  ].filter(Boolean)
  const headerLinks = headerLinksTo(response, target)
  const found = { ...place, links, headerLinks, notes }
  const best = strongest(links.filter(({ match }) => match === 'target'))
  if (best) {
    const state = isNofollowPage ? 'nofollow' : stateOfRel(best.rel)
    const reason =
      isNofollowPage && stateOfRel(best.rel) === 'alive'
        ? `The whole page is nofollow (${robots.slice(0, 80)}).`
        : reasonOf(state, best)
    return { ...found, best, state, reason }
  }
  const wrapped = links.find(({ match }) => match === 'wrapped')
  if (wrapped)
    return { ...found, best: wrapped, state: 'redirect', reason: 'The link goes through a redirecting script.' }
  const mention = findMentions(markup, head, target).find(({ where }) => /^(?:script|attribute|template)$/.test(where))
  if (mention)
    return {
      ...found,
      state: 'js-only',
      reason: `The target is named in a ${mention.where} on line ${mention.line}, but no link leads to it without scripts.`,
    }
  const other = findMentions(markup, head, target)[0]
  const where = other
    ? {
        comment: ' It is in a comment.',
        text: ' It is named in the text without a link.',
        'link-element': ' Only a link element names it.',
        script: '',
        attribute: '',
        template: '',
      }[other.where]
    : ''
  const only = headerLinks.length > 0 ? ' A Link header names it, which visitors do not see.' : where
  return { ...found, state: 'dead', reason: `The page has no link to the target.${only}` }
}

/** Returns `Link` headers that name the target. Visitors cannot click a header, so it never makes a link alive. */
function headerLinksTo({ headers, url }: Page, target: Target): string[] {
  return headersOf(headers, 'link')
    .flatMap(readLinkHeader)
    .filter((link) => leadsTo(resolveUrl(link.target, url) ?? '', target))
    .map(({ rels }) => rels.join(' '))
}

/** Updates the state of links to other URLs with the redirects of those URLs. */
export function applyRedirects(one: Verified, finals: Map<string, string | null>, target: Target): Verified {
  const link = one.links.find(({ url, match }) => match !== 'target' && leadsTo(finals.get(url) ?? '', target))
  return link
    ? {
        ...one,
        state: 'redirect',
        best: link,
        reason: `The link leads to ${link.url.slice(0, 120)}, which redirects to the target.`,
      }
    : one
}

/** Returns the link that counts most: followed before marked, and visible before hidden. */
function strongest(links: LinkMatch[]): LinkMatch | undefined {
  const weight = (link: LinkMatch) =>
    (stateOfRel(link.rel) === 'alive' ? 0 : 2) + (link.isHidden || link.isInNoscript ? 1 : 0)
  return links.toSorted((one, other) => weight(one) - weight(other))[0]
}

/**
 * Returns the state of a `rel` attribute. The most specific mark wins, because paid links and comments usually have
 * nofollow as well.
 */
function stateOfRel(rel: string[]): LinkState {
  if (rel.includes('sponsored')) return 'sponsored'
  if (rel.includes('ugc')) return 'ugc'
  return rel.includes('nofollow') ? 'nofollow' : 'alive'
}

function reasonOf(state: LinkState, { line, rel, isHidden, isInNoscript }: LinkMatch): string {
  const place = `on line ${line}${isHidden ? ', hidden' : ''}${isInNoscript ? ', in noscript' : ''}`
  return state === 'alive' ? `A followed link is ${place}.` : `The link ${place} has rel="${rel.join(' ')}".`
}
