import type { RenderedPage } from '#engine/web/rendered.ts'
import type { Session } from './devtools.ts'

type Request = RenderedPage['requests'][number]
type Event = Record<string, unknown>
type Started = {
  requestId: string
  request: { url: string }
  type?: string
  timestamp: number
  redirectResponse?: { status: number; encodedDataLength: number }
}

/** Notes each request of a page, its frames, and its workers, with times since the first one. */
export function recordRequests() {
  const requests: Request[] = []
  const open = new Map<string, Request>()
  let startedAt: number | undefined
  let changedAt = performance.now()

  function watch(session: Session) {
    const on = (event: string, note: (event: Event) => void) =>
      session.on(`Network.${event}`, (params) => {
        changedAt = performance.now()
        note(params)
      })
    on('requestWillBeSent', (event) => start(event as Started))
    on('responseReceived', ({ requestId, response }) => {
      const request = open.get(requestId as string)
      if (request) request.status = (response as { status: number }).status
    })
    on('loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      end(requestId as string, timestamp as number, encodedDataLength as number),
    )
    on('loadingFailed', ({ requestId, timestamp, errorText }) =>
      end(requestId as string, timestamp as number, 0, errorText as string),
    )
  }

  function start({ requestId, request, type = 'Other', timestamp, redirectResponse }: Started) {
    startedAt ??= timestamp
    const before = open.get(requestId)
    if (before && redirectResponse) {
      before.status = redirectResponse.status
      end(requestId, timestamp, redirectResponse.encodedDataLength)
    }
    if (!/^https?:/.test(request.url)) return
    const startMs = since(timestamp)
    const added: Request = { url: request.url, type, status: null, transferBytes: 0, startMs, endMs: startMs }
    requests.push(added)
    open.set(requestId, added)
  }

  function end(requestId: string, timestamp: number, transferBytes: number, refusal?: string) {
    const request = open.get(requestId)
    if (!request) return
    open.delete(requestId)
    Object.assign(request, { endMs: since(timestamp), transferBytes, ...(refusal ? { refusal } : {}) })
  }

  const since = (timestamp: number) => Math.round((timestamp - (startedAt ?? timestamp)) * 1_000)

  return {
    watch,
    requests,
    /** Milliseconds for which nothing was requested or received. */
    quietMs: () => (open.size > 0 ? 0 : performance.now() - changedAt),
  }
}
