// @module-tag extended
// Pixels, widths, and motion.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachOf } from '../support/extended.ts'
import { MOVING, openPage } from '../support/open-page.ts'

const stack = '[data-stack="landing"]'

const cards = (page: Page) =>
  page.locator(`${stack} > *`).evaluateAll((all) =>
    all.map((card) => {
      const { transform, zIndex } = getComputedStyle(card)
      const { m42 } = new DOMMatrix(transform)
      return { shift: Math.round((m42 / card.getBoundingClientRect().height) * 100), z: zIndex }
    }),
  )

test('R-269 R-270 R-271 a card half in view sets the index: cards up to it are in place, later ones 100% down', async () => {
  const page = await openPage('/creative/', MOVING)
  await page.locator(stack).scrollIntoViewIfNeeded()
  await page.waitForFunction((list) => document.querySelector<HTMLElement>(list)?.dataset.visible, stack)
  for (const index of [0, 2, 5]) {
    await page.evaluate(
      ([list, at]) => {
        // Measures the position in the flow from the top, where no card sticks yet.
        scrollTo({ top: 0, behavior: 'instant' })
        const card = document.querySelector(list)?.children[at] as HTMLElement
        const { top, height } = card.getBoundingClientRect()
        const place = top - new DOMMatrix(getComputedStyle(card).transform).m42
        // Shows sixty percent of this card, and less than half of the next one.
        scrollTo({ top: place + height * 0.6 - innerHeight, behavior: 'instant' })
      },
      [stack, index] as const,
    )
    await expect
      .poll(() => page.locator(stack).evaluate((list) => (list as HTMLElement).dataset.visible))
      .toBe(`${index}`)
    await expect
      .poll(async () => (await cards(page)).map(({ shift }) => shift))
      .toEqual([0, 1, 2, 3, 4, 5].map((i) => (i <= index ? 0 : 100)))
    expect((await cards(page)).map(({ z }) => z)).toEqual(['100', '99', '98', '97', '96', '95'])
  }
})

eachOf(
  [
    ['without JavaScript', { ...MOVING, javaScriptEnabled: false }, 'screen'],
    ['with reduced motion', {}, 'screen'],
    ['in print', MOVING, 'print'],
  ] as const,
  1,
)('R-272 S-07 %s the cards are a plain list', async (_name, options, media) => {
  const page = await openPage('/creative/', options)
  await page.locator(stack).scrollIntoViewIfNeeded()
  await page.emulateMedia({ media })
  // A card that is moving when the medium changes finishes first.
  await expect.poll(async () => (await cards(page)).map(({ shift }) => shift)).toEqual(Array(6).fill(0))
  for (const card of await page.locator(`${stack} > *`).all()) {
    expect(await card.getByRole('heading').isVisible()).toBe(true)
    expect(await card.locator('.card-lead').isVisible()).toBe(true)
  }
})

eachOf(
  [
    [390, 1],
    [800, 2],
    [1440, 3],
  ],
  1,
)('R-196 at %i px the gallery has %i columns', async (width, count) => {
  const page = await openPage('/creative/', { width })
  const lefts = await page
    .locator('.masonry > li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(count)
})

eachOf([0, 1], 0)('R-305 S-07 marquee %i of the landing page moves at 35 px per second', async (index) => {
  const page = await openPage('/creative/', MOVING)
  const marquee = page.locator('[data-marquee]').nth(index)
  await marquee.scrollIntoViewIfNeeded()
  await page.waitForFunction(
    (at) => document.querySelectorAll<HTMLElement>('[data-marquee]')[at]?.style.getPropertyValue('--pass'),
    index,
  )
  const speed = await marquee.evaluate(async (root) => {
    const list = root.querySelector('ul') as HTMLElement
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
  expect(speed).toBeGreaterThanOrEqual(33)
  expect(speed).toBeLessThanOrEqual(37)
})

eachOf([true, false], 0)(
  'R-191 R-192 R-193 S-12 one answer is open at a time, JavaScript %s',
  async (javaScriptEnabled) => {
    const page = await openPage('/creative/', { javaScriptEnabled })
    const questions = page.locator('.faq details')
    const open = () => questions.evaluateAll((all) => all.flatMap((one, i) => (one.hasAttribute('open') ? [i] : [])))
    expect(await open()).toEqual([])
    await questions.nth(0).locator('summary').click()
    expect(await open()).toEqual([0])
    await questions.nth(2).locator('summary').click()
    expect(await open()).toEqual([2])
    await questions.nth(2).locator('summary').click()
    expect(await open()).toEqual([])
  },
)

eachOf(['Product', 'Brand'], 0)('R-199 “View %s Work” leads to its group of the portfolio', async (name) => {
  const page = await openPage('/creative/')
  await page.getByRole('link', { name: `View ${name} Work` }).click()
  await page.waitForURL(`**/portfolio#${name.toLowerCase()}`)
  const heading = page.getByRole('heading', { name: `${name} work` })
  await expect.poll(() => heading.evaluate((h) => h.getBoundingClientRect().top)).toBeLessThan(900)
  expect(await heading.evaluate((h) => h.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
})
