import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import type { ArtifactRequests, Gather } from '#engine/tool/artifacts.ts'
import { gatherSampleSite } from '#tests/support/web-artifacts.ts'
import { tool as internalLinks } from '#tools/internal-link-analyzer/tool.ts'
import { tool as myIpAddress } from '#tools/my-ip-address/tool.ts'
import { tool as regexTester } from '#tools/regex-tester/tool.ts'
import { tool as wordCounter } from '#tools/word-counter/tool.ts'
import { runInThread, stopToolThreads } from './pool.ts'

afterAll(stopToolThreads)

/** How a run ends that computes for too long. On a loaded machine, it hardly gets to compute. */
const TOO_LONG = ['time-limit', 'busy']
/** Runs until it is ended. */
const endless = { pattern: '^(a+)+$', text: `${'a'.repeat(60)}!` }
const run = (sent: Record<string, unknown>, more: { signal?: AbortSignal; ip?: string } = {}) =>
  runInThread(regexTester, { sent, isForm: false, ...more })
const caught = (error: unknown) => error

// This test is first, so that no turn waits for the replacement of a thread that an earlier test ended.
test('R13 one IP address can have two runs and eight waiting ones, and others get a retry time', async () => {
  const caller = new AbortController()
  const flood = { signal: caller.signal, ip: '192.0.2.7' }
  const refused: unknown[] = []
  const slow = Array.from({ length: 12 }, () => run(endless, flood).catch((error) => void refused.push(error)))
  await Promise.race(slow)
  await new Promise((resolve) => setImmediate(resolve))
  expect(refused).toHaveLength(2)
  for (const one of refused) expect(one).toMatchObject({ code: 'too-many', retryAfter: 10 })
  caller.abort()
  await Promise.all(slow)
}, 30_000)

test('R13 R-175 while one IP address floods, others run tools immediately', async () => {
  const caller = new AbortController()
  const flood = { signal: caller.signal, ip: '2001:db8::1' }
  let ended = 0
  const slow = Array.from({ length: 30 }, () =>
    run(endless, flood).then(
      () => ended++,
      ({ code }) => code,
    ),
  )
  for (let index = 0; index < 5; index++) {
    const sent = { text: 'Wool socks' }
    const { status } = await runInThread(wordCounter, { sent, isForm: false, ip: '192.0.2.1' })
    expect(status).toBe('done')
    // Two run and eight wait for three seconds each, so the flood continues.
    expect(ended).toBeLessThan(10)
  }
  caller.abort()
  await Promise.all(slow)
}, 30_000)

test('R-175 time spent waiting for a thread does not count toward the time limit', {
  tags: 'extended',
  timeout: 60_000,
}, async () => {
  const ip = '192.0.2.2'
  const slow = [run(endless, { ip }), run(endless, { ip })]
  const waiting = run({ pattern: 'o', text: 'Wool socks' }, { ip })
  for (const { failure, durationMs } of await Promise.all(slow)) {
    expect(TOO_LONG).toContain(failure?.code)
    expect(durationMs).toBeGreaterThanOrEqual(3_000)
  }
  expect((await waiting).status).toBe('done')
})

test('R13 a text tool without a time limit of its own is stopped after five seconds', {
  tags: 'extended',
  timeout: 60_000,
}, async () => {
  const { timeLimit: _, ...patient } = regexTester
  const { failure, durationMs } = await runInThread(patient, { sent: endless, isForm: false })
  expect(TOO_LONG).toContain(failure?.code)
  expect(durationMs).toBeGreaterThanOrEqual(5_000)
  expect(durationMs).toBeLessThan(60_000)
})

test('a run is stopped immediately when nobody waits for it', async () => {
  const caller = new AbortController()
  const ended = run(endless, { signal: caller.signal }).catch(caught)
  caller.abort(new Error('gone'))
  expect(await ended).toMatchObject({ message: 'gone' })
}, 30_000)

