/** The header that every request of our server carries: the host it comes from. */
export const FETCH_HEADER = 'prairie-signal-fetch'

/**
 * Returns whether a request was sent by this very site, which would fetch itself in a loop.
 * @example isOwnFetch({ 'prairie-signal-fetch': 'agency.example' }, 'https://agency.example') // true
 */
export function isOwnFetch(headers: Record<string, string | string[] | undefined>, siteUrl: string): boolean {
  const sender = headers[FETCH_HEADER]
  return sender !== undefined && [sender].flat().includes(new URL(siteUrl).host)
}
