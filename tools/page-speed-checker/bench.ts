import type { Measure } from '#bench/measure.ts'
import type { Page } from '#engine/web/page.ts'
import { createChromium } from '#providers/chromium/create-chromium.ts'
import { findProgram } from '#providers/chromium/program.ts'
import { serving, standInSurroundings } from '#tests/support/egress.ts'
import { failedLookup } from '#tests/support/serp-artifacts.ts'
import { fastPage, plantedFaults, slowPage } from '#tests/support/slow-page.ts'
import { pageOf } from '#tests/support/web-page.ts'
import { measureSpeed, type PageSpeed } from './measure-speed.ts'
import type { Device } from './vitals.ts'

const RUNS = 5
const MAX_SPREAD = 5
const MAX_RUN_MS = 60_000

/** Counts planted faults that are found on phone and desktop, and measures how much five runs of a page differ. */
export async function measure(): Promise<Measure[]> {
  const slow = await serving(await slowPage(), async (standIn) => [
    await once(standIn, 'mobile'),
    await once(standIn, 'desktop'),
  ])
  const named = slow.flatMap(({ speed }) => {
    const ids = new Set(speed.findings.map(({ id }) => id))
    return plantedFaults.filter((id) => ids.has(id))
  })
  const fast = await serving(fastPage, async (standIn) => {
    const runs: Awaited<ReturnType<typeof once>>[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await once(standIn, 'mobile'))
    return runs
  })
  const scores = fast.map(({ speed }) => speed.score ?? Number.NaN)
  const all = [...slow, ...fast]
  const equal = all.filter(({ speed, own }) => speed.score === Math.round(own * 100)).length
  const falseAlarms = fast.flatMap(({ speed }) => speed.findings.filter(({ severity }) => severity !== 'notice'))
  return [
    {
      what: 'planted faults named',
      value: named.length,
      unit: `of ${plantedFaults.length * slow.length}`,
      limit: plantedFaults.length * slow.length,
      better: 'more',
      note: 'phone and desktop',
    },
    {
      what: 'score equals the one of Lighthouse',
      value: equal,
      unit: `of ${all.length}`,
      limit: all.length,
      better: 'more',
    },
    {
      what: 'spread of the score in five runs',
      value: Math.max(...scores) - Math.min(...scores),
      unit: 'points',
      limit: MAX_SPREAD,
      better: 'less',
      note: scores.join(', '),
    },
    {
      what: 'critical findings and warnings on a page without faults',
      value: falseAlarms.length,
      unit: 'findings',
      limit: 0,
      better: 'less',
      note: [...new Set(falseAlarms.map(({ id }) => id))].join(', '),
    },
    {
      what: 'one run, the longest of seven',
      value: Math.round(Math.max(...all.map(({ ms }) => ms))),
      unit: 'ms',
      limit: MAX_RUN_MS,
      better: 'less',
    },
  ]
}

async function once(standIn: number, device: Device): Promise<{ speed: PageSpeed; own: number; ms: number }> {
  const { surroundings } = standInSurroundings({ names: { 'shop.example': ['93.184.216.34'] }, standIn })
  const { lighthouse } = createChromium({ surroundings, program: findProgram(process.env.CHROMIUM_PATH) })
  const began = performance.now()
  const run = await lighthouse({ url: 'http://shop.example/', device })
  const { categories } = run.report as { categories: { performance: { score: number } } }
  const page: Page = pageOf('<h1>A shop</h1>', { url: 'http://shop.example/' })
  return {
    speed: measureSpeed(page, run, device, failedLookup('not-configured')),
    own: categories.performance.score,
    ms: performance.now() - began,
  }
}
