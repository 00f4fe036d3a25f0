import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fingerprintOf, watchQueries } from './slow-queries.ts'

let now = 0
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

test('a query that takes more than half a second is logged without its values', async () => {
  const lines: string[] = []
  const client = {
    query: async () => {
      now += 812
      return { rows: [] }
    },
  }
  watchQueries(client as never, (line) => lines.push(line))
  await (client.query as (text: string, values: string[]) => Promise<unknown>)(
    "select * from leads where email = $1 and name = 'Ines'",
    ['ines@oakfield.example'],
  )
  expect(lines).toEqual([expect.stringMatching(/^Slow query \(812 ms\): [0-9a-f]{8} select \* from leads where email/)])
  expect(lines.join()).not.toMatch(/Ines|oakfield/)
})

test('a fast query is not logged, and its callback gets the result', () => {
  const lines: string[] = []
  const client = { query: (_text: string, done: (error: undefined, result: number) => void) => done(undefined, 7) }
  watchQueries(client as never, (line) => lines.push(line))
  const done = vi.fn()
  client.query('select 1', done)
  expect(done).toHaveBeenCalledExactlyOnceWith(undefined, 7)
  expect(lines).toEqual([])
})

test('queries that differ in their values have the same fingerprint', () => {
  const one = fingerprintOf("select id\n from posts where slug = 'a''b' and views > 12 and id in ($1, $2)")
  expect(fingerprintOf("select id from posts where slug = 'c' and views > 7.5 and id in ($1, $2, $3)")).toBe(one)
  expect(one).toMatch(/^[0-9a-f]{8} select id from posts where slug = \? and views > \? and id in \(…\)$/)
})
