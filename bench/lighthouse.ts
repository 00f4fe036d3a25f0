import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { chromiumFlags, fullBrowserProgram } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/free-port.ts'
import type { Measure } from './measure.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const

/**
 * Runs Lighthouse with its phone settings (simulated slow 4G, CPU four times slower). Returns the median of `rounds`.
 * @throws {Error} if Lighthouse returns no result
 */
export async function measureLighthouse(
  url: string,
  templates: Record<string, string>,
  rounds: number,
): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const [name, path] of Object.entries(templates)) {
    const runs: Awaited<ReturnType<typeof once>>[] = []
    for (let round = 0; round < rounds; round++) runs.push(await once(url + path))
    const middle = (pick: (run: (typeof runs)[number]) => number) => {
      // A round whose trace Lighthouse could not read has no figure.
      const figures = runs.map(pick).filter(Number.isFinite)
      return figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
    }
    for (const category of categories) {
      measures.push({
        what: `Lighthouse ${category}, ${name}`,
        value: middle((run) => run.scores[category]),
        unit: '',
        limit: category === 'performance' ? 99 : 100,
        better: 'more',
      })
    }
    measures.push({
      what: `LCP, ${name}`,
      value: Math.round(middle((run) => run.lcp)),
      unit: 'ms',
      limit: 1300,
      better: 'less',
    })
    measures.push({
      what: `TBT, ${name}`,
      value: Math.round(middle((run) => run.tbt)),
      unit: 'ms',
      limit: 20,
      better: 'less',
    })
    measures.push({
      what: `CLS, ${name}`,
      value: Number(middle((run) => run.cls).toFixed(4)),
      unit: '',
      limit: 0.01,
      better: 'less',
    })
  }
  return measures
}

async function once(url: string) {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'prairie-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    ...fullBrowserProgram(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
    if (!result) throw new Error(`Lighthouse told nothing of ${url}.`)
    const { categories: found, audits } = result.lhr
    for (const audit of Object.values(audits)) {
      const counts = audit.scoreDisplayMode === 'binary' && audit.score === 0
      if (counts) console.log(`  ${new URL(url).pathname}: ${audit.id}: ${audit.title}`)
    }
    return {
      scores: Object.fromEntries(
        categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]),
      ) as Record<(typeof categories)[number], number>,
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    }
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
