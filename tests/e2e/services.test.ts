// @module-tag extended
// Pixels and motion; int/services.test.ts proves the pages.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bring, openPageWithStoppedClock } from '../support/clock.ts'
import { openPage, phone } from '../support/open-page.ts'
import { isBarShown } from '../support/request-bar.ts'

const SERVICE = '/services/seo/'
const happyClients = '[data-carousel="happyClients"]'
const rotation = (page: Page) => page.locator(`${happyClients} [data-rotation]`)

/** Returns the label of the first visible slide of the row: `1 of 6`. */
const first = (page: Page) =>
  page.locator(happyClients).evaluate((root) => {
    const track = root.querySelector('[data-track]') as HTMLElement
    const left = track.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(track).paddingLeft)
    const slide = [...track.children].find((one) => one.getBoundingClientRect().left >= left - 1)
    return slide?.getAttribute('aria-label') ?? ''
  })

test('R-298 S-06 happy clients on a service page move every 2550 ms, for 500 ms', async () => {
  const page = await openPageWithStoppedClock(SERVICE)
  await bring(page, happyClients)
  expect(await first(page)).toMatch(/^1 of/)
  await page.clock.runFor(2400)
  expect(await first(page)).toMatch(/^1 of/)
  await page.clock.runFor(700)
  expect(await first(page)).toMatch(/^2 of/)
  await page.clock.runFor(3000)
  expect(await first(page)).toMatch(/^3 of/)
})

test('R-298 R-303 S-06 S-07 the pause button stops happy clients for good', async () => {
  const page = await openPageWithStoppedClock(SERVICE)
  await bring(page, happyClients)
  expect(await page.locator(happyClients).getAttribute('aria-label')).toBe('Happy clients')
  await rotation(page).click()
  expect(await rotation(page).getAttribute('aria-label')).toBe('Start rotation')
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  expect(await first(page)).toMatch(/^1 of/)
})

test('R-298 S-07 with reduced motion, happy clients do not move', async () => {
  const page = await openPageWithStoppedClock(SERVICE, { reducedMotion: 'reduce' })
  await bring(page, happyClients)
  await page.clock.runFor(20_000)
  expect(await first(page)).toMatch(/^1 of/)
})

test('on a phone, the bar with the request appears after the first screen and is under the form', async () => {
  const page = await openPage(SERVICE, phone)
  const shown = []
  for (const place of ['top', 'third screen', 'form'] as const) shown.push(await page.evaluate(isBarShown, place))
  expect(shown).toEqual([false, true, false])
})

test('R-090 the first button leads to the form on the same page', async () => {
  const page = await openPage(SERVICE)
  await page.locator('.time-hero').getByRole('link', { name: 'Send me a proposal' }).click()
  await page.waitForURL(`**${SERVICE}#audit`)
  await page.waitForFunction(() => {
    const form = document.querySelector('#audit form[data-variant="desktop"]')?.getBoundingClientRect()
    return form && form.top >= 0 && form.top < innerHeight
  })
})

test('R-033 the longest page of each family is at most 7,500 px high in a wide window, and prints what is folded', async () => {
  for (const slug of ['seo', 'shopify-seo', 'health-marketing', 'ppc-for-chiropractors']) {
    const page = await openPage(`/services/${slug}/`)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect.soft(await page.locator('html').evaluate((root) => root.scrollHeight), slug).toBeLessThanOrEqual(7_500)
    const fold = page.locator('.is-details details:not([open])').first()
    const height = () => fold.evaluate((one) => one.getBoundingClientRect().height)
    const folded = await height()
    await page.emulateMedia({ media: 'print' })
    expect.soft(await height(), slug).toBeGreaterThan(folded + 100)
  }
})

test('S-12 a service page is complete without JavaScript, wide, on a phone, and at 320 px', async () => {
  const page = await openPage('/services/ppc-for-lawyers/', { javaScriptEnabled: false })
  await page.locator('.is-faq summary').first().click()
  const headings = ['What you can afford to pay', 'What people search for', 'What we do, week by week', 'Happy clients']
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of headings)
      expect.soft(await page.getByRole('heading', { name }).isVisible(), `${name} at ${width} px`).toBe(true)
    expect.soft(await page.locator('.is-faq .answer').first().isVisible(), `${width} px`).toBe(true)
    expect.soft(await page.locator('#audit form:visible').count(), `${width} px`).toBe(1)
    const wider = await page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
    expect.soft(wider, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('S-12 on phones, a long group shows six services until its button is clicked, and all without JavaScript', async () => {
  const open = async (javaScriptEnabled: boolean) => {
    const page = await openPage('/services/', { ...phone, javaScriptEnabled })
    const rows = page.locator('#ppc li')
    return { page, shown: () => rows.evaluateAll((all) => all.filter((row) => row.checkVisibility()).length) }
  }
  const { page, shown } = await open(true)
  expect(await shown()).toBe(6)
  await page.locator('#ppc').getByRole('button', { name: 'All 24' }).click()
  await expect.poll(shown).toBe(24)
  expect(await (await open(false)).shown()).toBe(24)
})
