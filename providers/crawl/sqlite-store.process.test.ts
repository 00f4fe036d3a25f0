import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serving } from '#tests/support/egress.ts'
import { openSqliteStore } from './sqlite-store.ts'

const PAGES = 120
const HELD_AFTER = 50

test('a crawl of a killed process continues without sending a page twice', { tags: 'extended' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crawl-'))
  const file = join(folder, 'crawl.sqlite')
  const sent = new Map<string, number>()
  const held = Promise.withResolvers<void>()
  let [isHolding, waiting] = [true, 0]
  await serving(
    (request, response) => {
      const path = request.url ?? ''
      if (path === '/robots.txt') return void response.end()
      // The responses after these never come: when all requests wait, everything before them has been stored.
      if (isHolding && sent.size >= HELD_AFTER) {
        waiting++
        if (waiting === 4) held.resolve()
        return
      }
      sent.set(path, (sent.get(path) ?? 0) + 1)
      const number = Number(path.slice(1))
      const links = [1, 2, 3].map((child) => number * 3 + child).filter((child) => child < PAGES)
      response.setHeader('content-type', 'text/html')
      response.end(links.map((child) => `<a href="/${child}">${child}</a>`).join(' '))
    },
    async (port) => {
      const start = () =>
        fork('tests/support/crawl-process.ts', [`http://127.0.0.1:${port}/0`, file], { env: { ...process.env } })
      const first = start()
      await held.promise
      first.kill('SIGKILL')
      await once(first, 'exit')
      isHolding = false
      const [code] = await once(start(), 'exit')
      expect(code).toBe(0)
    },
  )
  expect(sent.size).toBe(PAGES)
  expect([...sent].filter(([, times]) => times > 1)).toEqual([])
  const store = openSqliteStore(file)
  expect(store.counts()).toEqual({ pages: PAGES, redirects: 0, checks: 0, excluded: 0, waiting: 0, waitingChecks: 0 })
  expect([...(store.results() as Iterable<unknown>)]).toHaveLength(PAGES)
  store.close()
  await rm(folder, { recursive: true })
})

test('a waiting URL moves to a smaller depth, and a finished one does not return', () => {
  const store = openSqliteStore(':memory:')
  store.add([
    { url: 'https://a.example/', depth: 3, hops: 0 },
    { url: 'https://b.example/', depth: 3, hops: 0 },
  ])
  store.add([{ url: 'https://b.example/', depth: 1, hops: 0 }])
  expect(store.nextDepth()).toBe(1)
  store.complete(2, { kind: 'excluded', url: 'https://b.example/' }, [{ url: 'https://a.example/', depth: 4, hops: 0 }])
  store.add([{ url: 'https://b.example/', depth: 0, hops: 0 }])
  expect([store.nextDepth(), store.next(3, 0, 10)]).toEqual([
    3,
    [{ id: 1, url: 'https://a.example/', depth: 3, hops: 0 }],
  ])
  store.close()
})
