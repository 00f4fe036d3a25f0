import { randomBytes } from 'node:crypto'

/** A response that a provider sends later, to a URL of this site. */
export type LaterResponse = {
  /** Secret: anyone who knows it can send the response. */
  url: string
  body: Promise<unknown>
  /** Forgets the URL. */
  cancel: () => void
}

const TOKEN_BYTES = 24
/** More than visitors wait for at a time. */
const MAX_WAITING = 200

/**
 * Creates the place where responses arrive that a provider sends later. They wait in the memory of this process: one
 * that was restarted in between has forgotten them.
 * @param baseUrl where the site takes them; the token of a response follows
 */
export function createLaterResponses(baseUrl: string) {
  const waiting = new Map<string, (body: unknown) => void>()
  return {
    /** @throws what `signal` was aborted with, from `body` */
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
     * Hands over what a provider sent.
     * @returns whether anyone waits for it
     */
    deliver(token: string, body: unknown): boolean {
      const resolve = waiting.get(token)
      waiting.delete(token)
      resolve?.(body)
      return resolve !== undefined
    },
  }
}
