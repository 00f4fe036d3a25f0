// @module-tag extended
// Motion and widths.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPageWithStoppedClock } from '../support/clock.ts'
import { eachOf } from '../support/extended.ts'
import { MOVING, openPage } from '../support/open-page.ts'

/** Measures the marquee: the position of its first list at two moments of the page's own time. */
const marqueeSpeed = (page: Page) =>
  page
    .locator('[data-marquee]')
    .first()
    .evaluate(async (marquee) => {
      const list = marquee.querySelector('ul') as HTMLElement
      const look = () =>
        new Promise<{ x: number; t: number }>((done) =>
          requestAnimationFrame(() =>
            done({ x: new DOMMatrix(getComputedStyle(list).transform).m41, t: Number(document.timeline.currentTime) }),
          ),
        )
      const from = await look()
      let to = await look()
      while (to.t - from.t < 1000) to = await look()
      return (Math.abs(to.x - from.x) / (to.t - from.t)) * 1000
    })

eachOf(
  [
    ['/styleguide/', 1440],
    ['/styleguide/', 390],
  ],
  0,
)('R-305 S-07 the marquee of %s at %i px moves at 35 px per second, and its checkbox stops it', async (path, width) => {
  const page = await openPage(path, { width, height: 900, ...MOVING })
  const marquee = page.locator('[data-marquee]').first()
  await marquee.scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    document.querySelector<HTMLElement>('[data-marquee]')?.style.getPropertyValue('--pass'),
  )
  const speed = await marqueeSpeed(page)
  expect(speed).toBeGreaterThanOrEqual(33)
  expect(speed).toBeLessThanOrEqual(37)
  await marquee.getByRole('checkbox', { name: 'Stop' }).check()
  expect(await marqueeSpeed(page)).toBe(0)
  await marquee.getByRole('checkbox', { name: 'Stop' }).uncheck()
  expect(await marqueeSpeed(page)).toBeGreaterThan(33)
})

test('R-306 a figure counts up for two seconds with separators and ends at its exact value', {
  tags: 'extended',
}, async () => {
  const figure = '12,345.50+ orders'
  const page = await openPage('/', {
    ...MOVING,
    before: async (before) => {
      await before.clock.install()
      await before.route('**/', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/(<strong data-count-up="">)[^<]*/, `$1${figure}`)
        await route.fulfill({ response, body })
      })
    },
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  const target = page.locator('[data-count-up]', { hasText: 'orders' }).first()
  expect(await target.textContent()).toBe(figure)
  await target.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector('.counting'))
  const shown: number[] = []
  for (let i = 0; i < 19; i++) {
    await page.clock.runFor(100)
    const text = (await target.textContent()) ?? ''
    expect(text).toMatch(/^\d{1,3}(,\d{3})*\.\d{2}\+ orders$/)
    shown.push(Number.parseFloat(text.replaceAll(',', '')))
  }
  expect(shown).toEqual([...shown].sort((a, b) => a - b))
  expect(shown[0]).toBeLessThan(12_345.5 * 0.9)
  expect(await page.locator('.counting').count()).toBeGreaterThan(0)
  await page.clock.runFor(150)
  expect(await target.textContent()).toBe(figure)
  expect(await target.locator('.counting').count()).toBe(0)
})

test('R-306 R-094 every figure on the home page ends at its value in the HTML', { tags: 'extended' }, async () => {
  const plain = await openPage('/', { ...MOVING, javaScriptEnabled: false })
  const written = await plain.locator('[data-count-up]').allTextContents()
  expect(written.length).toBeGreaterThan(0)
  const page = await openPageWithStoppedClock('/')
  for (const figure of await page.locator('[data-count-up]').all()) await figure.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector('.counting'))
  await page.clock.runFor(2200)
  for (const figure of await page.locator('[data-count-up]').all()) {
    await figure.scrollIntoViewIfNeeded()
    await page.clock.runFor(2200)
  }
  expect(await page.locator('[data-count-up]').allTextContents()).toEqual(written)
})

eachOf(
  [
    ['/', 1440, 900],
    ['/', 390, 844],
    ['/', 1440, 700],
    ['/styleguide/', 1440, 900],
  ],
  1,
)(
  'R-268 R-304 %s at %i × %i: a stacked card is active from 6.5 percent before its place, earlier ones are behind',
  async (path, width, height) => {
    const page = await openPage(path, { width, height, ...MOVING })
    await page.locator('[data-stack="home"]').scrollIntoViewIfNeeded()
    const states = () =>
      page
        .locator('[data-stack="home"] > *')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.state))
    /** Scrolls until card `index` is this many pixels above its place. */
    const bringTo = (index: number, distance: number) =>
      page
        .locator('[data-stack="home"] > *')
        .nth(index)
        .evaluate((card, away) => {
          const place = Number.parseFloat(getComputedStyle(card).top) || 0
          // Scrolls from the top, where it does not stick yet.
          scrollTo({ top: 0, behavior: 'instant' })
          scrollBy({ top: card.getBoundingClientRect().top - place - away, behavior: 'instant' })
          return card.getBoundingClientRect().top - place
        }, distance)
    const near = height * 0.065
    for (const index of [1, 2, 3]) {
      const expected = (active: number) =>
        [0, 1, 2, 3].map((i) => (i === active ? 'active' : i < active ? 'behind' : 'waiting'))
      expect(await bringTo(index, near + 3)).toBeGreaterThan(near)
      await expect.poll(states).toEqual(expected(index - 1))
      expect(await bringTo(index, near - 3)).toBeLessThan(near)
      await expect.poll(states).toEqual(expected(index))
    }
    await bringTo(1, near + 3)
    await expect.poll(states).toEqual(['active', 'waiting', 'waiting', 'waiting'])
  },
)

test('R-272 the stack is a plain list in print and complete without JavaScript', { tags: 'extended' }, async () => {
  const page = await openPage('/', { ...MOVING, javaScriptEnabled: false })
  const cards = page.locator('[data-stack="home"] > *')
  for (const card of await cards.all()) {
    expect(await card.getByRole('heading').isVisible()).toBe(true)
    expect(await card.locator('.stack-body').isVisible()).toBe(true)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).position))).toEqual(
    Array(4).fill('static'),
  )
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()))
  for (const [i, { top }] of boxes.slice(1).entries()) expect(top).toBeGreaterThanOrEqual((boxes[i]?.bottom ?? 0) - 2)
})
