// @module-tag extended
// Members of a family: the pages of more tools, at more widths.
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { allTools } from '#cli/catalog.ts'
import { fieldsOf } from '#engine/tool/field.ts'
import { axeViolations } from '../support/axe.ts'
import { downloaded } from '../support/downloaded.ts'
import { typicalFirst } from '../support/extended.ts'
import { openPage, phone, wide } from '../support/open-page.ts'
import { inject } from '../support/product.ts'

const tools = await allTools()
/** Tools of different kinds, which stand for the others. */
const TYPICAL = ['css-minifier', 'image-compressor']
const browserTools = typicalFirst(
  TYPICAL,
  tools.filter(({ runs }) => runs === 'browser'),
)
const form = (page: Page) => page.locator('form[data-tool]')
/** Returns the heading of a run's report; before the first run, the page shows its own report. */
const reportHeading = (page: Page) => page.locator('.report > :not([data-report]) h2').first()

/** Records what the page sends and what fails on it. */
function watch(page: Page) {
  const requests: Request[] = []
  const problems: string[] = []
  page.on('request', (request) => requests.push(request))
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  return { requests, troubles: problems }
}

const trySample = (page: Page) => page.locator('[data-sample="0"]').first().click()

test.each(browserTools.map((tool) => [tool.slug, tool] as const))(
  'R-173 %s: an empty form says what is missing; the sample is one click away, sends nothing, and fits 1440 and 390 px',
  async (slug, tool) => {
    const page = await openPage(`/tools/${slug}/`, wide)
    const { requests, troubles: problems } = watch(page)
    const button = await form(page).locator('[type=submit]').boundingBox()
    expect.soft((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(wide.height)
    if (fieldsOf(tool.input).some(({ isRequired }) => isRequired)) {
      await form(page).locator('[type=submit]').click()
      await form(page).locator('.error').first().waitFor()
      expect.soft(await form(page).locator('[aria-invalid=true]').count()).toBeGreaterThan(0)
    }
    await trySample(page)
    await reportHeading(page).waitFor({ timeout: 45_000 })
    expect.soft(await page.locator('.report .is-failed, .report [data-failed]').count()).toBe(0)
    // The page receives the sample, the engine, its data, and prefetched pages; it sends nothing.
    const sent = requests.filter((request) => request.method() !== 'GET' || request.postData() !== null)
    expect.soft(sent.map((request) => `${request.method()} ${request.url()}`)).toEqual([])
    const here = new RegExp(`^(${inject('siteUrl')}/[\\w./-]*|blob:.*|data:.*)$`)
    expect.soft(requests.map((request) => request.url()).filter((url) => !here.test(url))).toEqual([])
    expect.soft(problems).toEqual([])
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0)

    await page.setViewportSize(phone)
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0)
    expect.soft(await topOf(page, '.report')).toBeGreaterThan(await topOf(page, 'form[data-tool]'))
  },
)

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top)

test('R-173 the report updates while the visitor types, and the focus stays in the field', async () => {
  const page = await openPage('/tools/word-counter/', wide)
  const text = form(page).locator('textarea').first()
  await text.pressSequentially('One two')
  await page.locator('.metrics dd').filter({ hasText: /^2$/ }).first().waitFor()
  await text.pressSequentially(' three')
  await page.locator('.metrics dd').filter({ hasText: /^3$/ }).first().waitFor()
  expect(await text.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('R-173 a URL with a sample runs it', async () => {
  const page = await openPage('/tools/word-counter/?sample=1', wide)
  await reportHeading(page).waitFor()
  expect(await form(page).locator('textarea').first().inputValue()).not.toBe('')
})

test('R-173 a saved link restores the input from its fragment, which no server sees', async () => {
  const page = await openPage('/tools/word-counter/', { ...wide, permissions: ['clipboard-read', 'clipboard-write'] })
  await form(page).locator('textarea').first().fill('Wool socks & <b>more</b> ✓')
  await reportHeading(page).waitFor()
  await page.getByRole('button', { name: 'Copy share link' }).click()
  await page.locator('.toast').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/tools\/word-counter\/#i=[\w-]+$/)
  const other = await openPage(new URL(link).pathname + new URL(link).hash, wide)
  await reportHeading(other).waitFor()
  expect(await form(other).locator('textarea').first().inputValue()).toBe('Wool socks & <b>more</b> ✓')
})

test('R-173 earlier runs stay in the browser without secrets, and can be reused and deleted', async () => {
  const page = await openPage('/tools/md5-generator/', wide)
  await form(page).locator('[name=text]').fill('wool')
  const key = form(page).locator('[name=key]')
  if (!(await key.isVisible())) await form(page).locator('summary').first().click()
  await key.fill('sesame-of-the-shop')
  await form(page).locator('[type=submit]').click()
  await reportHeading(page).waitFor()
  await page.locator('[data-earlier]').waitFor()
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(kept).toContain('wool')
  expect(kept).not.toContain('sesame-of-the-shop')
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  await page.reload()
  // The list is there before the form is touched, and no framework with it.
  await page.locator('[data-report] [data-earlier] ol button').first().waitFor()
  expect(scripts.filter((script) => /createRoot|hydrateRoot/.test(script))).toEqual([])
  await page.locator('[data-earlier] ol button').first().click()
  await reportHeading(page).waitFor()
  expect(await form(page).locator('[name=text]').inputValue()).toBe('wool')
  await page.locator('.tool-side [data-earlier] summary').click()
  await page.locator('[data-earlier] [data-forget]').click()
  expect(await page.locator('[data-earlier] li').count()).toBe(0)
})

test('R-173 a catastrophic regular expression is stopped, and the page and its input survive', async () => {
  const page = await openPage('/tools/regex-tester/', wide)
  await form(page).locator('[name=pattern]').fill('^(a+)+$')
  await form(page)
    .locator('[name=text]')
    .fill(`${'a'.repeat(60)}!`)
  await form(page).locator('[type=submit]').click()
  await page
    .getByText(/time limit/)
    .first()
    .waitFor()
  expect(await form(page).locator('[name=pattern]').inputValue()).toBe('^(a+)+$')
  await form(page).locator('[name=pattern]').fill('a+')
  await form(page).locator('[type=submit]').click()
  await page.locator('.report h2').filter({ hasText: '1 match for' }).waitFor()
})

test('R-173 the keyboard can open a figure’s explanation', async () => {
  const page = await openPage('/tools/word-counter/', wide)
  await trySample(page)
  await reportHeading(page).waitFor()
  const button = page.locator('.metrics [popovertarget]').first()
  await button.focus()
  await page.keyboard.press('Enter')
  const id = await button.getAttribute('popovertarget')
  await page.locator(`[id="${id}"]:popover-open`).waitFor()
  expect((await page.locator(`[id="${id}"]`).innerText()).length).toBeGreaterThan(20)
})

test('R-173 a table can be saved as CSV and the envelope as JSON', async () => {
  const page = await openPage('/tools/word-counter/', wide)
  await trySample(page)
  await reportHeading(page).waitFor()
  const [json] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'JSON' }).click()])
  expect(JSON.parse((await downloaded(json)).toString())).toMatchObject({ tool: 'word-counter', status: 'done' })
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).first().click(),
  ])
  expect((await downloaded(csv)).toString()).toMatch(/^\uFEFF?"/)
})

