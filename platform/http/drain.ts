import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long running requests may take to end after the process got a stop signal. */
export const DRAIN_TIMEOUT_MS = 12_000
/** How long a silent connection stays open during a drain, because its first request may be on its way. */
const SILENT_CONNECTION_MS = 1_000

type Limits = { timeoutMs?: number; silentMs?: number }

/**
 * Tracks the connections and open responses of a server from now on, so that it can be drained later.
 * @returns `drain`, to be called together with `server.close()`: idle connections are closed at once, busy ones after
 * their response, and stuck ones after `timeoutMs`
 */
export function watchConnections(server: Server) {
  const sockets = new Set<Socket>()
  const open = new Set<ServerResponse>()
  let draining = false

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // Before other handlers, so that the response is marked as the last of its connection before its headers are written.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    open.add(response)
    if (draining) isLast(response)
    response.once('close', () => {
      open.delete(response)
      // A response that began before the stop has already announced that its connection stays open.
      if (draining) setImmediate(() => server.closeIdleConnections())
    })
  })

  return function drain({ timeoutMs = DRAIN_TIMEOUT_MS, silentMs = SILENT_CONNECTION_MS }: Limits = {}) {
    draining = true
    for (const response of open) isLast(response)
    server.closeIdleConnections()
    const silent = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, silentMs)
    const stuck = setTimeout(() => server.closeAllConnections(), timeoutMs)
    server.once('close', () => {
      clearTimeout(silent)
      clearTimeout(stuck)
    })
  }
}

function isLast(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
