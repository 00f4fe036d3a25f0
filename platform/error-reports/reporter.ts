import { createOncePerMinute } from '../waiting/once-per-minute.ts'
import { createRateLimit } from '../waiting/rate-limit.ts'
import type { ErrorTarget } from './dsn.ts'
import type { ErrorEvent } from './event.ts'

const REQUEST_TIMEOUT_MS = 5_000
/** After a failure, and after a 429 that names no time. */
const PAUSE_MS = 60_000

type Options = { target: ErrorTarget; client: string; now?: () => number; onProblem: (message: string) => void }
export type ErrorReporter = ReturnType<typeof createErrorReporter>

/**
 * Sends errors to a server that speaks Sentry's protocol, and drops what would be too many: an error that repeats, and
 * everything while the server asks for a pause or does not respond. Reporting never fails and never waits.
 * @see https://develop.sentry.dev/sdk/foundations/envelopes/
 */
export function createErrorReporter({ target, client, now = Date.now, onProblem }: Options) {
  const isDue = createOncePerMinute(now)
  const ofProcess = createRateLimit({ max: 30, windowMs: 60_000 })
  const open = new Set<Promise<void>>()
  let pausedUntil = 0

  return {
    /** Sends an event, unless it is one too many. Returns whether it is sent. */
    report(event: ErrorEvent): boolean {
      if (now() < pausedUntil || !isDue(keyOf(event)) || ofProcess.take('', now()) > 0) return false
      const sending = send(event).finally(() => open.delete(sending))
      open.add(sending)
      return true
    },
    /** Waits until all events are sent, for a process that ends. */
    async flush() {
      await Promise.all(open)
    },
  }

  async function send(event: ErrorEvent) {
    try {
      // biome-ignore lint/style/noRestrictedGlobals: the operator's server, which the back office reports to as well
      const response = await fetch(target.url, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'user-agent': client,
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${client}, sentry_key=${target.publicKey}`,
        },
        body: envelopeOf(event, new Date(now())),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (response.status === 429) pause(pauseOf(response.headers))
      else if (!response.ok) fail(`the server responded with ${response.status}`)
    } catch (error) {
      fail(error instanceof Error && error.cause instanceof Error ? error.cause.message : (error as Error).message)
    }
  }

  function pause(ms: number) {
    pausedUntil = now() + ms
  }

  function fail(reason: string) {
    if (now() >= pausedUntil) onProblem(`Errors could not be reported to SENTRY_DSN: ${reason}. Next try in a minute.`)
    pause(PAUSE_MS)
  }
}

/** Returns an envelope with one event: lines of JSON. */
export function envelopeOf(event: ErrorEvent, sentAt: Date): string {
  const payload = JSON.stringify(event)
  const headers = [
    { event_id: event.event_id, sent_at: sentAt.toISOString() },
    { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) },
  ]
  return `${headers.map((header) => JSON.stringify(header)).join('\n')}\n${payload}\n`
}

/**
 * Returns how long the server wants to get no errors, in milliseconds.
 * @see https://develop.sentry.dev/sdk/foundations/transport/rate-limiting/
 */
function pauseOf(headers: Headers): number {
  const seconds = (headers.get('x-sentry-rate-limits') ?? '').split(',').flatMap((limit) => {
    const [time, kinds = ''] = limit.trim().split(':')
    return kinds === '' || kinds.split(';').includes('error') ? [Number(time)] : []
  })
  const longest = Math.max(0, ...seconds.filter(Number.isFinite)) || Number(headers.get('retry-after'))
  return longest > 0 ? longest * 1_000 : PAUSE_MS
}

/** Returns what errors of the same cause share: numbers in their messages may differ. */
function keyOf({ logentry, exception, tags }: ErrorEvent) {
  const last = exception?.values.at(-1)
  const frame = last?.stacktrace?.frames.at(-1)
  const text = last ? `${last.type} ${last.value} ${frame?.filename}:${frame?.lineno}` : logentry?.formatted
  return `${tags.process} ${text?.replace(/\d+/g, '0')}`
}
