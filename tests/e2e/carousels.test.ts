// @module-tag extended
// Pixels, widths, and motion of a family of carousels.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bring, openPageWithStoppedClock } from '../support/clock.ts'
import { eachOf } from '../support/extended.ts'
import { openPage } from '../support/open-page.ts'

/** Locates a carousel on a page. */
const carousel = (page: Page, preset: string) => page.locator(`[data-carousel="${preset}"]`)

/**
 * Returns the labels of the slides that are entirely visible in their row, `['1 of 6', …]`, and how far it has
 * scrolled.
 */
const state = (page: Page, preset: string) =>
  carousel(page, preset).evaluate((root) => {
    const track = root.querySelector('[data-track]') as HTMLElement
    const row = track.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(track)
    const padding = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)] as const
    const slides = [...track.children].map((slide) => ({
      place: slide.getAttribute('aria-label') ?? '',
      box: slide.getBoundingClientRect(),
    }))
    const seen = slides.filter(
      ({ box }) => box.left >= row.left + padding[0] - 1 && box.right <= row.right - padding[1] + 1,
    )
    const middle = seen[Math.floor(seen.length / 2)]?.box
    return {
      seen: seen.map(({ place }) => place),
      padding,
      scrolled: track.scrollLeft,
      steps: track.scrollLeft / ((slides[1]?.box.left ?? 0) - (slides[0]?.box.left ?? 0)),
      /** Distance between the center of the middle slide and the center of the row, in pixels. */
      offCenter: middle ? Math.abs(middle.left + middle.width / 2 - (row.left + row.width / 2)) : Number.NaN,
    }
  })

const places = (page: Page, preset: string) => state(page, preset).then(({ seen }) => seen)
const rotation = (page: Page, preset: string) => carousel(page, preset).locator('[data-rotation]')

eachOf(
  [
    ['R-299', '/', 'homeTestimonials', { 599: 1, 601: 3 }],
    ['R-300', '/styleguide/', 'teamStory', { 767: 1, 768: 2, 1023: 2, 1024: 3 }],
    ['R-301', '/blog/', 'trending', { 599: 1, 601: 3 }],
    ['R-301', '/blog/', 'courses', { 599: 1, 601: 3 }],
  ],
  0,
)('%s %s: %s shows the specified number of slides at each width: %o', async (_id, path, preset, counts) => {
  const page = await openPage(path)
  for (const [width, count] of Object.entries(counts)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    await carousel(page, preset).scrollIntoViewIfNeeded()
    const first = await places(page, preset)
    expect.soft(first, `${width} px`).toHaveLength(count)
    expect.soft(first[0]).toMatch(/^1 of \d+$/)
  }
})

test('quotes with a portrait and with a drawing stand on one line', { tags: 'extended' }, async () => {
  const page = await openPage('/services/seo/')
  const lines = await page
    .locator('[data-carousel="happyClients"] figcaption > span')
    .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().top))
  expect(lines.length).toBeGreaterThan(2)
  expect([...new Set(lines)]).toHaveLength(1)
})

eachOf([390, 599, 601, 1440], 0)('R-302 R-301 at %i px a slide is centered between its neighbors', async (width) => {
  const page = await openPage('/blog/', { width, height: 900 })
  for (const [preset, padding] of [
    ['trending', width < 600 ? 10 : 60],
    ['courses', 0],
  ] as const) {
    await carousel(page, preset).scrollIntoViewIfNeeded()
    const now = await state(page, preset)
    expect.soft(now.padding, preset).toEqual([padding, padding])
    expect.soft(now.offCenter, preset).toBeLessThanOrEqual(1)
  }
})

eachOf(
  [
    ['R-299', '/', 'homeTestimonials', 3050, 3000],
    ['R-298', '/styleguide/', 'happyClients', 2550, 500],
    ['R-298', '/testimonial/', 'happyClients', 2550, 500],
    ['R-298', '/styleguide/', 'teamStory', 2550, 500],
  ],
  1,
)('%s S-06 %s: %s moves every %i ms, for %i ms, and goes on', async (_id, path, preset, period, speed) => {
  const page = await openPageWithStoppedClock(path)
  await bring(page, `[data-carousel="${preset}"]`)
  const start = await state(page, preset)
  expect(start.seen[0]).toMatch(/^1 of/)
  await page.clock.runFor(period - 100)
  expect((await state(page, preset)).scrolled).toBe(start.scrolled)
  await page.clock.runFor(100 + speed / 2)
  expect((await state(page, preset)).steps).toBeGreaterThan(0.3)
  expect((await state(page, preset)).steps).toBeLessThan(0.7)
  await page.clock.runFor(speed / 2 + 40)
  const moved = await state(page, preset)
  expect(moved.seen[0]).toMatch(/^2 of/)
  // 10 ms before the second movement starts.
  await page.clock.runFor(period - speed - 50)
  expect((await state(page, preset)).scrolled).toBe(moved.scrolled)
  await page.clock.runFor(10 + speed + 20)
  expect((await places(page, preset))[0]).toMatch(/^3 of/)
})

eachOf(
  [
    ['trending', 1440],
    ['courses', 599],
  ],
  0,
)('R-301 %s at %i px moves for 500 ms, and never automatically', async (preset, width) => {
  const page = await openPageWithStoppedClock('/blog/', { width, height: 900 })
  await bring(page, `[data-carousel="${preset}"]`)
  await page.clock.runFor(7_000)
  expect((await places(page, preset))[0]).toMatch(/^1 of/)
  expect(await rotation(page, preset).count()).toBe(0)
  const { steps } = await state(page, preset)
  await carousel(page, preset).getByRole('button', { name: 'Next' }).click()
  await page.clock.runFor(250)
  const half = (await state(page, preset)).steps - steps
  expect(half).toBeGreaterThan(0.3)
  expect(half).toBeLessThan(0.7)
  await page.clock.runFor(300)
  expect((await places(page, preset))[0]).toMatch(/^2 of/)
})

