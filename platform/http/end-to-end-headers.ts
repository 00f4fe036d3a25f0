/** Headers that describe one connection and end with it. Sources: RFC 9110, 7.6.1 and 11.7; RFC 9112, appendix C.2. */
const HOP_BY_HOP = /^(connection|keep-alive|te|trailer|transfer-encoding|upgrade|http2-settings|proxy-[\w-]+)$/

/**
 * Returns the headers that a proxy may send on: without those of the connection, and without those that `Connection`
 * names.
 * @param headers by lower-case name
 * @example endToEndHeaders({ accept: 'text/html', connection: 'x-a', 'x-a': '1' }) // { accept: 'text/html' }
 */
export function endToEndHeaders<Value>(headers: Record<string, Value>): Record<string, Value> {
  const named = new Set(
    [headers.connection ?? []]
      .flat()
      .flatMap((list) => String(list).toLowerCase().split(','))
      .map((name) => name.trim()),
  )
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.test(name) && !named.has(name)))
}

/** Returns whether a header, by its name in any case, describes the connection and not the message. */
export const isHopByHop = (name: string) => HOP_BY_HOP.test(name.toLowerCase())
