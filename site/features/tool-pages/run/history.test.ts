import { expect, test } from 'vitest'
import { historyOf } from './history.ts'

const run = (text: string, at = 1) => ({ input: { text }, summary: `About ${text}`, at })

test('the newest run is first, and ten are stored', () => {
  const history = historyOf('word-counter', memory())
  for (let at = 1; at <= 12; at++) history.add(run(`text ${at}`, at))
  expect(history.list().map(({ at }) => at)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

test('a repeated input moves to the top', () => {
  const history = historyOf('word-counter', memory())
  for (const [text, at] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
  ] as const)
    history.add(run(text, at))
  expect(history.list().map(({ at }) => at)).toEqual([3, 2])
})

test('a run that continues another replaces it', () => {
  const history = historyOf('word-counter', memory())
  history.add(run('Wool'))
  history.add(run('Wool socks'), run('Wool'))
  expect(history.list().map(({ input }) => input.text)).toEqual(['Wool socks'])
})

test('tools do not see each other’s runs, and each run can be deleted', () => {
  const storage = memory()
  historyOf('a', storage).add(run('x'))
  historyOf('b', storage).add(run('y'))
  historyOf('a', storage).clear()
  expect(historyOf('a', storage).list()).toEqual([])
  expect(historyOf('b', storage).list()).toHaveLength(1)
})

test('the oldest runs are dropped when space runs out, and a huge one is not stored', () => {
  const history = historyOf('word-counter', memory())
  for (let at = 1; at <= 5; at++) history.add({ ...run(String(at).repeat(150_000), at), summary: 'Long' })
  expect(history.list().map(({ at }) => at)).toEqual([5, 4])
  history.add({ ...run('6'.repeat(1_000_000), 6), summary: 'Longer' })
  expect(history.list().map(({ at }) => at)).toEqual([5, 4])
})

test.each([
  [
    'forbidden',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  [
    'full',
    () =>
      ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
        removeItem: () => {},
      }) as never,
  ],
  ['written by something else', () => ({ getItem: () => '{"a":', setItem: () => {}, removeItem: () => {} }) as never],
  [
    'filled with something else',
    () => ({ getItem: () => '[1,{"summary":2},null]', setItem: () => {}, removeItem: () => {} }) as never,
  ],
])('storage that is %s does not fail', (_what, storage: () => Storage) => {
  const history = historyOf('word-counter', storage)
  history.add(run('a'))
  history.clear()
  expect(history.list()).toEqual([])
})

function memory() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
  return () => storage
}
