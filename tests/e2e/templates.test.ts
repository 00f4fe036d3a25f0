// extended: members of a family: the other templates.
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { eachOf } from '../support/extended.ts'
import { openPage, phone, wide } from '../support/open-page.ts'
import { inject } from '../support/product.ts'
import { TYPICAL, templates } from '../support/templates.ts'

// Visits one page of each kind once and runs every check on the way. A failed check does not hide later ones.

eachOf(templates, TYPICAL.length)(
  'S-01 S-02 S-13 S-14 %s is accessible, within budget, without errors, printable, and never too wide',
  async (path) => {
    const loaded = watch()
    const page = await openPage(path, { ...wide, before: loaded.start })
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    expect.soft(await loaded.errors(), 'errors, violations of the policy, missing files').toEqual([])
    await expectBudget(await loaded.files())
    await expectPrintable(page)
    expect.soft(await violationsEverywhere(page, path === '/' ? 'html' : 'main'), 'axe').toEqual([])
    expect.soft(await overflowingWidths(page), 'widths at which the page scrolls sideways').toEqual([])
  },
)

/** Records what a page loads and what fails on it, from its first request on. */
function watch() {
  const errors: string[] = []
  const requests: Request[] = []
  // The visitor did not request a page that the browser prefetches.
  const isAhead = (request: Request) => Boolean(request.headers()['sec-purpose'] ?? request.headers().purpose)
  return {
    start: async (page: Page) => {
      page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`))
      page.on('console', (entry) => {
        // A missing file is reported with its URL below.
        if (entry.type() === 'error' && !entry.text().startsWith('Failed to load resource')) errors.push(entry.text())
      })
      page.on('response', (response) => {
        const request = response.request()
        if (response.status() >= 400 && !request.isNavigationRequest() && !isAhead(request))
          errors.push(`${response.status()} ${response.url()}`)
      })
      page.on('requestfailed', (request) => {
        if (!isAhead(request)) errors.push(`${request.failure()?.errorText} ${request.url()}`)
      })
      page.on('requestfinished', (request) => requests.push(request))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`policy: ${violatedDirective} ${blockedURI}`),
        )
      })
    },
    errors: async () => errors,
    files: () =>
      Promise.all(
        requests
          .filter((request) => !isAhead(request))
          .map(async (request) => ({
            url: new URL(request.url()),
            type: request.resourceType(),
            bytes: (await request.sizes()).responseBodySize,
            text: request.resourceType() === 'script' ? await (await request.response())?.text() : '',
          })),
      ),
  }
}

/** Scrolls from top to bottom, so that everything that loads on scroll has loaded. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y <= height; y += 600) {
    await page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' })
      return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    }, y)
  }
}

type File = { url: URL; type: string; bytes: number; text: string | undefined }

/** Checks the budget: own files only, two fonts, little script, no framework. */
async function expectBudget(files: File[]) {
  const { host } = new URL(inject('siteUrl'))
  const of = (type: string) => files.filter((file) => file.type === type)
  const bytesOf = (type: string) => of(type).reduce((total, { bytes }) => total + bytes, 0)
  expect.soft(files.filter(({ url }) => url.protocol !== 'data:' && url.host !== host)).toEqual([])
  expect.soft(of('document')).toHaveLength(1)
  expect.soft(of('font').length).toBeLessThanOrEqual(2)
  expect.soft(bytesOf('font')).toBeLessThanOrEqual(60_000)
  expect.soft(bytesOf('script')).toBeLessThanOrEqual(6 * 1024)
  expect.soft(bytesOf('stylesheet')).toBeLessThanOrEqual(20 * 1024)
  for (const { text } of of('script')) expect.soft(text).not.toMatch(/react|hydrateRoot|astro-island/i)
  expect.soft(of('iframe')).toEqual([])
  // Document, styles, scripts, fonts. The page that shows images counts them.
  expect.soft(files.filter(({ type }) => type !== 'image').length).toBeLessThanOrEqual(12)
}

const NOT_PRINTED = [
  ...['.main-nav', '.burger', '.call', '.sheet', '.mega', '.skip', '[data-toasts]'],
  ...['.carousel-controls', '.marquee-stop', '.toc'],
]

/** Elements that are useful on a screen only. */
const FOR_THE_SCREEN =
  'form, search, .crumbs, .pagination, .filter, .recommended, .carousel, .button, .control, .tool-side'

/** Checks the print layout: no navigation, nothing sticky or moving, the complete text. */
async function expectPrintable(page: Page) {
  const words = await page.locator('main').evaluate((main, selector) => {
    const all = [...main.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.hidden)
    for (const element of all) element.hidden = true
    const { length } = (main as HTMLElement).innerText
    for (const element of all) element.hidden = false
    return length
  }, FOR_THE_SCREEN)
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  expect.soft(await page.getByRole('heading', { level: 1 }).isVisible(), 'the heading is printed').toBe(true)
  const { shown, sticky, moving } = await page.evaluate((selectors) => {
    const all = [...document.querySelectorAll('body *')]
    return {
      shown: selectors.filter((selector) =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
      ),
      sticky: all
        .filter(
          (element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position) && element.checkVisibility(),
        )
        .map((element) => element.className),
      // An animation that depends on scrolling would print unfinished.
      moving: document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            effect?.getComputedTiming().iterations === Infinity || !(timeline instanceof DocumentTimeline),
        ).length,
    }
  }, NOT_PRINTED)
  expect.soft(shown, 'navigation on paper').toEqual([])
  expect.soft(sticky, 'sticks on paper').toEqual([])
  expect.soft(moving, 'moves on paper').toBe(0)
  // The form of a tool is not printed; its report is.
  const closed = await page.locator('main details').evaluateAll(
    (all) =>
      all
        .filter((details) => details.checkVisibility())
        .flatMap((details) => [...details.children].filter((child) => child.tagName !== 'SUMMARY'))
        .filter((child) => child.getBoundingClientRect().height === 0).length,
  )
  expect.soft(closed, 'folded away on paper').toBe(0)
  expect.soft((await page.locator('main').innerText()).length, 'text on paper').toBeGreaterThan(words * 0.8)
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
}

/**
 * Returns violations of all rules in a wide light window, and in a dark phone, of those that depend on theme or width.
 * @param within what is checked in the dark: the home page is checked with the header and footer that all pages share
 */
async function violationsEverywhere(page: Page, within: string) {
  const found: string[] = []
  for (const [colorScheme, size, rules, place] of [
    ['light', wide, 'all', 'html'],
    ['dark', phone, 'theme and width', within],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    for (const line of await axeViolations(page, rules, place)) found.push(`${colorScheme} ${size.width}: ${line}`)
  }
  return found
}

/** Half a second. */
const LAYOUT_FRAMES = 30

/** At 200 percent zoom, a window of 1280 px is 640 px wide. */
async function overflowingWidths(page: Page) {
  const found: number[] = []
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 640 })
    // Scripts that adjust the layout do so within the next frames.
    const excess = await page.evaluate(async (frames) => {
      const { documentElement: root } = document
      for (let frame = 0; frame < 2 || (frame < frames && root.scrollWidth > root.clientWidth); frame++)
        await new Promise(requestAnimationFrame)
      return root.scrollWidth - root.clientWidth
    }, LAYOUT_FRAMES)
    if (excess !== 0) found.push(width)
  }
  return found
}
