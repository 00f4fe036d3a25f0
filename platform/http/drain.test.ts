import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openConnection, openRequest } from '#tests/support/open-request.ts'
import { watchConnections } from './drain.ts'

const echo: RequestListener = (request, response) => {
  request.resume().once('end', () => response.end('done'))
}

async function serve(listener: RequestListener = echo) {
  const server = createServer(listener)
  const drain = watchConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = (limits: Parameters<typeof drain>[0]) =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      drain(limits)
    })
  return { url, stop }
}

test('R8 started requests get responses, and each connection gets Connection: close', async () => {
  const { url, stop } = await serve()
  const requests = await Promise.all(
    Array.from({ length: 50 }, () => openRequest(url, { path: '/', body: 'all of it' })),
  )
  const stopped = stop({ timeoutMs: 60_000 })
  const answers = await Promise.all(requests.map((request) => request.finish()))
  expect(answers.filter(({ status, text }) => status === 200 && /^connection: close/im.test(text))).toHaveLength(50)
  await stopped
})

test('R8 idle, silent, and stuck connections do not keep the process alive', async () => {
  const { url, stop } = await serve()
  const idle = await openConnection(url, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const answered = new Promise((resolve) => idle.socket.once('data', resolve))
  const silent = await openConnection(url, '')
  const stuck = await openRequest(url, { path: '/', body: 'never sent' })
  await answered
  await stop({ silentMs: 10, timeoutMs: 50 })
  await Promise.all([idle.closed, silent.closed, stuck.closed])
})

test('R8 new connections are refused immediately', async () => {
  const { url, stop } = await serve()
  const request = await openRequest(url, { path: '/', body: 'x' })
  const stopped = stop({})
  await expect(fetch(url)).rejects.toThrow()
  expect((await request.finish()).status).toBe(200)
  await stopped
})
