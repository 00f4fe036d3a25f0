import type { Readable } from 'node:stream'
import { type buildConnector, Client } from 'undici'
import type { Target } from './check-target.ts'

export const MAX_HEADER_BYTES = 16 * 1024
const MAX_CONNECT_ATTEMPTS = 4

export type HopRequest = {
  method: string
  headers: Record<string, string>
  body?: string | undefined
  signal: AbortSignal
}

export type HopResponse = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Readable
  /** Ends the connection, whatever still arrives on it. */
  close: () => void
}

/** Sends one request over a connection of its own to a checked IP address. Follows no redirect and decodes nothing. */
export async function requestHop(
  { url, ips }: Target,
  { method, headers, body, signal }: HopRequest,
  connect: buildConnector.connector,
): Promise<HopResponse> {
  const client = new Client(url.origin, {
    connect: inTurn(ips.slice(0, MAX_CONNECT_ATTEMPTS), connect, signal),
    maxHeaderSize: MAX_HEADER_BYTES,
    allowH2: false,
    // The signal aborts every step that takes too long.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  // A request that waits for its connection does not hear its own signal. Not awaited: nor does this wait for it.
  const close = () => void client.destroy((signal.reason ?? null) as Error | null).catch(() => undefined)
  signal.addEventListener('abort', close, { once: true })
  try {
    const path = `${url.pathname}${url.search}`
    const response = await client.request({ method, path, headers, body: body ?? null, signal, reset: true })
    return { status: response.statusCode, headers: response.headers, body: response.body, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Tries the checked IP addresses one after the other. TLS still requests and verifies the host name. */
function inTurn(ips: string[], connect: buildConnector.connector, signal: AbortSignal): buildConnector.connector {
  return (options, callback) => {
    const attempt = ([hostname = '', ...others]: string[]) =>
      connect({ ...options, hostname }, (...result: Parameters<typeof callback>) => {
        if (result[0] && others.length > 0 && !signal.aborted) attempt(others)
        else callback(...result)
      })
    attempt(ips)
  }
}
