import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { ErrorEvent } from '#platform/error-reports/event.ts'

export type Received = { path: string; headers: IncomingHttpHeaders; event: ErrorEvent }

/**
 * Runs a server that takes envelopes as Sentry's protocol describes them: lines of JSON, where the second names the
 * length of the third in bytes.
 * @param status what it responds with
 */
export async function runErrorServer({ status = 200, headers = {} as Record<string, string> } = {}) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const [first, second] = body.toString().split('\n', 2)
    const { length } = JSON.parse(second ?? '') as { length: number }
    const start = Buffer.byteLength(`${first}\n${second}\n`)
    const event = JSON.parse(body.subarray(start, start + length).toString()) as ErrorEvent
    received.push({ path: request.url ?? '', headers: request.headers, event })
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    dsn: `http://0123456789abcdef@127.0.0.1:${port}/7`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
