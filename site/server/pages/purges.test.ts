import { expect, test, vi } from 'vitest'
import { createPurges } from './purges.ts'
import { keyOfTag } from './shared-caching.ts'

/** A cache that fails as often as it should, and records what it purges. */
function recorder(failures = 0) {
  const purged: string[][] = []
  let left = failures
  const purge = async (keys: string[]) => {
    if (left-- > 0) throw new Error('unreachable')
    purged.push(keys)
  }
  return { purged, cache: { name: 'a cache', purge } }
}

const never = { againMs: 2 ** 30, onError: () => undefined }

test('a change purges the pages that read its tags, and those that read too much to name', async () => {
  const { purged, cache } = recorder()
  createPurges([cache], never).add(['posts/1'])
  await vi.waitFor(() => expect(purged).toEqual([[keyOfTag('posts/1'), 'many']]))
})

test.each([
  ['an unknown change', undefined],
  ['a redirect, whose path may have a page', ['redirects', 'redirects/3']],
  ['thousands of changes', Array.from({ length: 2_000 }, (_, i) => `posts/${i}`)],
])('%s purges every page', async (_what, tags) => {
  const { purged, cache } = recorder()
  createPurges([cache], never).add(tags)
  await vi.waitFor(() => expect(purged).toEqual([['all']]))
})

test('a heartbeat and a change of nothing purge nothing', async () => {
  const { purged, cache } = recorder()
  const purges = createPurges([cache], never)
  for (const tags of [['heartbeat 1'], [], ['posts/1']]) purges.add(tags)
  await vi.waitFor(() => expect(purged).toEqual([[keyOfTag('posts/1'), 'many']]))
})

test('a cache that cannot be reached is purged later, with what has changed meanwhile; others at once', async () => {
  const [slow, fast] = [recorder(2), recorder()]
  const failed: string[] = []
  const onError = (error: Error) => failed.push(error.message)
  const purges = createPurges([slow.cache, fast.cache], { ...never, firstWaitMs: 1, onError })
  purges.add(['posts/1'])
  purges.add(['posts/2'])
  const keys = [keyOfTag('posts/1'), keyOfTag('posts/2'), 'many']
  await vi.waitFor(() => expect(new Set(slow.purged.flat())).toEqual(new Set(keys)))
  expect(failed).toEqual(['unreachable', 'unreachable'])
  expect(new Set(fast.purged.flat())).toEqual(new Set(keys))
})

test('a purge is repeated once, for a page that was on its way to the cache', async () => {
  const { purged, cache } = recorder()
  createPurges([cache], { ...never, againMs: 1 }).add(['posts/1'])
  await vi.waitFor(() => expect(purged).toHaveLength(2))
})

test('a purge that was confirmed late is repeated after that, too', async () => {
  const { purged, cache } = recorder(4)
  createPurges([cache], { ...never, firstWaitMs: 8, againMs: 1 }).add(['posts/1'])
  await vi.waitFor(() => expect(purged).toHaveLength(2))
})
