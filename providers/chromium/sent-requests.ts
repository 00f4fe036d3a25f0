import { withoutBrackets } from '#engine/net/hosts.ts'
import type { LighthouseRun, RenderedPage } from '#engine/web/rendered.ts'
import type { ForwardProxy } from '../http/forward-proxy.ts'

/** How many requests a run sent to a host, and the IP addresses of the host. */
export type SentRequests = { host: string; ips: string[]; count: number }

/**
 * Returns the requests of a run to each host: those that the browser recorded, and at least as many as the proxy saw.
 * The proxy sees one request where TLS hides the others, and is the only source for a run without a result.
 */
export function sentRequests(result: unknown, proxy: Pick<ForwardProxy, 'requests' | 'ips'>): SentRequests[] {
  const recorded = new Map<string, number>()
  for (const host of urlsOf(result).flatMap(hostOf)) recorded.set(host, (recorded.get(host) ?? 0) + 1)
  return [...new Set([...recorded.keys(), ...proxy.requests.keys()])].map((host) => ({
    host,
    ips: proxy.ips.get(host) ?? [],
    count: Math.max(recorded.get(host) ?? 0, proxy.requests.get(host) ?? 0),
  }))
}

/** Returns the URLs of requests without refused ones, which never left this server. */
function urlsOf(result: unknown): string[] {
  const { requests, report } = (result ?? {}) as Partial<RenderedPage & LighthouseRun>
  if (requests) return requests.flatMap(({ url, refusal }) => (refusal === undefined ? [url] : []))
  const audits = report?.audits as Record<string, { details?: { items?: { url?: unknown }[] } }> | undefined
  return (audits?.['network-requests']?.details?.items ?? []).flatMap(({ url }) =>
    typeof url === 'string' ? [url] : [],
  )
}

function hostOf(url: string): string[] {
  if (!URL.canParse(url)) return []
  const { protocol, hostname } = new URL(url)
  return /^(?:https?|wss?):$/.test(protocol) ? [withoutBrackets(hostname)] : []
}
