import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { chromiumFlags, fullBrowserProgram } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/free-port.ts'
import type { Measure } from './measure.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const

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
    const runs: LighthouseRun[] = []
    for (let round = 0; round < rounds; round++) runs.push(await runLighthouse(url + path))
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

export type LighthouseRun = Awaited<ReturnType<typeof runLighthouse>>

/**
 * Runs Lighthouse once, in a browser with a new profile.
 * @param skipAudits audits that do not count
 * @returns scores of 0 to 100, milliseconds, and the audits that cost points
 * @throws {Error} if Lighthouse returns no result, or could not load the page
 */
export async function runLighthouse(url: string, skipAudits: string[] = []) {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'prairie-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    ...fullBrowserProgram(),
    // Visitors' browsers have the back/forward cache, which an audit tries.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, {
      ...{ port, logLevel: 'error', onlyCategories: [...categories] },
      ...(skipAudits.length > 0 ? { skipAudits } : {}),
    })
    if (!result) throw new Error(`Lighthouse told nothing of ${url}.`)
    const { categories: found, audits, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`)
    const counted = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    const failed = new Set(counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9))
    return {
      scores: Object.fromEntries(
        categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]),
      ) as Record<(typeof categories)[number], number>,
      failed: [...failed],
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    }
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