test('R-173 on a phone, one button to share and one menu of exports are between verdict and findings', async () => {
  const page = await openPage('/tools/readability-checker/', phone)
  await trySample(page)
  await reportHeading(page).waitFor()
  expect(await page.locator('.report-actions > button').allTextContents()).toEqual(['Copy share link', 'Export'])
  await page.getByRole('button', { name: 'Export' }).click()
  const [json] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'JSON' }).click()])
  expect(JSON.parse((await downloaded(json)).toString())).toMatchObject({ tool: 'readability-checker' })
  expect(await page.locator('.export-menu').isVisible()).toBe(false)
})

test('R-173 a link to a report with a score has an image with the score, and the input only after the #', async () => {
  const page = await openPage('/tools/readability-checker/', {
    ...wide,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await trySample(page)
  await reportHeading(page).waitFor()
  await page.getByRole('button', { name: 'Copy share link' }).click()
  await page.locator('.toast').first().waitFor()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.search).toMatch(/^\?result=score-\d+$/)
  const html = await (await fetch(link)).text()
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(image).toContain(`/og/tools/readability-checker/${link.searchParams.get('result')}.png`)
  expect((await fetch(image)).headers.get('content-type')).toBe('image/png')
})

test.each(['schema-markup-generator', 'serp-rank-checker', 'google-ads-keyword-tool', 'plagiarism-checker'])(
  'S-01 the run button of %s covers no field in a window of 1280 × 900',
  async (slug) => {
    const page = await openPage(`/tools/${slug}/`, { width: 1280, height: 900 })
    expect(await axeViolations(page, 'theme and width')).toEqual([])
    const button = await form(page).locator('[type=submit]').boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(900)
  },
)

test('R-173 my IP address appears when the page opens', async () => {
  const page = await openPage('/tools/my-ip-address/', wide)
  await page.locator('.report h2').filter({ hasText: 'Your IP address' }).waitFor()
  await page.getByText('What a script on a page can read').waitFor()
})

test.each(['my-ip-address', 'password-generator'])(
  'R-173 what %s shows on load shifts nothing and is not in the history',
  async (slug) => {
    const page = await openPage(`/tools/${slug}/`, { ...phone, before: (page) => page.addInitScript(countShifts) })
    await reportHeading(page).waitFor()
    await page.locator('[data-said]').filter({ hasText: /./ }).waitFor({ state: 'attached' })
    expect(await page.evaluate(() => ({ top: scrollY, shifted: Number(document.body.dataset.shifted ?? 0) }))).toEqual({
      top: 0,
      shifted: 0,
    })
    expect(await page.evaluate((key) => localStorage.getItem(key), `tool-runs:${slug}`)).toBeNull()
  },
)

/** Counts layout shifts after the page and its fonts have loaded. */
function countShifts() {
  addEventListener('load', async () => {
    await Promise.all([...document.fonts].map((font) => font.load()))
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)
      document.body.dataset.shifted = String(
        shifts.reduce((sum, one) => sum + one, Number(document.body.dataset.shifted ?? 0)),
      )
    }).observe({ type: 'layout-shift' })
  })
}

test('S-14 the styles of a report load with the first one, with and without JavaScript', async () => {
  const ring = (page: Page) => page.locator('.report .ring').first()
  const path = '/tools/readability-checker/'
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage(path, { ...wide, javaScriptEnabled })
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
    await page
      .locator('[name=text]')
      .fill('The cat sat on the mat. It was a good mat, and the cat was glad of it. '.repeat(6))
    await form(page).locator('[type=submit]').click()
    await ring(page).waitFor()
    expect((await ring(page).boundingBox())?.width).toBeLessThan(200)
  }
})

test('S-14 a tool’s page loads no framework and no engine before it is used', async () => {
  const scripts: string[] = []
  const page = await openPage('/tools/javascript-minifier/', {
    ...wide,
    before: async (page) =>
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url())),
  })
  await page.waitForLoadState('networkidle')
  let bytes = 0
  const { gzipSync } = await import('node:zlib')
  for (const url of scripts) bytes += gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length
  expect(bytes).toBeLessThanOrEqual(6 * 1024)
})
