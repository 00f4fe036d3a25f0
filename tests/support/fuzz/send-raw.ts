import { createConnection } from 'node:net'
import type { RawRequest } from './requests.ts'

export type RawResponse = { status: number; text: string; hasTimedOut: boolean }

const TIMEOUT_MS = 30_000
const MAX_KEPT_BYTES = 200_000

/**
 * Sends a request byte by byte, as no HTTP client would, on its own connection.
 * @returns status 0 if the connection ended without a response
 */
export function sendRaw(url: string, { method, target, headers, body }: RawRequest): Promise<RawResponse> {
  const { hostname, port, host } = new URL(url)
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value.replace(/[\r\n\0]/g, ' ')}`),
    ...(body.length > 0 ? [`Content-Length: ${body.length}`] : []),
  ]
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let kept = 0
    let hasTimedOut = false
    const socket = createConnection(Number(port), hostname, () =>
      socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body])),
    )
    socket.setTimeout(TIMEOUT_MS, () => {
      hasTimedOut = true
      socket.destroy()
    })
    socket.on('data', (chunk) => {
      if (kept < MAX_KEPT_BYTES) chunks.push(chunk)
      kept += chunk.length
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      // An interim response (100) precedes the final one.
      const text = Buffer.concat(chunks)
        .toString('latin1')
        .replace(/^HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n/, '')
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, hasTimedOut })
    })
  })
}

/** Returns whether a response reveals where in our code something failed. */
export const hasStack = ({ text }: Pick<RawResponse, 'text'>) =>
  /\n? {2,}at (?:async )?[\w.<>[\] ]*\(?(?:file:|node:|\/|webpack)/.test(text)

/** Returns whether a 503 is deliberate, which its Retry-After header shows. */
export const isDeliberate = ({ status, text }: Pick<RawResponse, 'status' | 'text'>) =>
  status === 503 && /^retry-after: \d/im.test(text)
