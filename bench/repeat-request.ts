import { once } from 'node:events'
import { connect } from 'node:net'

const CONNECTIONS = 16
const OK = 'HTTP/1.1 200'
/** More than the headers of a page. */
const HEAD_BYTES = 4_096

/**
 * Requests one page over 16 connections, each as fast as its responses come, and reads nothing of them but their status
 * and length: a load generator that decodes bodies is slower than the server it measures.
 * @returns responses per second
 * @throws {Error} if a response has another status, or is longer than it says
 */
export async function repeatRequest(origin: string, path: string, seconds: number): Promise<number> {
  const { hostname, port, host } = new URL(origin)
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`)
  const began = performance.now()
  const counts = Array.from({ length: CONNECTIONS }, async () => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    let responses = 0
    let length = 0
    let received = 0
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (received === 0) {
        const head = chunk.toString('latin1', 0, HEAD_BYTES)
        if (!head.startsWith(OK)) return reject(new Error(`${path}: ${head.slice(0, 100)}`))
        length = lengthOf(head)
      }
      received += chunk.length
      if (received < length) return
      if (received > length) return reject(new Error(`${path}: ${received} bytes instead of ${length}.`))
      responses++
      received = 0
      if (performance.now() - began < seconds * 1_000) socket.write(request)
      else resolve(responses)
    })
    socket.write(request)
    return promise.finally(() => socket.destroy())
  })
  const responses = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  return responses / ((performance.now() - began) / 1_000)
}

/** Returns the bytes of a whole response, by the headers at its start. */
function lengthOf(head: string) {
  const body = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1])
  return head.indexOf('\r\n\r\n') + 4 + body
}