eachOf(
  [
    ['trending', 1440],
    ['trending', 599],
    ['courses', 599],
  ],
  0,
)('R-301 %s at %i px wraps around in both directions and stays centered', async (preset, width) => {
  const page = await openPage('/blog/', { width, height: 900 })
  await bring(page, `[data-carousel="${preset}"]`)
  const shown = await places(page, preset)
  const total = Number(shown[0]?.split(' of ')[1])
  expect(total).toBeGreaterThan(shown.length)
  for (let i = 1; i <= total; i++) {
    await carousel(page, preset).getByRole('button', { name: 'Next' }).click()
    const expected = shown.map((_, more) => `${((i + more) % total) + 1} of ${total}`)
    await expect.poll(() => places(page, preset)).toEqual(expected)
    expect((await state(page, preset)).offCenter).toBeLessThanOrEqual(1)
  }
  await carousel(page, preset).getByRole('button', { name: 'Previous' }).click()
  await expect.poll(async () => (await places(page, preset))[0]).toBe(`${total} of ${total}`)
})

test('S-06 the next and previous buttons keep the focus', { tags: 'extended' }, async () => {
  const page = await openPage('/blog/')
  await bring(page, '[data-carousel="trending"]')
  for (const name of ['Next', 'Previous']) {
    const button = carousel(page, 'trending').getByRole('button', { name })
    await button.press('Enter')
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  }
})

const rotating = [
  ['/', 'homeTestimonials'],
  ['/styleguide/', 'happyClients'],
  ['/styleguide/', 'teamStory'],
] as const

eachOf(rotating, 0)('R-303 S-06 %s: the pause button of %s is its first tab stop', async (path, preset) => {
  const page = await openPageWithStoppedClock(path)
  await bring(page, `[data-carousel="${preset}"]`)
  expect(await carousel(page, preset).getAttribute('aria-roledescription')).toBe('carousel')
  await carousel(page, preset).evaluate((root) => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')].filter(
      (element) => element.checkVisibility() && element.tabIndex === 0,
    )
    stops[stops.findIndex((element) => root.contains(element)) - 1]?.focus()
  })
  await page.keyboard.press('Tab')
  expect(await rotation(page, preset).evaluate((element) => element === document.activeElement)).toBe(true)
})

eachOf(rotating, 0)(
  'R-303 S-06 S-07 %s: the button stops %s and starts it again, and its label says which',
  async (path, preset) => {
    const page = await openPageWithStoppedClock(path)
    await bring(page, `[data-carousel="${preset}"]`)
    const track = carousel(page, preset).locator('[data-track]')
    expect(await rotation(page, preset).getAttribute('aria-label')).toBe('Stop rotation')
    expect(await track.getAttribute('aria-live')).toBe('off')
    await rotation(page, preset).click()
    expect(await rotation(page, preset).getAttribute('aria-label')).toBe('Start rotation')
    expect(await rotation(page, preset).innerText()).toBe('Start')
    expect(await track.getAttribute('aria-live')).toBe('polite')
    await page.mouse.move(0, 0)
    await page.clock.runFor(7_000)
    expect((await places(page, preset))[0]).toMatch(/^1 of/)
    await rotation(page, preset).click()
    expect(await rotation(page, preset).getAttribute('aria-label')).toBe('Stop rotation')
    expect(await track.getAttribute('aria-live')).toBe('off')
    await page.mouse.move(0, 0)
    await page.clock.runFor(6200)
    expect((await places(page, preset))[0]).not.toMatch(/^1 of/)
  },
)

eachOf(rotating, 0)(
  'R-303 S-06 %s: %s pauses while the pointer is over it and then continues',
  async (path, preset) => {
    const page = await openPageWithStoppedClock(path)
    await bring(page, `[data-carousel="${preset}"]`)
    await carousel(page, preset).locator('[data-track]').hover()
    await page.clock.runFor(7_000)
    expect((await places(page, preset))[0]).toMatch(/^1 of/)
    expect(await rotation(page, preset).getAttribute('aria-label')).toBe('Stop rotation')
    await page.mouse.move(0, 0)
    await page.clock.runFor(6200)
    expect((await places(page, preset))[0]).not.toMatch(/^1 of/)
  },
)

eachOf(rotating, 0)('R-303 S-06 %s: focus inside %s stops it for good', async (path, preset) => {
  const page = await openPageWithStoppedClock(path)
  await bring(page, `[data-carousel="${preset}"]`)
  await carousel(page, preset).getByRole('button', { name: 'Next' }).focus()
  expect(await rotation(page, preset).getAttribute('aria-label')).toBe('Start rotation')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(7_000)
  expect((await places(page, preset))[0]).toMatch(/^1 of/)
})

eachOf(['/', '/styleguide/', '/blog/'], 1)(
  'R-303 S-07 with reduced motion, nothing on %s moves automatically',
  async (path) => {
    const page = await openPageWithStoppedClock(path, { reducedMotion: 'reduce' })
    for (const root of await page.locator('[data-carousel], [data-marquee], [data-count-up]').all()) {
      await root.scrollIntoViewIfNeeded()
      const look = () =>
        root.evaluate((element) => {
          const moving = element.querySelector('[data-track]') ?? element
          return [moving.textContent, moving.scrollLeft]
        })
      const before = await look()
      await page.clock.runFor(7000)
      expect(await look()).toEqual(before)
    }
    const running = await page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    )
    expect(running).toBe(0)
    expect(await page.locator('[data-rotation]:visible').count()).toBe(0)
  },
)
