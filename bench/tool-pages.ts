import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import builtIn from '#providers/link-index/built-in/rank-history.json' with { type: 'json' }
import { chromiumFlags, fullBrowserProgram } from '#tests/support/browser.ts'
import { flag } from './faults/record.ts'
import { percentile } from './faults/send.ts'
import { measureLighthouse } from './lighthouse.ts'
import type { Measure } from './measure.ts'
import { measureMinifierPages } from './minifier-pages.ts'
import { startProduct } from './product.ts'

/** One tool of each kind: text, code with a worker, images, server, much data. */
const pages = {
  'word-counter': '/tools/word-counter/',
  'javascript-minifier': '/tools/javascript-minifier/',
  'image-compressor': '/tools/image-compressor/',
  'my-ip-address': '/tools/my-ip-address/',
  'schema-validator': '/tools/schema-validator/',
}
const textTools = ['word-counter', 'readability-checker', 'keyword-density-checker', 'keyword-extract-tool']
/** The heading of a finished run; before the first run, the page shows its own report. */
const VERDICT = '.report > :not([data-report]) .report-head h2'
const PHOTOS = 50
const SECONDS = 8
/** One visitor may have two runs, and eight that wait. */
const CALLS = 8
const DOMAINS = 300
/** Asked before the measurement. */
const WARM_DOMAINS = 20

/**
 * Measures tool pages in a browser, and calls of the same tools.
 * @throws {Error} if a call or a page fails
 */
export async function measurePages(): Promise<Measure[]> {
  process.env.TOOL_LIMIT = '100000000'
  const product = await startProduct()
  try {
    const lighthouse = (await measureLighthouse(product.url, pages, flag('rounds', 3))).flatMap(adjusted)
    return [
      ...lighthouse,
      ...(await measureCalls(product.url)),
      await measureDomains(product.url),
      ...(await measureTyping(product.url)),
      await measureBatch(product.url),
      ...(await measureMinifierPages(product.url)),
    ]
  } finally {
    await product.stop()
  }
}

/** Adjusts the limits of a page whose engine loads on first use. */
function adjusted(measure: Measure): Measure[] {
  if (measure.what.startsWith('Lighthouse performance')) return [{ ...measure, limit: 95 }]
  if (measure.what.startsWith('LCP')) return [{ ...measure, limit: 1500 }]
  return measure.what.startsWith('Lighthouse') || measure.what.startsWith('CLS') ? [measure] : []
}

async function measureCalls(url: string): Promise<Measure[]> {
  const body = JSON.stringify({ text: words(1_000) })
  const measures: Measure[] = []
  for (const slug of ['word-counter', 'case-converter']) {
    const request = {
      url: `${url}/api/tools/${slug}`,
      method: 'POST' as const,
      body,
      headers: { 'content-type': 'application/json' },
    }
    await autocannon({ ...request, connections: CALLS, duration: 3 })
    const { requests, non2xx } = await autocannon({ ...request, connections: CALLS, duration: SECONDS })
    if (non2xx > 0) throw new Error(`${non2xx} answers of ${slug} were failures.`)
    measures.push({
      what: `POST /api/tools/${slug}, 1,000 words`,
      value: Math.round(requests.average),
      unit: 'requests/s',
      limit: 300,
      better: 'more',
    })
  }
  return measures
}

/**
 * Measures the reports of single domains of the link index, each asked for the first time, as a visitor's browser does.
 */
async function measureDomains(url: string): Promise<Measure> {
  const domains = builtIn.domains.split(' ').filter((domain) => domain.endsWith('.com'))
  const times: number[] = []
  for (const domain of domains.slice(0, WARM_DOMAINS + DOMAINS)) {
    const began = performance.now()
    const response = await fetch(`${url}/api/tools/domain-authority-checker`, {
      method: 'POST',
      body: JSON.stringify({ domains: domain }),
      headers: { 'content-type': 'application/json' },
    })
    const { status } = (await response.json()) as { status: string }
    if (status === 'failed') throw new Error(`The report of ${domain} is ${status}.`)
    times.push(performance.now() - began)
  }
  return {
    what: 'domain-authority-checker: report of a domain of the built-in index, p95',
    value: Math.round(percentile(times.slice(WARM_DOMAINS), 0.95)),
    unit: 'ms',
    limit: 50,
    better: 'less',
  }
}

/** Measures from the last keystroke to the report in the page, with the worker warm, as for someone who types. */
async function measureTyping(url: string): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const slug of textTools) {
    const value = await inPage(`${url}/tools/${slug}/`, async (page) => {
      const field = page.locator('form[data-tool] textarea').first()
      await field.fill(words(1_000))
      await page.locator(VERDICT).waitFor()
      const figures: number[] = []
      for (let round = 0; round < 10; round += 1) figures.push(await page.evaluate(typeOnce, `round${round} `))
      return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
    })
    measures.push({
      what: `${slug}: report after the last key, 1,000 words`,
      value: Math.round(value),
      unit: 'ms',
      limit: 100,
      better: 'less',
    })
  }
  return measures
}

/** In the page: types one more word and returns the milliseconds until the report is rendered. */
function typeOnce(word: string): Promise<number> {
  const field = document.querySelector<HTMLTextAreaElement>('form[data-tool] textarea')
  const report = document.querySelector('.report')
  return new Promise((resolve) => {
    const began = performance.now()
    new MutationObserver((_changes, observer) => {
      observer.disconnect()
      resolve(performance.now() - began)
    }).observe(report as Node, { subtree: true, childList: true, characterData: true })
    if (field) field.value += ` ${word}`
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Compresses fifty images at once and measures the longest delay between two frames. */
async function measureBatch(url: string): Promise<Measure> {
  const photo = readFileSync(new URL('../public/samples/prairie-evening.jpg', import.meta.url))
  const files = Array.from({ length: PHOTOS }, (_, at) => ({
    name: `photo-${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: photo,
  }))
  const longest = await inPage(`${url}/tools/image-compressor/`, async (page) => {
    await page.locator('form[data-tool] input[type=file]').first().setInputFiles(files)
    await page.locator('form[data-tool] [name=codec]').selectOption('webp')
    await page.evaluate(() => {
      let last = performance.now()
      Object.assign(window, { longestFrame: 0 })
      const tick = () => {
        const at = performance.now()
        Object.assign(window, {
          longestFrame: Math.max((window as never as { longestFrame: number }).longestFrame, at - last),
        })
        last = at
        requestAnimationFrame(tick)
      }
      requestAnimationFrame(tick)
    })
    await page.locator('form[data-tool] [type=submit]').click()
    await page.locator(VERDICT).waitFor({ timeout: 600_000 })
    return page.evaluate(() => (window as never as { longestFrame: number }).longestFrame)
  })
  return {
    what: `image-compressor: longest frame while ${PHOTOS} photos become WebP`,
    value: Math.round(longest),
    unit: 'ms',
    limit: 100,
    better: 'less',
  }
}

async function inPage<T>(url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ ...fullBrowserProgram(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    await page.goto(url)
    return await work(page)
  } finally {
    await browser.close()
  }
}

/** Returns text of this many words, in sentences. */
function words(count: number) {
  const pool =
    'wool socks knitted slowly in a small mill beside the river keep hikers warm through long winters because the yarn is spun thick'.split(
      ' ',
    )
  return Array.from({ length: count }, (_, at) => `${pool[(at * 7) % pool.length]}${at % 14 === 13 ? '.' : ''}`).join(
    ' ',
  )
}
