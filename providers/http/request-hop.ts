import type { Readable } from 'node:stream'
import { type buildConnector, Client } from 'undici'
import type { Hop } from '#engine/web/page.ts'
import type { Target } from './check-target.ts'
import { type Connecting, connectOneByOne } from './connect-one-by-one.ts'

export const MAX_HEADER_BYTES = 16 * 1024

export type HopRequest = {
  method: string
  headers: Record<string, string>
  body?: string | undefined
  signal: AbortSignal
}

export type HopResponse = {
  status: number
  statusText: string
  /** By lower-case name. */
  headers: Record<string, string | string[] | undefined>
  /** In the order received, with lower-case names. */
  rawHeaders: [name: string, value: string][]
  httpVersion: string
  ip: string
  /** Milliseconds, as in `HopTiming`. */
  timing: Pick<Hop['timing'], 'connect' | 'tls' | 'firstByte'>
  tls?: NonNullable<Hop['tls']>
  body: Readable
  /** Closes the connection, even if something still arrives on it. */
  close: () => void
}

/** Sends one request over a connection of its own to a checked IP address. Follows no redirect and decodes nothing. */
export async function requestHop(
  { url, ips }: Target,
  { method, headers, body, signal }: HopRequest,
  connect: buildConnector.connector,
): Promise<HopResponse> {
  const connecting: Connecting = { startedAt: performance.now(), ip: '' }
  const client = new Client(url.origin, {
    connect: connectOneByOne(ips, connect, signal, connecting),
    maxHeaderSize: MAX_HEADER_BYTES,
    allowH2: false,
    // The signal aborts every step that takes too long.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  // A request that waits for its connection ignores its own signal. Not awaited, because closing does not wait for it
  // either.
  const close = () => void client.destroy((signal.reason ?? null) as Error | null).catch(() => undefined)
  signal.addEventListener('abort', close, { once: true })
  try {
    const path = `${url.pathname}${url.search}`
    const options = { method, path, headers, body: body ?? null, signal, reset: true }
    const response = await client.request({ ...options, responseHeaders: 'raw' })
    const rawHeaders = pairsOf(response.headers as unknown as string[])
    const { connectedAt = connecting.startedAt, reachedAt, tls, ip, readVersion } = connecting
    const isSecure = url.protocol === 'https:'
    return {
      status: response.statusCode,
      statusText: response.statusText,
      headers: byName(rawHeaders),
      rawHeaders,
      httpVersion: readVersion?.() ?? '1.1',
      ip,
      timing: {
        connect: (isSecure && reachedAt !== undefined ? reachedAt : connectedAt) - connecting.startedAt,
        tls: isSecure && reachedAt !== undefined ? connectedAt - reachedAt : null,
        firstByte: performance.now() - connectedAt,
      },
      ...(tls ? { tls } : {}),
      body: response.body,
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

function pairsOf(raw: string[]): HopResponse['rawHeaders'] {
  return Array.from({ length: raw.length / 2 }, (_, at): [string, string] => [
    (raw[at * 2] ?? '').toLowerCase(),
    raw[at * 2 + 1] ?? '',
  ])
}

function byName(pairs: HopResponse['rawHeaders']): HopResponse['headers'] {
  const headers: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of pairs) {
    const before = headers[name]
    headers[name] = before === undefined ? value : [before, value].flat()
  }
  return headers
}
