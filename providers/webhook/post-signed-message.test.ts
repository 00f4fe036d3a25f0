import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchOnLoopback, standInSurroundings } from '#tests/support/egress.ts'
import { createFetch } from '../http/fetch-public.ts'
import { postSignedMessage, signMessage } from './post-signed-message.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function receiver(status: number, text: string) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    response.writeHead(status).end(text)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received }
}

// The example of the specification (Standard Webhooks 1.0, “Signature scheme”), recomputed with OpenSSL:
// printf 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}' | openssl dgst -sha256 -mac hmac \
//   -macopt hexkey:$(printf MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw | base64 -d | xxd -p -c64) -binary | base64
test('§6 the signature follows Standard Webhooks', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330', body: '{"test": 2432232314}' }
  expect(signMessage('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test('§6 a message has an id, time, and signature, and the response is stored', async () => {
  const { url, received } = await receiver(422, `No such event.${' '.repeat(1_000)}`)
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const message = { url, secret, id: 'msg_1', body: '{"type":"posts.published"}', now: () => 1_700_000_000_999 }
  const { outcome, answer } = await postSignedMessage(message, fetchOnLoopback())
  expect(outcome).toEqual({ kind: 'rejected', reason: 'The receiver answered 422.' })
  expect(answer?.status).toBe(422)
  expect(answer?.excerpt).toHaveLength(500)
  expect(received[0]?.body).toBe(message.body)
  expect(received[0]?.headers).toMatchObject({
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1700000000',
    'webhook-signature': signMessage(secret, { id: 'msg_1', timestamp: '1700000000', body: message.body }),
  })
})

test('A1 a webhook into our own network is refused permanently, without a connection', async () => {
  const { surroundings, attempts } = standInSurroundings()
  const message = { url: 'https://10.0.0.5/', id: 'msg_1', body: '{}' }
  const { outcome, answer } = await postSignedMessage(message, createFetch(surroundings))
  expect([outcome.kind, answer, attempts]).toEqual(['rejected', undefined, []])
})
