import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Limiter } from '../../providers/http/fetch-public.ts'
import { createSharedHostGate } from '../../providers/http/host-gate.ts'
import { query } from '../support/database.ts'
import { inject } from '../support/product.ts'

let client: typeof import('../../cms/client.ts')

beforeAll(async () => {
  Object.assign(process.env, { DATABASE_URL: inject('databaseUrl'), DATA_DIR: inject('dataDir') })
  vi.resetModules()
  client = await import('../../cms/client.ts')
})

afterAll(async () => {
  await client.stopCms()
  for (const name of ['DATABASE_URL', 'DATA_DIR']) delete process.env[name]
})

test('A8 of 200 requests from several processes to one host, 30 a minute are sent, one at a time', async () => {
  const host = `${crypto.randomUUID()}.example`
  const { signal } = new AbortController()
  const processes = [0, 1, 2].map(() => createSharedHostGate(client.fetchTurns))
  let open = 0
  let maxOpen = 0
  const requests = Array.from({ length: 200 }, async (_, at) => {
    const release = await (processes[at % 3] as Limiter)(host, signal)
    maxOpen = Math.max(maxOpen, ++open)
    open -= 1
    release()
  })
  const results = await Promise.allSettled(requests)
  const refused = processes.map((_, process) =>
    results.flatMap((one, at) => (at % 3 === process && one.status === 'rejected' ? [one.reason] : [])),
  )
  expect([refused.flat().length, maxOpen]).toEqual([170, 1])
  for (const reasons of refused) {
    for (const reason of reasons) expect(reason).toMatchObject({ kind: 'busy' })
    // Each process asks 30 of them to come back in the next minute, 30 in the one after it, and so on.
    const waits = reasons.map(({ retryAfterMs }) => retryAfterMs).sort((a, b) => a - b)
    waits.forEach((wait, at) => {
      const before = Math.floor(at / 30) * 60_000
      expect(wait).toBeGreaterThan(before)
      expect(wait).toBeLessThanOrEqual(before + 62_000)
    })
  }
})

test('A8 a turn expires with its lease, and ending it late ends nobody else’s', async () => {
  const host = `${crypto.randomUUID()}.example`
  const first = (await client.fetchTurns.take(host)) as { turn: string }
  expect(await client.fetchTurns.take(host)).toMatchObject({ isFull: false, waitMs: expect.any(Number) })
  await query("update fetch_turns set ends_at = now() - interval '1 second' where host = $1", [host])
  expect(await client.fetchTurns.take(host)).toHaveProperty('turn')
  await client.fetchTurns.end(host, first.turn)
  expect(await client.fetchTurns.take(host)).toMatchObject({ isFull: false })
})

test('A8 a browser’s requests to a host count: 29 leave one turn, 200 leave none and no longer wait', async () => {
  const host = `${crypto.randomUUID()}.example`
  await client.fetchTurns.count(host, 29)
  const { turn } = (await client.fetchTurns.take(host)) as { turn: string }
  await client.fetchTurns.end(host, turn)
  expect(await client.fetchTurns.take(host)).toMatchObject({ isFull: true })
  await client.fetchTurns.count(host, 200)
  const { waitMs } = (await client.fetchTurns.take(host)) as { waitMs: number }
  expect(waitMs).toBeGreaterThan(50_000)
  expect(waitMs).toBeLessThanOrEqual(62_000)
  expect(await query('select cardinality(starts) as count from fetch_turns where host = $1', [host])).toMatchObject([
    { count: 30 },
  ])
})
