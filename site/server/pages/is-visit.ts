import type { IncomingHttpHeaders } from 'node:http'

/**
 * Words in the user agents of programs that read pages without a person. Crawlers should identify themselves (RFC 9309,
 * 2.2.1); the others are link previews, monitors, and feed readers.
 */
const PROGRAM =
  /bot\b|bot[/;_-]|crawl|spider|slurp|archiver|facebookexternalhit|embedly|preview|monitor|uptime|pingdom|lighthouse|pagespeed|feedfetcher|rss|validator|curl\/|wget\/|python-|go-http-client|libwww|scrapy|java\//i

/**
 * Returns whether a request for a page is a person's visit, as far as the request shows: not by a program that
 * identifies itself, not a prefetch (`Sec-Purpose`), and not for a frame or a script (Fetch Metadata:
 * `Sec-Fetch-Dest`).
 */
export function isVisit(method: string, headers: IncomingHttpHeaders) {
  const { 'user-agent': program = '', 'sec-fetch-dest': destination = 'document' } = headers
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`
  if (method !== 'GET' || program === '' || PROGRAM.test(program)) return false
  return destination === 'document' && !/prefetch|prerender|preview/.test(purpose)
}

/** Returns whether a response is a page, instead of a file, a redirect, or a failure. */
export const isShown = (status: number, type: string | null | undefined) =>
  status === 200 && type?.startsWith('text/html') === true
