import { createSocket } from 'node:dgram'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostNameOf } from './host-name-of.ts'

/** A name server that knows one IP address: 192.0.2.7 is host.example. It never responds to queries for 192.0.2.9. */
/** 2001:db8::7, digit by digit from its end. */
const V6 = [...'700000000000000000000000', '8', 'b', 'd', '0', '1', '0', '0', '2']
  .map((digit) => `\u0001${digit}`)
  .join('')
const server = createSocket('udp4')
let ip = ''

beforeAll(async () => {
  server.on('message', (query, { port, address: from }) => {
    const name = query.toString('latin1')
    if (name.includes('\u00019\u00012')) return
    const isKnown = name.includes('\u00017\u00012') || name.includes(V6)
    const head = Buffer.from(query.subarray(0, 12))
    // RFC 1035, 4.1.1: a response, recursion available, and either no error or “no such name”.
    head.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(isKnown ? 1 : 0, 6)
    head.writeUInt16BE(0, 8)
    head.writeUInt16BE(0, 10)
    const question = query.subarray(12, query.indexOf(0, 12) + 5)
    const pointer = Buffer.from('\u0004host\u0007example\u0000', 'latin1')
    const record = Buffer.concat([Buffer.from([0xc0, 12, 0, 12, 0, 1, 0, 0, 0, 60, 0, pointer.length]), pointer])
    server.send(Buffer.concat([head, question, ...(isKnown ? [record] : [])]), port, from)
  })
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
  ip = `127.0.0.1:${server.address().port}`
})
afterAll(() => server.close())

test('an IP address has a host name, none, or an unknown one', { tags: 'extended' }, async () => {
  expect(await hostNameOf('192.0.2.7', [ip])).toBe('host.example')
  expect(await hostNameOf('2001:db8::7', [ip])).toBe('host.example')
  expect(await hostNameOf('192.0.2.8', [ip])).toBeNull()
  expect(await hostNameOf('192.0.2.9', [ip])).toBeUndefined()
})
