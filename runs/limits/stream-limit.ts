import { Failure } from '#engine/failures.ts'
import { bucketOf } from '#platform/http/ip-address.ts'

type Limits = {
  /** Streams that one network may have open. */
  perNetwork: number
  /** Streams that this process keeps open for everyone. */
  total: number
}

const RETRY_AFTER_S = 10

/**
 * Limits how many streams of events are open: each is a connection, and anyone with its URL can watch a run.
 * @returns a function that takes a place for an IP address and returns a function that releases it, once
 * @throws {Failure} from that function: too-many for one network, busy for all together
 */
export function createStreamLimit({ perNetwork, total }: Limits) {
  const openOf = new Map<string, number>()
  let open = 0

  return function enter(ip: string): () => void {
    const network = bucketOf(ip)
    const own = openOf.get(network) ?? 0
    if (own >= perNetwork)
      throw new Failure('too-many', {
        message: `Your IP address follows ${perNetwork} reports at the moment. Close a tab, or try again in a moment.`,
        retryAfter: RETRY_AFTER_S,
      })
    if (open >= total) throw new Failure('busy', { retryAfter: RETRY_AFTER_S })
    openOf.set(network, own + 1)
    open += 1
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      open -= 1
      const left = (openOf.get(network) ?? 1) - 1
      if (left > 0) openOf.set(network, left)
      else openOf.delete(network)
    }
  }
}
