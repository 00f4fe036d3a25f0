import { Failure } from '#engine/failures.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { createQueue } from '#platform/waiting/queue.ts'

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
  const message = `Your IP address follows ${perNetwork} reports at the moment. Close a tab, or try again in a moment.`
  const { enter } = createQueue({
    running: total,
    waiting: 0,
    perKey: perNetwork,
    refusal: (code) =>
      code === 'busy'
        ? new Failure('busy', { retryAfter: RETRY_AFTER_S })
        : new Failure('too-many', { message, retryAfter: RETRY_AFTER_S }),
  })
  return (ip: string): Promise<() => void> => enter({ key: bucketOf(ip) })
}
