import { fuzzRequest, type RawRequest } from './requests.ts'
import { hasStack, isDeliberate, sendRaw } from './send-raw.ts'

export type FuzzFailure = { index: number; status: number; why: string; request: RawRequest; text: string }

type Run = {
  url: string
  seed: number
  count: number
  /** Session tokens by role. */
  sessions?: Record<string, string>
  isDestructive?: boolean
  /** Texts that no response may contain, such as addresses of internal servers. */
  internal?: string[]
  parallel?: number
}

/**
 * Sends the first `count` requests of a seed.
 * @returns the failures (a 5xx status but a deliberate 503, a stack trace, an internal text, a timeout, or no
 * response), the number of responses by status, and the number of requests by who sent them
 */
export async function runFuzz({ url, seed, count, internal = [], parallel = 12, ...setting }: Run) {
  const failures: FuzzFailure[] = []
  const statuses = new Map<number, number>()
  const senders = new Map<string, number>()
  let next = 0
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (next < count) {
        const index = next++
        const request = fuzzRequest(seed, index, setting)
        const response = await sendRaw(url, request)
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        senders.set(request.from ?? 'nobody', (senders.get(request.from ?? 'nobody') ?? 0) + 1)
        const why =
          response.status === 0
            ? response.hasTimedOut
              ? 'timeout'
              : 'no response'
            : response.status >= 500 && !isDeliberate(response)
              ? '5xx'
              : hasStack(response)
                ? 'stack'
                : internal.some((text) => response.text.includes(text))
                  ? 'leak'
                  : undefined
        if (!why) continue
        const found = why === 'leak' ? Math.max(...internal.map((text) => response.text.indexOf(text))) : 0
        const text = response.text.slice(Math.max(0, found - 100), found + 2_000)
        failures.push({ index, status: response.status, why, request, text })
      }
    }),
  )
  return { failures, statuses, senders }
}

/** Returns one line that identifies the failure and is enough to repeat the request. */
export function describeFailure({ index, status, why, request, text }: FuzzFailure) {
  const { method, target, headers, body, from = 'nobody' } = request
  const place = why === 'leak' ? ` in: ${JSON.stringify(text.slice(0, 200))}` : ''
  return `#${index} ${why} ${status}, ${from}: ${method} ${target.slice(0, 160)} ${JSON.stringify(headers).slice(0, 300)} ${JSON.stringify(body.toString('latin1').slice(0, 300))}${place}`
}
