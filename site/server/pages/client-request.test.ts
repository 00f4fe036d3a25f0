import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { goneSignal, isCrossSite, webRequest } from './client-request.ts'

const request = (more: object) => ({ method: 'GET', url: '/a?b=c', headers: {}, ...more }) as unknown as FastifyRequest

test.each([
  [undefined, 'agency.example', 'agency.example', false],
  ['https://agency.example', 'agency.example', 'agency.example', false],
  ['https://agency.example', '127.0.0.1:4321', 'agency.example', false],
  ['https://office.agency.example', 'office.agency.example', undefined, false],
  ['https://agency.example', 'office.agency.example', undefined, true],
  ['https://evil.example', 'agency.example', 'agency.example', true],
  ['https://agency.example:8443', 'agency.example', 'agency.example', true],
  ['null', 'agency.example', 'agency.example', true],
  ['', 'agency.example', 'agency.example', true],
])('D5 a request from %s to %s, whose site is %s, comes from another site: %s', (origin, host, siteHost, expected) => {
  expect(isCrossSite(request({ headers: { origin, host } }), siteHost)).toBe(expected)
})

const site = new URL('https://agency.example')

test('a route reads a request at the host that it was sent to, with its body', async () => {
  const headers = { host: 'office.agency.example', 'x-one': '1', 'set-cookie': ['a', 'b'] }
  const sent = webRequest(request({ method: 'POST', headers, body: Buffer.from('text') }), site)
  expect([sent.method, sent.url, await sent.text()]).toEqual(['POST', 'https://office.agency.example/a?b=c', 'text'])
  expect([sent.headers.get('x-one'), sent.headers.has('set-cookie')]).toEqual(['1', false])
})

test('a HEAD request is rendered like a GET request, and neither has a body', async () => {
  for (const method of ['HEAD', 'GET']) {
    const sent = webRequest(request({ method, body: Buffer.from('text') }), site)
    expect([sent.method, sent.url, await sent.text()]).toEqual(['GET', 'https://agency.example/a?b=c', ''])
  }
})

test('a host that is none is replaced by that of the site', () => {
  expect(webRequest(request({ headers: { host: 'a b' } }), site).url).toBe('https://agency.example/a?b=c')
})

test('work for a client that has gone is aborted, and none for one that got its response', () => {
  for (const writableFinished of [true, false]) {
    const raw = Object.assign(new EventEmitter(), { writableFinished })
    const signal = goneSignal({ raw } as unknown as FastifyReply)
    expect(signal.aborted).toBe(false)
    raw.emit('close')
    expect(signal.aborted).toBe(!writableFinished)
  }
})
