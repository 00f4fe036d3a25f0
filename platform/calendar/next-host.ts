/** A host who takes calls in turn. `lastBookedAt` is in milliseconds since 1970, null if never booked. */
export type TurnTaker = { id: number; lastBookedAt: number | null }

/** Returns the host whose last booking was made longest ago; among equals, the one listed first. */
export function nextHost<Host extends TurnTaker>(hosts: Host[]): Host | undefined {
  const order = (host: Host) => host.lastBookedAt ?? Number.NEGATIVE_INFINITY
  return hosts.toSorted((a, b) => (order(a) === order(b) ? a.id - b.id : order(a) < order(b) ? -1 : 1))[0]
}
