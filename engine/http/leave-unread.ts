import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a sender has to read the response before its connection is closed. A slow link needs seconds. */
const LINGER_MS = 5_000

/**
 * Leaves the rest of a refused body unread: to be called before the response is sent. It is the last of its connection,
 * which is closed later: at once, with data unread, it would be reset, and the response lost (RFC 9112, section 9.6).
 */
export function leaveUnread(request: IncomingMessage, response: ServerResponse) {
  if (request.complete) return
  const { socket } = request
  request.pause()
  // Otherwise Node reads to the end of a body that nobody has touched.
  request.read(0)
  response.setHeader('connection', 'close')
  // Node calls this behind the last response of a connection.
  socket.destroySoon = () => {
    socket.end()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(timer))
  }
}
