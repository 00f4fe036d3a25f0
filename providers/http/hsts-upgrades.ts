import { withoutBrackets } from '#engine/net/hosts.ts'
import { isIp } from '#engine/net/public-address.ts'
import type { Hop } from '#engine/web/page.ts'

/** The status that Chromium shows for an upgrade that no server has sent. */
const INTERNAL_REDIRECT = 307

/**
 * Remembers which hosts of one chain have asked for https only, and upgrades http to https as a browser does, without a
 * request. Source: RFC 6797 §8.
 */
export function createUpgrades() {
  const hosts = new Map<string, { includesSubdomains: boolean }>()
  const isKnown = (host: string) =>
    hosts.has(host) ||
    [...hosts].some(([name, { includesSubdomains }]) => includesSubdomains && host.endsWith(`.${name}`))

  return {
    /** Returns the hop that takes the place of a request to this URL, if its host is known. */
    upgrade(text: string): Hop | undefined {
      const url = URL.canParse(text) ? new URL(text) : undefined
      if (url?.protocol !== 'http:' || !isKnown(url.hostname)) return undefined
      const secure = new URL(url)
      secure.protocol = 'https:'
      return {
        url: url.href,
        status: INTERNAL_REDIRECT,
        statusText: 'Internal Redirect',
        headers: [],
        location: secure.href,
        redirectedBy: 'hsts',
        httpVersion: '',
        ip: '',
        timing: { dns: null, connect: null, tls: null, firstByte: 0, total: 0 },
      }
    },
    /** Only the first header of a response over TLS counts, and never that of an IP address. */
    learn({ url, headers }: Hop) {
      const { protocol, hostname } = new URL(url)
      const value = headers.find(([name]) => name === 'strict-transport-security')?.[1]
      if (value === undefined || protocol !== 'https:' || isIp(withoutBrackets(hostname))) return
      const maxAge = /(?:^|;)\s*max-age\s*=\s*"?(\d+)"?\s*(?:;|$)/i.exec(value)?.[1]
      if (maxAge === undefined) return
      if (Number(maxAge) === 0) hosts.delete(hostname)
      else hosts.set(hostname, { includesSubdomains: /(?:^|;)\s*includeSubDomains\s*(?:;|$)/i.test(value) })
    },
  }
}
