import { siteHostOf, withoutBrackets } from '#engine/net/hosts.ts'
import { isIp, isPublicAddress } from '#engine/net/public-address.ts'
import type { CheckedUrl, CrawledSite } from '#engine/web/crawl.ts'

/** Why nothing is said about other hosts, as a sentence. */
export const NO_OUTSIDE = 'The audit could not reach any other host, which says nothing about them.'

/** Failures that our own network can cause. */
const OURS = new Set(['unreachable', 'time-limit'])
/** If so many names do not exist and no host responds, the name server knows only its own network. */
const MIN_UNKNOWN_NAMES = 2

/**
 * Returns a crawl without the checks of other hosts, if no public host has responded to any request: then the network
 * of this machine is at fault, and not the site. One dead host among others that respond stays, and so does a single
 * name that does not exist.
 */
export function withoutUnreached(crawl: CrawledSite, hosts: ReadonlySet<string>) {
  if ([...crawl.pages, ...crawl.checked].some(hasReached)) return { isOffline: false, crawl }
  const failed = crawl.checked.filter(({ url, failure }) => failure && !hosts.has(siteHostOf(url)))
  const unknown = failed.filter(({ failure }) => failure?.kind === 'dns')
  const isNameServerOurs = new Set(unknown.map(({ url }) => siteHostOf(url))).size >= MIN_UNKNOWN_NAMES
  const unreached = new Set(failed.filter(({ failure }) => failure && OURS.has(failure.kind)))
  if (isNameServerOurs) for (const one of unknown) unreached.add(one)
  if (unreached.size === 0) return { isOffline: false, crawl }
  return { isOffline: true, crawl: { ...crawl, checked: crawl.checked.filter((one) => !unreached.has(one)) } }
}

/** Returns whether a request has left this machine and its network, and got a response. */
function hasReached({ url, status, failure }: Pick<CheckedUrl, 'url' | 'status' | 'failure'>) {
  if (status === null && failure?.kind !== 'tls') return false
  const host = withoutBrackets(URL.parse(url)?.hostname ?? 'localhost')
  return isIp(host) ? isPublicAddress(host) : host !== 'localhost' && !host.endsWith('.localhost')
}