test('excess runs get a retry time', async () => {
  const caller = new AbortController()
  const many = Array.from({ length: 300 }, () => run(endless, { signal: caller.signal }).catch(caught))
  const refused = await Promise.race(many)
  caller.abort()
  expect(refused).toMatchObject({ code: 'too-many', retryAfter: 10 })
  await Promise.all(many)
}, 30_000)

test('an input of a million values is measured', async () => {
  const sent = { text: 'Wool', more: Array(1_000_000).fill(0) }
  const { failure } = await runInThread(wordCounter, { sent, isForm: false })
  expect(failure?.code).toBe('invalid')
}, 30_000)

test('a tool that fetches runs in a thread with its artifacts', { tags: 'extended', timeout: 30_000 }, async () => {
  const { status, summary } = await runInThread(myIpAddress, { sent: {}, isForm: false, gather: gatherSampleSite })
  expect([status, summary]).toEqual(['done', expect.stringContaining('193.0.6.139')])
})

test('the duration of a run includes what it waited for', { tags: 'extended', timeout: 30_000 }, async () => {
  const slowMs = 1_500
  const gather: Gather = async (name, request) => {
    await setTimeout(slowMs)
    return gatherSampleSite(name, request)
  }
  const { durationMs } = await runInThread(myIpAddress, { sent: {}, isForm: false, gather })
  expect(durationMs).toBeGreaterThanOrEqual(slowMs - 1)
})

/** Returns a crawl whose first stage is complete at once, and whose second never is. */
function stuckCrawl() {
  const waiting = Promise.withResolvers<void>()
  const gather: Gather = async (_, request) => {
    if (!('maxPages' in request)) throw new Error('This tool only crawls.')
    if (request.maxPages === 1)
      return { ...(await gatherSampleSite('crawl', request as ArtifactRequests['crawl'])), isCut: true } as never
    waiting.resolve()
    return new Promise<never>(() => {})
  }
  return { gather, waiting: waiting.promise }
}

test('R13 runs that wait for other servers do not block runs that compute', { tags: 'extended' }, async () => {
  const caller = new AbortController()
  const crawls = Array.from({ length: 6 }, (_, visitor) => {
    const { gather, waiting } = stuckCrawl()
    const call = {
      sent: { url: 'shop.example' },
      isForm: false,
      ip: `192.0.2.${100 + visitor}`,
      signal: caller.signal,
    }
    return { waiting, result: runInThread(internalLinks, { ...call, gather }).catch(caught) }
  })
  await Promise.all(crawls.map(({ waiting }) => waiting))
  const { status } = await runInThread(wordCounter, { sent: { text: 'Wool socks' }, isForm: false, ip: '192.0.2.1' })
  expect(status).toBe('done')
  caller.abort(new Error('gone'))
  for (const { result } of crawls) expect(await result).toMatchObject({ message: 'gone' })
})

test('a long run reports progress and partial results; per visitor, two run and two wait', async () => {
  const caller = new AbortController()
  const partials: string[] = []
  const steps: (string | undefined)[] = []
  const { gather, waiting } = stuckCrawl()
  const call = { sent: { url: 'shop.example' }, isForm: false, ip: '192.0.2.9', signal: caller.signal, gather }
  const first = runInThread(internalLinks, {
    ...call,
    onProgress: ({ step }) => steps.push(step),
    onPartial: ({ summary }) => partials.push(summary),
  }).catch(caught)
  await waiting
  // Messages of the run and its requests for artifacts use different channels, so their order is not fixed.
  await vi.waitFor(() => expect(partials).toHaveLength(1))
  await vi.waitFor(() => expect(steps.at(-1)).toMatch(/^1 page read; waiting for the turn of /))
  const others = Array.from({ length: 4 }, () => runInThread(internalLinks, call).catch(caught))
  expect(await Promise.race(others)).toMatchObject({
    code: 'too-many',
    message: expect.stringContaining('You already have 2 long runs'),
  })
  caller.abort(new Error('gone'))
  await Promise.all([first, ...others])
}, 60_000)
