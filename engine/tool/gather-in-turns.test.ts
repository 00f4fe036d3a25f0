import { expect, test } from 'vitest'
import { pageOf, unmeasured } from '#tests/support/page-of.ts'
import type { PageRequest } from '../web/page.ts'
import type { Gather } from './artifacts.ts'
import { gatherInTurns } from './gather-in-turns.ts'

const requests = Array.from({ length: 100 }, (_, at) => ({ url: `https://shop.example/${at}` }))
const { signal } = new AbortController()

/** Returns a gather that lets 30 requests through at once, and later only those that wait. */
function oneHost({ isBusyForever = false } = {}) {
  let left = 30
  const gather = (async (_: string, asked: PageRequest[]) =>
    asked.map(({ url, waits }) => {
      left -= 1
      return left >= 0 || (waits && !isBusyForever) ? pageOf('<p>Oak', { url }) : unmeasured(url)
    })) as unknown as Gather
  return gather
}

test('all of 100 pages of one host are measured, with progress in pages while it waits', async () => {
  const steps: string[] = []
  const counts: number[] = []
  const pages = await gatherInTurns(requests, {
    gather: oneHost(),
    signal,
    unit: 'URL',
    progress: (done, total, step) => void steps.push(`${done}/${total} ${step}`),
    onStage: (some) => void counts.push(some.filter((page) => 'status' in page).length),
  })
  expect(pages.map((page) => 'status' in page && page.url)).toEqual(requests.map(({ url }) => url))
  expect(steps[0]).toBe('30/100 30 of 100 URLs; waiting for the turn of shop.example')
  expect(counts.slice(0, 3)).toEqual([30, 35, 40])
})

test('a host that gives no turn leaves pages unmeasured, and the run ends', async () => {
  const pages = await gatherInTurns(requests, {
    gather: oneHost({ isBusyForever: true }),
    signal,
    unit: 'URL',
    progress: () => undefined,
  })
  expect(pages.filter((page) => 'unmeasured' in page)).toHaveLength(70)
})

test('the other hosts are still measured when the first gives no turn', async () => {
  const mixed = Array.from({ length: 60 }, (_, at) => ({ url: `https://${at < 30 ? 'cdn' : 'shop'}.example/${at}` }))
  const gather = (async (_: string, asked: PageRequest[]) =>
    asked.map(({ url, waits }) =>
      waits && url.includes('shop') ? pageOf('<p>Oak', { url }) : unmeasured(url),
    )) as unknown as Gather
  const pages = await gatherInTurns(mixed, { gather, signal, unit: 'image', progress: () => undefined })
  expect(pages.map((page) => 'status' in page)).toEqual(mixed.map(({ url }) => url.includes('shop')))
})
