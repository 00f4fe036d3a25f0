import { expect, test } from 'vitest'
import { resolveName } from './resolve.ts'

test('localhost is this machine, without a DNS query', async () => {
  expect(await resolveName('localhost', AbortSignal.timeout(1_000))).toEqual(['127.0.0.1', '::1'])
})
