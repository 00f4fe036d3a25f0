// @module-tag extended
// How a report appears; int/tool-runs.test.ts and int/tool-calls.test.ts prove the runs.
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, wide } from '../support/open-page.ts'
import { inject } from '../support/product.ts'

/** Serves one page immediately and never responds for another. */
const target = createServer((request, response) => {
  const path = request.url ?? '/'
  if (path.includes('never')) return
  if (path === '/robots.txt') return response.writeHead(404).end()
  response.setHeader('content-type', 'text/html')
  response.end(`<!doctype html><title>Socks</title><h1>Wool socks</h1><a href="${path}never">More socks</a>`)
})
beforeAll(() => new Promise<void>((resolve) => target.listen(inject('openPort'), '127.0.0.1', resolve)))
afterAll(() => {
  target.closeAllConnections()
  target.close()
})

const panel = (page: Page) => page.locator('[data-running]')
const heading = (page: Page) => page.locator('.report > :not([data-report]) h2').first()

test('a crawl shows its first report while it runs, survives a reload, and keeps the report when it is stopped', async () => {
  const page = await openPage('/tools/internal-link-analyzer/', wide)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.locator('input[name="url"]').fill(`http://127.0.0.1:${inject('openPort')}/crawled-`)
  await page.locator('form[data-tool] [type=submit]').click()
  await heading(page).waitFor()
  const summary = await heading(page).textContent()
  expect(new URL(page.url()).searchParams.get('run')).toMatch(/^[\w-]{20,}$/)

  await page.reload()
  await heading(page).waitFor()
  expect(await heading(page).textContent()).toBe(summary)
  expect(await panel(page).isVisible()).toBe(true)
  expect(await page.locator('input[name="url"]').inputValue()).toContain('/crawled-')

  await panel(page).locator('[data-stop]').click()
  await panel(page).waitFor({ state: 'hidden' })
  expect(await heading(page).textContent()).toBe(summary)
  expect(new URL(page.url()).pathname).toBe('/tools/internal-link-analyzer/')

  await page.reload()
  await page.locator('.report > :not([data-report]) .limits li').filter({ hasText: 'stopped' }).waitFor()
  expect(problems).toEqual([])
})

test('the region of a report is busy until the report is on the page', async () => {
  const page = await openPage('/tools/css-minifier/', wide)
  const region = page.locator('[data-report-area]')
  await page.locator('form[data-tool] textarea').first().fill('a { color: red }')
  await region.evaluate((element) => {
    new MutationObserver(() => {
      const title = element.querySelector('.report > :not([data-report]) h2')
      if (element.ariaBusy === null) element.dataset.atItsEnd = title?.textContent ?? 'none'
    }).observe(element, { attributeFilter: ['aria-busy'] })
  })
  await page.locator('form[data-tool] [type=submit]').click()
  await heading(page).waitFor()
  await page.waitForFunction(() => document.querySelector('[data-at-its-end]') !== null)
  expect(await region.getAttribute('data-at-its-end')).toBe(await heading(page).textContent())
})
