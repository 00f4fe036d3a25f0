import { EVENT_STREAM, formatEvent, HEARTBEAT } from '#platform/http/event-stream.ts'
import type { Progress } from '../threads/threads.ts'
import type { FoundRun } from './distant-run.ts'
import type { RunEvent } from './run-store.ts'

/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 15_000
const PROGRESS_MS = 100
/** Maximum number of unread bytes before the stream of a slow reader is closed; the reader may reconnect. */
const MAX_UNREAD_BYTES = 32 * 1024 * 1024

/**
 * Returns the events of a run as a response that begins at once and ends with the run: `run`, when it can be found
 * again, with its id; `progress`; `partial` and `done` with the envelope.
 * @param onEnd is called once, when the stream is over or its reader has left
 */
export function eventsOf(run: Pick<FoundRun, 'watch' | 'isDone'>, onEnd: () => void = () => undefined): Response {
  const encoder = new TextEncoder()
  let leave = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const beat = setInterval(() => controller.enqueue(encoder.encode(HEARTBEAT)), HEARTBEAT_MS)
        const isDue = atMostEvery(PROGRESS_MS)
        leave = () => {
          clearInterval(beat)
          unwatch()
          onEnd()
        }
        // Sent so that the first byte does not wait for the first event.
        controller.enqueue(encoder.encode(HEARTBEAT))
        let unwatch = () => {}
        unwatch = run.watch((event) => {
          if (event.name === 'progress' && !isDue(event.progress)) return
          controller.enqueue(encoder.encode(formatEvent({ name: event.name, data: dataOf(event) })))
          const isFull = (controller.desiredSize ?? 0) < -MAX_UNREAD_BYTES
          if (event.name !== 'done' && !isFull) return
          leave()
          controller.close()
        })
        if (run.isDone()) leave()
      },
      cancel: () => leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  )
  const headers = { 'content-type': EVENT_STREAM, 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }
  return new Response(body, { headers })
}

function dataOf(event: RunEvent) {
  if (event.name === 'run') return JSON.stringify({ id: event.id })
  if (event.name === 'progress') return JSON.stringify(event.progress)
  return `{"envelope":${event.json}}`
}

/** Limits how often progress is sent: a batch reports every file, and a reader does not need each. */
function atMostEvery(pauseMs: number) {
  let last = { at: Number.NEGATIVE_INFINITY, step: '' }
  return ({ done, total, step = '' }: Progress) => {
    const at = performance.now()
    if (done < total && step === last.step && at - last.at < pauseMs) return false
    last = { at, step }
    return true
  }
}
