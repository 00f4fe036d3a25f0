import { availableParallelism } from 'node:os'
import { Failure } from '#engine/failures.ts'
import { createQueue } from '#platform/waiting/queue.ts'

/** Maximum wait for a turn and a thread. */
export const MAX_WAIT_S = 30
const BUSY_RETRY_S = 10
const LONG_RETRY_S = 60
/** Two threads for one visitor's slow runs, and at least one for everyone else, within reasonable memory. */
export const COMPUTING = Math.min(8, Math.max(3, availableParallelism() + 1))
/** Threads of runs that wait for other servers most of the time. */
export const WAITING_THREADS = 12
/** Runs that wait for what other servers send, with or without a thread. */
const GATHERING = 60
const LONG_RUNS = 6
const LONG_RUNS_PER_VISITOR = 2
const RUNS_PER_VISITOR = 2
const WEB_RUNS_PER_VISITOR = 4
const WAITING_PER_VISITOR = 8
const MAX_WAITING_BYTES = 64 * 1024 * 1024

const tooMany = () => new Failure('too-many', { retryAfter: BUSY_RETRY_S })
const tooManyLong = () =>
  new Failure('too-many', {
    message: `You already have ${LONG_RUNS_PER_VISITOR} long runs on our server and more waiting. Stop one, or try again when one has finished.`,
    retryAfter: LONG_RETRY_S,
  })
const allBusy = () =>
  new Failure('busy', {
    message: 'Our server can’t start another long run right now. Please try again in a minute.',
    retryAfter: LONG_RETRY_S,
  })

const shared = { waitingPerKey: WAITING_PER_VISITOR, waitingBytes: MAX_WAITING_BYTES, refusal: tooMany }

/**
 * The turns of runs. A run that gets artifacts takes one for all its time (`gathering`), one for its thread, and one
 * for computing, which it gives back while it waits; any other run takes only the last one. `long` is for runs of more
 * than a minute.
 */
export const turns = {
  computing: createQueue({ ...shared, running: COMPUTING, runningPerKey: RUNS_PER_VISITOR }),
  gathering: createQueue({ ...shared, running: GATHERING, runningPerKey: WEB_RUNS_PER_VISITOR }),
  thread: createQueue({ ...shared, running: WAITING_THREADS, runningPerKey: WEB_RUNS_PER_VISITOR }),
  long: createQueue({
    ...shared,
    running: LONG_RUNS,
    runningPerKey: LONG_RUNS_PER_VISITOR,
    waitingPerKey: LONG_RUNS_PER_VISITOR,
    refusal: tooManyLong,
  }),
}

type Waiting = { visitor: string; bytes: number; signal: AbortSignal }

/**
 * Waits for a turn, for 30 s at most.
 * @returns what ends the turn
 * @throws {Failure} too-many or busy; whatever `signal` was aborted with
 */
export function takeTurn(kind: keyof typeof turns, { visitor, bytes, signal }: Waiting): Promise<() => void> {
  const timeout = { ms: MAX_WAIT_S * 1_000, error: kind === 'long' ? allBusy : tooMany }
  return turns[kind].enter({ key: visitor, bytes, signal, timeout })
}
