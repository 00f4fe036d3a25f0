import { HtmlValidate } from 'html-validate'
import type { Page, Request } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { templates } from '../support/templates.ts'
import { visit, wide } from '../support/visit.ts'

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

test.each([...templates, '/search/'])('S-11 the HTML of %s is valid', async (path) => {
  const response = await fetch(inject('siteUrl') + path)
  const report = await validator.validateString(await response.text(), path)
  const errors = report.results.flatMap(({ messages }) => messages)
  expect(errors.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`)).toEqual([])
})

/** From top to bottom, so that everything that waits to be seen has been. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y <= height; y += 600) {
    await page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' })
      return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    }, y)
  }
}

/** A page that the browser fetches ahead is not one the visitor asked for. */
const isAhead = (request: Request) => Boolean(request.headers()['sec-purpose'] ?? request.headers().purpose)

test.each(templates)(
  'S-14 %s runs without errors, without anything that its policy forbids, and without a missing file',
  async (path) => {
    const faults: string[] = []
    const page = await visit(path, {
      before: async (before) => {
        before.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
        before.on('console', (entry) => {
          // That a file is missing is told with its address below.
          if (entry.type() === 'error' && !entry.text().startsWith('Failed to load resource')) faults.push(entry.text())
        })
        before.on('response', (response) => {
          const request = response.request()
          if (response.status() >= 400 && !request.isNavigationRequest() && !isAhead(request))
            faults.push(`${response.status()} ${response.url()}`)
        })
        before.on('requestfailed', (request) => {
          if (!isAhead(request)) faults.push(`${request.failure()?.errorText} ${request.url()}`)
        })
        await before.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
            console.error(`policy: ${violatedDirective} ${blockedURI}`),
          )
        })
      },
    })
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    expect(faults).toEqual([])
  },
)

/** Everything a visitor's browser fetches for one page, with the bytes that came over the wire. */
async function weigh(path: string) {
  const requests: Request[] = []
  const page = await visit(path, {
    before: async (before) => before.on('requestfinished', (request) => requests.push(request)),
  })
  await page.waitForLoadState('networkidle')
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  const own = requests.filter((request) => !isAhead(request))
  return Promise.all(
    own.map(async (request) => ({
      url: new URL(request.url()),
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
      text: request.resourceType() === 'script' ? await (await request.response())?.text() : '',
    })),
  )
}

const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

test.each(templates)(
  'S-14 %s keeps its budget: own files only, two fonts, little script, no framework',
  async (path) => {
    const files = await weigh(path)
    const { host } = new URL(inject('siteUrl'))
    const of = (type: string) => files.filter((file) => file.type === type)
    expect(files.filter(({ url }) => url.protocol !== 'data:' && url.host !== host)).toEqual([])
    expect(of('document')).toHaveLength(1)
    expect(of('font').length).toBeLessThanOrEqual(2)
    expect(sum(of('font'))).toBeLessThanOrEqual(60_000)
    expect(sum(of('script'))).toBeLessThanOrEqual(6 * 1024)
    expect(sum(of('stylesheet'))).toBeLessThanOrEqual(20 * 1024)
    for (const { text } of of('script')) expect(text).not.toMatch(/react|hydrateRoot|astro-island/i)
    expect(of('iframe')).toEqual([])
    // Document, styles, scripts, fonts; pictures are counted by the page that shows them.
    expect(files.filter(({ type }) => type !== 'image').length).toBeLessThanOrEqual(12)
  },
)

test.each(templates)('S-13 %s on paper: no navigation, nothing that sticks, all of its text', async (path) => {
  const page = await visit(path, wide)
  const words = (await page.locator('main').innerText()).length
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  for (const gone of [
    '.main-nav',
    '.burger',
    '.call',
    '.sheet',
    '.mega',
    '.skip',
    '[data-toasts]',
    '.carousel-controls',
    '.marquee-stop',
    '.toc',
  ])
    for (const part of await page.locator(gone).all()) expect(`${gone} ${await part.isVisible()}`).toBe(`${gone} false`)
  const held = await page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .filter(
          (element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position) && element.checkVisibility(),
        )
        .map((element) => element.className),
    )
  expect(held).toEqual([])
  // What is drawn while it is scrolled to would stay half drawn.
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            effect?.getComputedTiming().iterations === Infinity || !(timeline instanceof DocumentTimeline),
        ).length,
  )
  expect(moving).toBe(0)
  // The form of a tool is not printed; its report is.
  const shown = page.locator('main details').filter({ visible: true })
  for (const answer of await shown.locator('> :not(summary)').all())
    expect((await answer.boundingBox())?.height).toBeGreaterThan(0)
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(words * 0.8)
})
