// @module-tag extended
// Paint times: a measurement, which site/features/vitals proves as functions.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'

const require = createRequire(import.meta.url)

const METRICS = ['cls', 'fcp', 'inp', 'lcp', 'ttfb']
const FAST_CLICKS = 55

/** Runs Google's library next to our script. It reports to its own path, in our format. */
async function addOracle(page: Page) {
  const file = require.resolve('web-vitals').replace(/web-vitals\.[^/]*$/, 'web-vitals.iife.js')
  await page.addInitScript(`${await readFile(file, 'utf8')}
    const measured = {}
    for (const on of ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'])
      webVitals[on](({ name, value }) => { measured[name.toLowerCase()] = value })
    // After the listeners of the library, which report when the page is hidden.
    addEventListener('load', () => addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') navigator.sendBeacon('/oracle', JSON.stringify({ data: measured }))
    }))`)
}

const beaconTo = (page: Page, path: string) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === path).then(measuredIn)

function measuredIn(request: Request): Record<string, number> {
  const { data } = request.postDataJSON() as { data: Record<string, number> }
  return Object.fromEntries(METRICS.map((metric) => [metric, data[metric] ?? Number.NaN]))
}

/** Clicks several times without work, and twice with work that blocks the page. */
async function interact(page: Page) {
  await page.evaluate(() => {
    document.body.innerHTML = '<button type="button">Fast</button><button type="button" data-busy="800">Slow</button>'
    document.body.insertAdjacentHTML('beforeend', '<button type="button" data-busy="100">Less slow</button>')
    addEventListener('click', ({ target }) => {
      const end = performance.now() + Number((target as HTMLElement).dataset.busy ?? 0)
      while (performance.now() < end);
    })
  })
  await page.getByText('Less slow').click()
  await page.getByText('Slow', { exact: true }).click()
  for (let click = 0; click < FAST_CLICKS; click++) await page.getByText('Fast').click()
}

test('R-068 S-08 a page reports the same vitals as Google’s library when it is hidden', async () => {
  const page = await openPage('/', { before: addOracle })
  await page.route(/\/(oracle|api\/vitals)$/, (route) => route.fulfill({ status: 204 }))
  await interact(page)
  const beacons = Promise.all([beaconTo(page, '/api/vitals'), beaconTo(page, '/oracle')])
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  const [ours, theirs] = await beacons
  const { inp = 0 } = theirs
  // One of fifty interactions is ignored: the slow one.
  expect(inp).toBeGreaterThanOrEqual(100)
  expect(inp).toBeLessThan(800)
  expect(ours).toEqual(theirs)
})

test('R-068 a page opened in the background reports no paint times', async () => {
  const hide = () => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  const page = await openPage('/robots.txt', { before: (before) => before.addInitScript(hide) })
  await page.route(/\/api\/vitals$/, (route) => route.fulfill({ status: 204 }))
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/vitals'))
  await page.goto('/')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  const { data } = (await sent).postDataJSON() as { data: Record<string, number> }
  expect(Object.keys(data)).toEqual(expect.arrayContaining(['page', 'cls', 'ttfb']))
  expect(data).not.toHaveProperty('lcp')
  expect(data).not.toHaveProperty('fcp')
})
