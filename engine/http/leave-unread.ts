import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a sender has to read the response before its connection is closed. A slow link needs seconds. */
const LINGER_MS = 5_000

/**
 * Leaves the rest of a refused body unread: to be called before the response is sent, which must not say
 * `Connection: close`. A connection closed at once, with data unread, is reset, and the response is lost (RFC 9112,
 * section 9.6).
 */
export function leaveUnread(request: IncomingMessage, response: ServerResponse) {
  if (request.complete) return
  request.pause()
  // Otherwise Node reads to the end of a body that nobody has touched.
  request.read(0)
  response.once('finish', () => {
    if (request.complete) return
    const timer = setTimeout(() => request.socket.destroy(), LINGER_MS)
    request.socket.once('close', () => clearTimeout(timer))
  })
}
