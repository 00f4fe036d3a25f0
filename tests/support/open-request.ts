import { createConnection, type Socket } from 'node:net'

type Sent = { method?: string; path: string; type?: string; body: string; headers?: Record<string, string> }

const TIMEOUT_MS = 90_000

/**
 * Opens a request and leaves it half-sent: the server has read its headers (it responded “100 Continue”) and waits for
 * the body.
 * @returns `finish` sends the body and returns status and text (status 0 if the connection broke); `closed` resolves
 * when the connection ends, with its duration in milliseconds
 */
export async function openRequest(url: string, { method = 'POST', path, type, body, headers = {} }: Sent) {
  const { hostname, port, host } = new URL(url)
  const socket = createConnection(Number(port), hostname)
  const begun = performance.now()
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
  })
  const closed = whenClosed(socket).then(() => performance.now() - begun)
  const lines = {
    host,
    'content-type': type ?? 'application/json',
    'content-length': `${Buffer.byteLength(body)}`,
    expect: '100-continue',
    connection: 'keep-alive',
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`)
  await Promise.race([until(() => text.includes('100 Continue'), socket), closed])
  return {
    socket,
    closed,
    async finish() {
      // A response may already be there: some requests are rejected without their body.
      text = text.replace(/^HTTP\/1\.1 100 [\s\S]*?\r\n\r\n/, '')
      socket.write(body)
      if (!isWhole(text)) await Promise.race([until(() => isWhole(text), socket), closed])
      socket.end()
      return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }
    },
  }
}

/** Opens a connection, sends this text, and nothing more. */
export async function openConnection(url: string, sent: string) {
  const { hostname, port } = new URL(url)
  const socket = createConnection(Number(port), hostname)
  await new Promise((resolve) => socket.once('connect', resolve))
  const begun = performance.now()
  if (sent) socket.write(sent)
  socket.resume()
  return { socket, closed: whenClosed(socket).then(() => performance.now() - begun) }
}

function whenClosed(socket: Socket) {
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
  socket.on('error', () => undefined)
  return new Promise<void>((resolve) => socket.once('close', () => resolve()))
}

function until(is: () => boolean, socket: Socket) {
  return new Promise<void>((resolve) => socket.on('data', () => is() && resolve()))
}

function isWhole(text: string) {
  const end = text.indexOf('\r\n\r\n')
  const length = /^content-length: (\d+)/im.exec(text)?.[1]
  if (end < 0) return false
  return length === undefined ? text.endsWith('0\r\n\r\n') : text.length >= end + 4 + Number(length)
}
