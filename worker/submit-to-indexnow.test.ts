import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { environment } from '#platform/environment/environment.ts'
import type { Outcome } from '#providers/outcome.ts'
import { fakeCms, standInForCms } from '#tests/support/fake-cms.ts'
import { submitToIndexNow, waitAfter } from './submit-to-indexnow.ts'

const retry = { kind: 'retry', reason: 'The receiver answered 503.' } as const

test('S-33 the delay doubles with every attempt, up to a day', () => {
  expect([0, 1, 2, 30].map((attempts) => waitAfter(retry, attempts))).toEqual([60_000, 120_000, 240_000, 86_400_000])
})

test('S-33 Retry-After is obeyed', () => {
  expect(waitAfter({ ...retry, retryAfterMs: 7_200_000 }, 0)).toBe(7_200_000)
})

const before = { ...environment }
beforeEach(() => {
  Object.assign(environment, {
    siteUrl: 'https://agency.example',
    indexNowKey: 'a-key-of-ours',
    indexing: true,
    mode: 'production',
    production: true,
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  Object.assign(environment, before)
  standInForCms(undefined)
  vi.restoreAllMocks()
})

const now = 1_700_000_000_000
const pages = [
  { path: '/blog/', at: '1' },
  { path: '/', at: '2' },
]

async function submit(outcome: Outcome, { backoff = { until: 0, attempts: 0 }, changed = pages } = {}) {
  const cms = fakeCms({ rows: [['select substr(key', changed]], backoff })
  const send = vi.fn(async (_message: object) => outcome)
  await submitToIndexNow({ now: () => now, submit: send })
  return { cms, sent: send.mock.calls.map(([message]) => message), forgotten: cms.ran('delete from payload_kv') }
}

test('S-33 changed pages are submitted together, once', async () => {
  const { cms, sent, forgotten } = await submit({ kind: 'delivered' })
  expect(sent).toEqual([
    {
      endpoint: environment.indexNowEndpoint,
      key: 'a-key-of-ours',
      siteUrl: 'https://agency.example',
      paths: ['/blog/', '/'],
    },
  ])
  expect(cms.ran('select substr(key')[0]?.values[1]).toBe(10_000)
  expect(forgotten.map(({ values }) => values[1])).toEqual([['1', '2']])
  expect(cms.stored).toEqual([])
})

test('S-33 after a success, the next failure waits a minute again', async () => {
  const { cms } = await submit({ kind: 'delivered' }, { backoff: { until: now, attempts: 3 } })
  expect(cms.stored).toEqual([{ until: 0, attempts: 0 }])
})

test('S-33 after a failure, the pages stay and are submitted later', async () => {
  const { cms, forgotten } = await submit(retry, { backoff: { until: now - 1, attempts: 1 } })
  expect([forgotten, cms.stored]).toEqual([[], [{ until: now + 120_000, attempts: 2 }]])
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('again in 120 s'))
})

test('S-33 what was refused is not submitted again, and the log says so', async () => {
  const { forgotten } = await submit({ kind: 'rejected', reason: 'Wrong key' })
  expect(forgotten).toHaveLength(1)
  expect(console.error).toHaveBeenCalledExactlyOnceWith('IndexNow refused 2 changed pages (Wrong key).')
  vi.mocked(console.error).mockClear()
  await submit({ kind: 'delivered' })
  expect(console.error).not.toHaveBeenCalled()
})

test('S-33 nothing is submitted before the wait is over, without changes, or without a key', async () => {
  expect((await submit({ kind: 'delivered' }, { backoff: { until: now + 1, attempts: 1 } })).sent).toEqual([])
  expect((await submit({ kind: 'delivered' }, { changed: [] })).sent).toEqual([])
  Object.assign(environment, { indexNowKey: undefined })
  expect((await submit({ kind: 'delivered' })).sent).toEqual([])
  Object.assign(environment, { indexNowKey: 'a-key-of-ours', indexing: false })
  expect((await submit({ kind: 'delivered' })).sent).toEqual([])
})
