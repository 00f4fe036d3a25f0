import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Limiter } from '#providers/http/fetch-public.ts'
import { createSharedHostLimit } from '#providers/http/host-limit.ts'
import { query } from '../support/database.ts'
import { inject } from '../support/product.ts'

let client: typeof import('#cms/database/client.ts')

beforeAll(async () => {
  Object.assign(process.env, { DATABASE_URL: inject('databaseUrl'), DATA_DIR: inject('dataDir') })
  vi.resetModules()
  client = await import('#cms/database/client.ts')
})

afterAll(async () => {
  await client.stopCms()
  for (const name of ['DATABASE_URL', 'DATA_DIR']) delete process.env[name]
})

test('A8 of 200 requests from several processes to one host, 30 a minute are sent, one at a time', async () => {
  const target = { host: `${crypto.randomUUID()}.example`, ips: [someIp()] }
  const { signal } = new AbortController()
  const processes = [0, 1, 2].map(() => createSharedHostLimit(client.fetchTurns))
  let open = 0
  let maxOpen = 0
  const requests = Array.from({ length: 200 }, async (_, at) => {
    const release = await (processes[at % 3] as Limiter)(target, signal)
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

test('A8 20 names of a wildcard domain share 30 requests a minute, and what is refused counts for no other key', async () => {
  const id = crypto.randomUUID()
  const ip = someIp()
  const { signal } = new AbortController()
  const processes = [0, 1, 2].map(() => createSharedHostLimit(client.fetchTurns))
  const ask = async (host: string, at: number) => (await (processes[at % 3] as Limiter)({ host, ips: [ip] }, signal))()
  const wildcard = Array.from({ length: 100 }, (_, at) => ask(`${at % 20}.${id}.example`, at))
  const domains = Array.from({ length: 100 }, (_, at) => ask(`${id}-${at % 20}.example`, at))
  const results = await Promise.allSettled([...wildcard, ...domains])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  const keys = (await query<{ host: string; count: number }>(
    'select host, cardinality(starts) as count from fetch_turns where host like $1 or host = $2',
    [`name %${id}%`, `ip ${ip}`],
  )) as { host: string; count: number }[]
  const total = keys.filter(({ host }) => host.startsWith('name')).reduce((sum, { count }) => sum + count, 0)
  expect([total, keys.find(({ host }) => host === `ip ${ip}`)?.count]).toEqual([30, 30])
})

test('A8 turns and counts of overlapping keys at the same time never wait for each other in a circle', async () => {
  const id = crypto.randomUUID()
  const keys = Array.from({ length: 6 }, (_, at) => `name ${at}.${id}`)
  const some = (at: number) => keys.filter((_, nth) => (at >> (nth % 3)) % 2 === nth % 2)
  const work = Array.from({ length: 300 }, async (_, at) => {
    if (at % 3 === 0) return client.fetchTurns.count(some(at), 1)
    const taken = await client.fetchTurns.take(some(at))
    if ('turn' in taken) await client.fetchTurns.end(some(at), taken.turn)
  })
  expect((await Promise.allSettled(work)).filter(({ status }) => status === 'rejected')).toEqual([])
})

test('A8 a turn expires with its lease, and ending it late ends nobody else’s', async () => {
  const key = `name ${crypto.randomUUID()}.example`
  const first = (await client.fetchTurns.take([key])) as { turn: string }
  expect(await client.fetchTurns.take([key])).toMatchObject({ isFull: false, waitMs: expect.any(Number) })
  await query("update fetch_turns set ends_at = now() - interval '1 second' where host = $1", [key])
  expect(await client.fetchTurns.take([key])).toHaveProperty('turn')
  await client.fetchTurns.end([key], first.turn)
  expect(await client.fetchTurns.take([key])).toMatchObject({ isFull: false })
})

test('A8 a browser’s requests to a host count: 29 leave one turn, 200 leave none and no longer wait', async () => {
  const key = `name ${crypto.randomUUID()}.example`
  await client.fetchTurns.count([key], 29)
  const { turn } = (await client.fetchTurns.take([key])) as { turn: string }
  await client.fetchTurns.end([key], turn)
  expect(await client.fetchTurns.take([key])).toMatchObject({ isFull: true })
  await client.fetchTurns.count([key], 200)
  const { waitMs } = (await client.fetchTurns.take([key])) as { waitMs: number }
  expect(waitMs).toBeGreaterThan(50_000)
  expect(waitMs).toBeLessThanOrEqual(62_000)
  expect(await query('select cardinality(starts) as count from fetch_turns where host = $1', [key])).toMatchObject([
    { count: 30 },
  ])
})

/** Returns an IP address that no other test uses. */
function someIp() {
  return `93.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`
}
