import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type TransferLimits = {
  /** For a request or a response of any size, in milliseconds. */
  baseMs: number
  /** Each such number of received bytes extends the time by one second. */
  requestBytesPerSecond: number
  responseBytesPerSecond: number
  /** Interval between two checks of open connections, in milliseconds. */
  everyMs: number
}

/**
 * For `http.createServer`: request headers must be complete 20 s after a connection opens or its last request ended.
 */
export const HEADERS_TIMEOUT_MS = 20_000

export const TRANSFER_LIMITS: TransferLimits = {
  baseMs: 60_000,
  requestBytesPerSecond: 64 * 1024,
  responseBytesPerSecond: 16 * 1024,
  everyMs: 2_000,
}

/** Options of `http.createServer` that go with `limitSlowConnections`: bodies are timed there, by their size. */
export const serverOptions = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: 0,
  connectionsCheckingInterval: TRANSFER_LIMITS.everyMs,
}

type Exchange = { request: IncomingMessage; response: ServerResponse; socket: Socket; begun: Mark; answering?: Mark }
type Mark = { at: number; read: number; written: number }

/**
 * Closes connections whose request or response stalls: a body may take 60 s plus one second for each 64 kB received, a
 * response 60 s plus one second for each 16 kB written. Declared sizes do not count. Node's own `requestTimeout` has
 * one value for all sizes, and none for responses.
 */
export function limitSlowConnections(server: Server, limits: TransferLimits = TRANSFER_LIMITS) {
  const open = new Set<Exchange>()
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const exchange: Exchange = { request, response, socket, begun: mark(socket) }
    open.add(exchange)
    response.once('close', () => open.delete(exchange))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const exchange of open) if (isTooSlow(exchange, now, limits)) refuse(exchange)
  }, limits.everyMs).unref()
  server.once('close', () => clearInterval(timer))
}

function isTooSlow(exchange: Exchange, now: number, limits: TransferLimits) {
  const { request, socket, begun } = exchange
  if (!request.complete) {
    const arrived = socket.bytesRead - begun.read
    return now - begun.at > limits.baseMs + (arrived / limits.requestBytesPerSecond) * 1_000
  }
  // From here on, time counts for the server until something is written, then for the reader. While a stream has
  // nothing to send, time counts for the server.
  if (!exchange.response.headersSent || (!exchange.response.writableEnded && socket.writableLength === 0)) {
    delete exchange.answering
    return false
  }
  exchange.answering ??= mark(socket)
  const sent = socket.bytesWritten - begun.written
  return now - exchange.answering.at > limits.baseMs + (sent / limits.responseBytesPerSecond) * 1_000
}

function refuse({ request, response, socket }: Exchange) {
  if (request.complete || response.headersSent) return socket.destroy()
  response.writeHead(408, { connection: 'close' }).end(() => socket.destroy())
}

const mark = (socket: Socket): Mark => ({
  at: performance.now(),
  read: socket.bytesRead,
  written: socket.bytesWritten,
})
