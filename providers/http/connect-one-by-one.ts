import type { Socket } from 'node:net'
import type { buildConnector } from 'undici'
import type { Hop } from '#engine/web/page.ts'
import { tlsFacts } from './tls-facts.ts'

/** What is known of a connection, in milliseconds of `performance.now()`. */
export type Connecting = {
  startedAt: number
  /** The IP address in use. */
  ip: string
  /** TCP is connected. */
  reachedAt?: number
  /** TCP, and TLS if the URL asks for it. */
  connectedAt?: number
  tls?: Hop['tls'] | undefined
  /** HTTP version of the first response; undefined until it has begun. */
  readVersion?: () => string | undefined
}

/**
 * Tries the checked IP addresses one after the other, and records the times of the one that connects. TLS still
 * requests and verifies the host name.
 */
export function connectOneByOne(
  ips: string[],
  connect: buildConnector.connector,
  signal: AbortSignal,
  connecting: Connecting,
): buildConnector.connector {
  return (options, callback) => {
    const attempt = ([hostname = '', ...others]: string[]) => {
      Object.assign(connecting, { startedAt: performance.now(), ip: hostname })
      // undici's own connector returns its socket; others may return nothing.
      const opening = connect({ ...options, hostname }, (...result: Parameters<typeof callback>) => {
        if (result[0] && others.length > 0 && !signal.aborted) return attempt(others)
        connecting.connectedAt = performance.now()
        if (result[1]) {
          // Recorded at once, because a response and its connection may end before it is read.
          connecting.tls = tlsFacts(result[1])
          connecting.readVersion = versionOn(result[1])
        }
        callback(...result)
      }) as Socket | undefined
      opening?.once('connect', () => (connecting.reachedAt = performance.now()))
    }
    attempt(ips)
  }
}

const STATUS_LINE = /^HTTP\/(\d\.\d)/

/** Detects the HTTP version from the first bytes that undici reads, because undici does not report it. */
function versionOn(socket: Socket) {
  let version: string | undefined
  const read = socket.read.bind(socket)
  socket.read = (size?: number) => {
    const chunk = read(size) as Buffer | null
    if (chunk) {
      version = STATUS_LINE.exec(chunk.toString('latin1', 0, 8))?.[1]
      socket.read = read
    }
    return chunk
  }
  return () => version
}
