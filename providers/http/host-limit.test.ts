import { expect, test } from 'vitest'
import { serving, standInSurroundings } from '#tests/support/egress.ts'
import { createFetch } from './fetch-public.ts'
import { createHostLimit, createSharedHostLimit } from './host-limit.ts'
import { onBehalfOf } from './host-queues.ts'

const shop = { host: 'shop.example', ips: ['1.1.1.1'] }
const other = { host: 'other.example', ips: ['8.8.8.8'] }

test('A8 of 200 visitors’ requests to one host, 30 a minute are sent, one at a time', async () => {
  let now = 0
  let open = 0
  let most = 0
  await serving(
    (_request, response) => {
      open += 1
      most = Math.max(most, open)
      setImmediate(() => {
        open -= 1
        response.end('a')
      })
    },
    async (standIn) => {
      const names = { 'shop.example': ['1.1.1.1'], 'other.example': ['8.8.8.8'] }
      const { surroundings, attempts } = standInSurroundings({ names, standIn })
      const fetchPublic = createFetch(surroundings)
      const limiter = createHostLimit(() => now)
      const fetchUrl = (url: string) =>
        fetchPublic(url, { limiter }).then(
          ({ status }) => status,
          ({ kind }) => kind,
        )
      const crowd = () => Promise.all(Array.from({ length: 200 }, () => fetchUrl('http://shop.example/')))
      const answers = await crowd()
      expect(answers.filter((result) => result === 200)).toHaveLength(30)
      expect(answers.filter((result) => result === 'busy')).toHaveLength(170)
      expect({ attempts: attempts.length, most }).toEqual({ attempts: 30, most: 1 })
      expect(await fetchUrl('http://other.example/')).toBe(200)
      now = 59_999
      expect(await fetchUrl('http://SHOP.example.:8080/')).toBe('busy')
      now = 60_000
      expect((await crowd()).filter((result) => result === 200)).toHaveLength(30)
    },
  )
})

test('A8 200 requests by 20 names of a wildcard domain, or of 20 domains at one IP address, count as one host', async () => {
  const at = Array.from({ length: 20 }, (_, nth) => nth)
  const cases = {
    'one domain': at.map((nth) => ({ host: `${nth}.shop.example`, ips: [`1.1.1.${nth}`] })),
    'one IP address': at.map((nth) => ({ host: `shop-${nth}.example`, ips: [`8.8.8.${nth}`, '1.0.0.1'] })),
    'one IPv6 network': at.map((nth) => ({ host: `shop-${nth}.example`, ips: [`2606:4700::${nth}`] })),
  }
  const { signal } = new AbortController()
  for (const [name, targets] of Object.entries(cases)) {
    const limit = createHostLimit(() => 0)
    let open = 0
    let most = 0
    const asked = Array.from({ length: 200 }, async (_, nth) => {
      const release = await limit(targets[nth % 20] ?? shop, signal)
      most = Math.max(most, ++open)
      await Promise.resolve()
      open -= 1
      release()
    })
    const sent = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length
    expect({ name, sent, most }).toEqual({ name, sent: 30, most: 1 })
  }
})

test('A8 a canceled request gives its turn to the next one', async () => {
  const limit = createHostLimit()
  const waiting = new AbortController()
  const release = await limit(shop, new AbortController().signal)
  const second = limit(shop, waiting.signal)
  const third = limit(shop, new AbortController().signal)
  waiting.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  release()
  await expect(third).resolves.toBeTypeOf('function')
})

test('A8 several processes share one limit and take turns', async () => {
  let turn: string | undefined
  let starts = 0
  let at = 0
  const shared = {
    take: async () => {
      if (turn !== undefined) return { waitMs: 1, isFull: false, key: 'name shop.example' }
      if (starts >= 30) return { waitMs: 40_000, isFull: true, key: 'name shop.example' }
      starts += 1
      turn = String(at++)
      return { turn }
    },
    end: async (_keys: string[], ended: string) => {
      if (ended === turn) turn = undefined
    },
    count: async () => undefined,
  }
  const processes = [createSharedHostLimit(shared), createSharedHostLimit(shared)]
  const { signal } = new AbortController()
  let open = 0
  let most = 0
  const requests = Array.from({ length: 40 }, async (_, index) => {
    const release = await (processes[index % 2] as (typeof processes)[0])(shop, signal)
    most = Math.max(most, ++open)
    await Promise.resolve()
    open -= 1
    release()
  })
  const results = await Promise.allSettled(requests)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { kind: 'busy', retryAfterMs: 40_000 },
  })
  expect(most).toBe(1)
})

test('A8 visitors take turns at a host, however many requests each has', async () => {
  const limit = createSharedHostLimit({
    take: async () => ({ turn: 'a' }),
    end: async () => undefined,
    count: async () => undefined,
  })
  const { signal } = new AbortController()
  const order: string[] = []
  const ask = (visitor: string) =>
    onBehalfOf(visitor, async () => {
      const release = await limit(shop, signal)
      order.push(visitor)
      release()
    })
  await Promise.all(['crawler', 'crawler', 'crawler', 'crawler', 'ines', 'joel', 'ines'].map(ask))
  expect(order).toEqual(['crawler', 'ines', 'joel', 'crawler', 'ines', 'crawler', 'crawler'])
})

test('A8 a refused request gets a retry time that spreads 30 requests over each minute', async () => {
  const full = {
    take: async () => ({ waitMs: 40_000, isFull: true, key: 'name shop.example' }),
    end: async () => undefined,
    count: async () => undefined,
  }
  const limit = createSharedHostLimit(full)
  const { signal } = new AbortController()
  const asked = Array.from({ length: 65 }, (_, at) => onBehalfOf(`visitor ${at}`, () => limit(shop, signal)))
  const refusals = (await Promise.allSettled(asked)).map((one) => one.status === 'rejected' && one.reason)
  const waits = refusals.map(({ retryAfterMs }) => retryAfterMs)
  expect(waits).toEqual(Array.from({ length: 65 }, (_, at) => 40_000 + Math.floor(at / 30) * 60_000))
  expect(refusals[0].message).toContain('Try again in 40 seconds.')
  expect(refusals[64].message).toContain('Try again in 3 minutes.')
})

test('A8 requests sent by a browser count like any others', async () => {
  let now = 0
  const limit = createHostLimit(() => now)
  const { signal } = new AbortController()
  limit.count(shop, 29)
  const release = await limit(shop, signal)
  release()
  await expect(limit(shop, signal)).rejects.toMatchObject({ kind: 'busy' })
  limit.count(other, 500)
  now = 60_000
  await expect(limit(other, signal)).resolves.toBeTypeOf('function')
})
