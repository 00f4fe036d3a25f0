import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serving } from '#tests/support/egress.ts'
import { registerBackOffice } from './back-office.ts'

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string }

/**
 * Returns the proxy in front of a back office that accepts everything, with the requests that reached it and the lines
 * of the log.
 */
async function proxied(
  work: (
    send: (sent: Sent) => Promise<number>,
    seen: { reached: IncomingHttpHeaders[]; log: string[] },
  ) => Promise<void>,
) {
  const [reached, log]: [IncomingHttpHeaders[], string[]] = [[], []]
  const backOffice: Parameters<typeof serving>[0] = (arrived, response) => {
    reached.push(arrived.headers)
    response.setHeader('proxy-authenticate', 'Basic').end('ok')
  }
  await serving(backOffice, async (adminPort) => {
    const site = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } } })
    const setting = { adminUrl: 'https://agency.example', adminPort, payloadSecret: 'a secret of this test' }
    await site.register((inside) => registerBackOffice(inside, setting, { isDatabaseAnswering: async () => true }))
    await site.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.server.address() as AddressInfo
    const send = async ({ method = 'GET', path, headers = {}, body }: Sent) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }).end(body)
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      response.resume()
      expect(response.headers).not.toHaveProperty('proxy-authenticate')
      return response.statusCode ?? 0
    }
    await work(send, { reached, log }).finally(() => site.close())
  })
}

test.each<Record<string, string>>([
  { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings', 'http2-settings': 'AAMAAABk' },
  { 'keep-alive': 'timeout=5', connection: 'keep-alive' },
  { te: 'trailers', 'proxy-authorization': 'Basic eDp5', 'proxy-connection': 'keep-alive' },
  { connection: 'x-forwarded-for, x-private', 'x-private': '1', 'x-forwarded-for': '1.1.1.1' },
])('headers of the connection are not sent on to the back office: %o', async (headers) => {
  await proxied(async (send, { reached }) => {
    expect(await send({ path: '/admin/login', headers: { ...headers, 'accept-language': 'de' } })).toBe(200)
    expect(reached[0]).toMatchObject({ 'accept-language': 'de', 'x-forwarded-for': '127.0.0.1' })
    for (const name of Object.keys(headers).filter((one) => !/^(connection|x-forwarded-for)$/.test(one)))
      expect(reached[0]).not.toHaveProperty(name)
  })
})

test('a WebSocket to the back office is refused with a 400', async () => {
  await proxied(async (send, { reached }) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
    for (const path of ['/admin', '/_next/webpack-hmr', '/cms-api/users/me'])
      expect(await send({ path, headers })).toBe(400)
    expect(reached).toEqual([])
  })
})

test('R13 a server function without a session gets a 403 before the back office, and one line of the log a minute', async () => {
  await proxied(async (send, { reached, log }) => {
    const headers = { 'next-action': 'f'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' }
    for (let nth = 0; nth < 20; nth++)
      expect(await send({ method: 'POST', path: `/admin/${nth}`, headers, body: '[]' })).toBe(403)
    expect(await send({ method: 'POST', path: '/_next/data', headers, body: '[]' })).toBe(403)
    expect(reached).toEqual([])
    expect(log).toHaveLength(1)
    expect(log[0]).not.toContain('stack')
  })
})
