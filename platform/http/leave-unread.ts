import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a sender has to read the response before its connection is closed. A slow link needs seconds. */
const LINGER_MS = 5_000

/**
 * Leaves the rest of a refused body unread; call it before the response is sent. The response is the last one of its
 * connection, which is closed later: closing at once, with data unread, would reset it and lose the response (RFC 9112,
 * section 9.6).
 */
export function leaveUnread(request: IncomingMessage, response: ServerResponse) {
  if (request.complete) return
  const { socket } = request
  request.pause()
  // Without this, Node reads an untouched body to its end.
  request.read(0)
  response.setHeader('connection', 'close')
  // Node calls this after the last response of a connection.
  socket.destroySoon = () => {
    socket.end()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(timer))
  }
}
