import { expect, test } from 'vitest'
import { createStreamLimit } from './stream-limit.ts'

test('E2 one network and all together have a maximum of open streams, and a closed one makes room', () => {
  const enter = createStreamLimit({ perNetwork: 2, total: 3 })
  const [first] = [enter('192.0.2.1'), enter('192.0.2.1')]
  expect(() => enter('192.0.2.1')).toThrow(expect.objectContaining({ code: 'too-many', retryAfter: 10 }))
  enter('2001:db8::1')
  expect(() => enter('198.51.100.7')).toThrow(expect.objectContaining({ code: 'busy' }))
  first?.()
  // Releasing a place twice must not free a second one.
  first?.()
  enter('198.51.100.7')
  expect(() => enter('203.0.113.9')).toThrow(expect.objectContaining({ code: 'busy' }))
})

test('E2 one IPv6 network of 64 bits counts as one', () => {
  const enter = createStreamLimit({ perNetwork: 1, total: 10 })
  enter('2001:db8:0:1::1')
  expect(() => enter('2001:db8:0:1:ffff::2')).toThrow(expect.objectContaining({ code: 'too-many' }))
  enter('2001:db8:0:2::1')
})
