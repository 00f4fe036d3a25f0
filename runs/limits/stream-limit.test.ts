import { expect, test } from 'vitest'
import { createStreamLimit } from './stream-limit.ts'

test('E2 one network and all together have a maximum of open streams, and a closed one makes room', async () => {
  const enter = createStreamLimit({ perNetwork: 2, total: 3 })
  const first = await enter('192.0.2.1')
  await enter('192.0.2.1')
  await expect(enter('192.0.2.1')).rejects.toMatchObject({ code: 'too-many', retryAfter: 10 })
  await enter('2001:db8::1')
  await expect(enter('198.51.100.7')).rejects.toMatchObject({ code: 'busy' })
  first()
  // Releasing a place twice must not free a second one.
  first()
  await enter('198.51.100.7')
  await expect(enter('203.0.113.9')).rejects.toMatchObject({ code: 'busy' })
})

test('E2 one IPv6 network of 64 bits counts as one', async () => {
  const enter = createStreamLimit({ perNetwork: 1, total: 10 })
  await enter('2001:db8:0:1::1')
  await expect(enter('2001:db8:0:1:ffff::2')).rejects.toMatchObject({ code: 'too-many' })
  await enter('2001:db8:0:2::1')
})
