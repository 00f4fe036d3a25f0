import { randomBytes } from 'node:crypto'

/** A response that a provider sends later to a URL of this site. */
export type LaterResponse = {
  /** Secret: anyone who knows it can send the response. */
  url: string
  body: Promise<unknown>
  /** Removes the URL. */
  cancel: () => void
}

const TOKEN_BYTES = 24
/** Maximum number of awaited responses, more than visitors need at a time. */
const MAX_WAITING = 200

/**
 * Creates the receiver of responses that providers send later. They are awaited in the memory of this process, so a
 * restart drops them.
 * @param baseUrl where the site receives them; the token of a response follows
 */
export function createLaterResponses(baseUrl: string) {
  const waiting = new Map<string, (body: unknown) => void>()
  return {
    /**
     * Waits for a response.
     * @throws {unknown} what `signal` was aborted with, from `body`
     */
    receive(signal: AbortSignal): LaterResponse {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const abort = () => reject(signal.reason as Error)
      const [oldest] = waiting.keys()
      if (waiting.size >= MAX_WAITING && oldest) waiting.delete(oldest)
      waiting.set(token, resolve)
      signal.addEventListener('abort', abort, { once: true })
      promise.catch(() => undefined)
      return {
        url: `${baseUrl}/${token}`,
        body: promise,
        cancel() {
          waiting.delete(token)
          signal.removeEventListener('abort', abort)
        },
      }
    },
    /**
     * Delivers what a provider sent.
     * @returns whether it is awaited
     */
    deliver(token: string, body: unknown): boolean {
      const resolve = waiting.get(token)
      waiting.delete(token)
      resolve?.(body)
      return resolve !== undefined
    },
  }
}
