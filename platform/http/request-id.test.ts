import { expect, test } from 'vitest'
import { currentRequestId, requestIdOf, withRequestId } from './request-id.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

test.each([
  ['the proxy’s ID', { 'x-request-id': '7f0c1b9ce2f84b6d' }, '7f0c1b9ce2f84b6d'],
  ['a UUID', { 'x-request-id': 'b9b8b9a6-6a3f-4c59-9a36-d8fdb1f5e1a0' }, 'b9b8b9a6-6a3f-4c59-9a36-d8fdb1f5e1a0'],
  ['a trace', { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }, TRACE],
  ['an ID before a trace', { 'x-request-id': 'abcdefgh', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }, 'abcdefgh'],
])('R18 a request with %s keeps it', (_, headers, id) => expect(requestIdOf(headers)).toBe(id))

test.each([
  ['nothing', {}],
  ['a line break', { 'x-request-id': 'abcdefgh\nlevel=error' }],
  ['a long text', { 'x-request-id': 'a'.repeat(65) }],
  ['a short one', { 'x-request-id': '1' }],
  ['a trace of zeros', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }],
])('R18 a request with %s gets a new ID', (_, headers) => {
  const ids = [requestIdOf(headers), requestIdOf(headers)]
  expect(ids[0]).not.toBe(ids[1])
  for (const id of ids) expect(id).toMatch(/^[\w-]{16}$/)
})

test('R18 work that a request has started knows its ID, and other work does not', async () => {
  const seen = await withRequestId('abcdefgh', async () => {
    await Promise.resolve()
    return currentRequestId()
  })
  expect([seen, currentRequestId()]).toEqual(['abcdefgh', undefined])
})
