import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import { chromium } from 'playwright-core'
import type { AuditReport } from '#audit/report.ts'
import { chromiumFlags, fullBrowserProgram } from '#tests/support/browser.ts'
import { query } from '#tests/support/database.ts'
import { categories, runLighthouse } from '../lighthouse.ts'
import type { Measure } from '../measure.ts'
import { examining } from './examining.ts'

const PAGES = 500
const ROWS = 10_000
const SECONDS = 8
/** Both depend on what else the machine does, so the median counts. */
const [LIGHTHOUSE_RUNS, SCROLLS] = [5, 3]
const MIN_SCORE = 95
const MAX_KB = 200
const MAX_FRAME_MS = 50
const compress = promisify(zstdCompress)

/** Measures the page of a report of 500 pages, and one whose table has 10,000 rows. */
export const measureReport = (): Promise<Measure[]> =>
  examining(
    { pages: PAGES, sites: 1, env: { AUDIT_BROWSER: 'off', AUDIT_PAGES: `${PAGES}` } },
    async ({ product, databaseUrl, sites, begin, ended, reportOf }) => {
      const key = await begin(sites[0] ?? '')
      await ended(key)
      const url = `${product.url}/audit/${key}/`
      // A report is for one person, so it says noindex, and that costs its score for SEO.
      const runs = await inTurn(LIGHTHOUSE_RUNS, () => runLighthouse(url, ['is-crawlable']))
      const kilobytes = await kilobytesBeforeInteraction(url)
      await store(databaseUrl, key, withRows(await reportOf(key)))
      const longest = await inTurn(SCROLLS, () => longestFrame(url))
      return [
        ...categories.map((category) => ({
          what: `report of ${PAGES} pages: Lighthouse ${category}`,
          value: median(runs.map(({ scores }) => scores[category])),
          unit: '',
          limit: MIN_SCORE,
          better: 'more' as const,
          note:
            category === 'performance'
              ? runs
                  .map(
                    ({ scores, lcp, tbt }) => `${scores[category]}: LCP ${Math.round(lcp)}, TBT ${Math.round(tbt)} ms`,
                  )
                  .join('; ')
              : `${LIGHTHOUSE_RUNS} runs`,
        })),
        {
          what: `report of ${PAGES} pages: transferred before any interaction`,
          value: Math.round(kilobytes),
          unit: 'kB',
          limit: MAX_KB,
          better: 'less',
        },
        {
          what: `table of ${ROWS.toLocaleString('en-US')} rows: longest frame while it scrolls`,
          value: Math.round(median(longest)),
          unit: 'ms',
          limit: MAX_FRAME_MS,
          better: 'less',
          note: `${SECONDS} s with the wheel and with jumps, ${SCROLLS} times: ${longest.map(Math.round).join(', ')} ms`,
        },
      ]
    },
  )

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let time = 0; time < times; time++) results.push(await work())
  return results
}

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** Returns the report with as many pages, each with a URL of its own. */
function withRows(report: AuditReport): AuditReport {
  const pages = Array.from({ length: ROWS }, (_, at) => report.pages[at % report.pages.length]).flatMap((page, at) =>
    page ? [{ ...page, url: `${page.url}#${at}` }] : [],
  )
  return { ...report, pages }
}

async function store(databaseUrl: string, key: string, report: AuditReport) {
  const stored = await compress(JSON.stringify(report))
  await query(
    'update audit_reports set report = $2, revision = revision + 1 where audit_id = (select id from audits where key = $1)',
    [key, stored],
    databaseUrl,
  )
  await query('update audits set revision = revision + 1 where key = $1', [key], databaseUrl)
}

async function kilobytesBeforeInteraction(url: string): Promise<number> {
  const browser = await chromium.launch({ ...fullBrowserProgram(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    const session = await page.context().newCDPSession(page)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await session.send('Network.enable')
    await page.goto(url, { waitUntil: 'networkidle' })
    return bytes / 1_024
  } finally {
    await browser.close()
  }
}

/** Scrolls the table down, by the wheel and by jumps, and returns the longest delay between two frames. */
async function longestFrame(url: string): Promise<number> {
  const browser = await chromium.launch({ ...fullBrowserProgram(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } })
    await page.goto(url)
    const table = page.locator('[data-pages]')
    await table.scrollIntoViewIfNeeded()
    const rows = page.waitForResponse((response) => response.url().includes('pages'))
    await table.hover()
    await rows
    await page.waitForFunction((most) => (document.querySelector('[data-pages]')?.scrollHeight ?? 0) > most * 10, ROWS)
    return await page.evaluate(async (seconds) => {
      const area = document.querySelector('[data-pages]') as HTMLElement
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      let [longest, last] = [0, await frame()]
      const until = last + seconds * 1_000
      for (let step = 0; last < until; step++) {
        // Mostly the speed of a wheel; now and then somebody drags the bar.
        area.scrollTop = step % 40 === 39 ? Math.random() * area.scrollHeight : area.scrollTop + 120
        const at = await frame()
        longest = Math.max(longest, at - last)
        last = at
      }
      return longest
    }, SECONDS)
  } finally {
    await browser.close()
  }
}
