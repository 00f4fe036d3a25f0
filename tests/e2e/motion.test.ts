import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../support/visit.ts'

type Options = Parameters<typeof visit>[1]

/** Where a carousel stands on a page, and how far it looks after its slides. */
const carousel = (page: Page, preset: string) => page.locator(`[data-carousel="${preset}"]`)

/** A page whose clock only moves when it is told to. */
async function visitStopped(path: string, options: Options = {}) {
  const page = await visit(path, { ...options, before: (before) => before.clock.install() })
  await page.clock.pauseAt(Date.now() + 60_000)
  return page
}

/** In the window, its script there, and whatever the script waits for to be seen has been told. */
async function bring(page: Page, selector: string) {
  await page.locator(selector).first().scrollIntoViewIfNeeded()
  await page
    .locator(selector)
    .first()
    .evaluate(
      (element) =>
        new Promise<void>((done) => {
          const track = element.querySelector('[data-track]') ?? element
          const look = () => {
            if (element.querySelector('[data-controls][hidden]')) return observe()
            done()
          }
          const observe = () => {
            const seen = new IntersectionObserver(() => {
              seen.disconnect()
              look()
            })
            seen.observe(track)
          }
          observe()
        }),
    )
  // One more delivery: by then the carousel's own observer has had its turn.
  await page
    .locator(selector)
    .first()
    .evaluate(
      (element) =>
        new Promise<void>((done) => {
          const seen = new IntersectionObserver(() => {
            seen.disconnect()
            done()
          })
          seen.observe(element.querySelector('[data-track]') ?? element)
        }),
    )
}

/** The slides that are wholly in the window of their row, by their place: `['1 of 6', …]`; and where the row stands. */
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
      /** How far the middle of the slide in the middle is from the middle of the row. */
      offCentre: middle ? Math.abs(middle.left + middle.width / 2 - (row.left + row.width / 2)) : Number.NaN,
    }
  })

const places = (page: Page, preset: string) => state(page, preset).then(({ seen }) => seen)
const rotation = (page: Page, preset: string) => carousel(page, preset).locator('[data-rotation]')

test.each([
  ['R-299', '/', 'homeTestimonials', 599, 1],
  ['R-299', '/', 'homeTestimonials', 601, 3],
  ['R-300', '/styleguide/', 'teamStory', 767, 1],
  ['R-300', '/styleguide/', 'teamStory', 768, 2],
  ['R-300', '/styleguide/', 'teamStory', 1023, 2],
  ['R-300', '/styleguide/', 'teamStory', 1024, 3],
  ['R-301', '/blog/', 'trending', 599, 1],
  ['R-301', '/blog/', 'trending', 601, 3],
  ['R-301', '/blog/', 'courses', 599, 1],
  ['R-301', '/blog/', 'courses', 601, 3],
])('%s %s: %s at %i px shows %i side by side', async (_id, path, preset, width, count) => {
  const page = await visit(path, { width, height: 900, reducedMotion: 'reduce' })
  await carousel(page, preset).scrollIntoViewIfNeeded()
  const first = await places(page, preset)
  expect(first).toHaveLength(count)
  expect(first[0]).toMatch(/^1 of \d+$/)
})

test.each([
  ['trending', 390, 10],
  ['trending', 599, 10],
  ['trending', 601, 60],
  ['trending', 1440, 60],
  ['courses', 390, 0],
  ['courses', 1440, 0],
])('R-302 R-301 %s at %i px is centred with %i px of its neighbours', async (preset, width, padding) => {
  const page = await visit('/blog/', { width, height: 900, reducedMotion: 'reduce' })
  await carousel(page, preset).scrollIntoViewIfNeeded()
  const now = await state(page, preset)
  expect(now.padding).toEqual([padding, padding])
  expect(now.offCentre).toBeLessThanOrEqual(1)
})

test.each([
  ['R-299', '/', 'homeTestimonials', 3000, 3000],
  ['R-298', '/styleguide/', 'happyClients', 2500, 500],
  ['R-298', '/styleguide/', 'teamStory', 2500, 500],
])('%s S-06 %s: %s rests %i ms, moves for %i ms, and goes on', async (_id, path, preset, rest, speed) => {
  const page = await visitStopped(path)
  await bring(page, `[data-carousel="${preset}"]`)
  const start = await state(page, preset)
  expect(start.seen[0]).toMatch(/^1 of/)
  await page.clock.runFor(rest - 100)
  expect((await state(page, preset)).scrolled).toBe(start.scrolled)
  await page.clock.runFor(100 + speed / 2)
  expect((await state(page, preset)).steps).toBeGreaterThan(0.3)
  expect((await state(page, preset)).steps).toBeLessThan(0.7)
  await page.clock.runFor(speed / 2 + 50)
  const moved = await state(page, preset)
  expect(moved.seen[0]).toMatch(/^2 of/)
  await page.clock.runFor(rest - 150)
  expect((await state(page, preset)).scrolled).toBe(moved.scrolled)
  await page.clock.runFor(speed + 250)
  expect((await places(page, preset))[0]).toMatch(/^3 of/)
})

test.each([
  ['trending', 1440],
  ['courses', 599],
])('R-301 %s at %i px moves for 500 ms, and never by itself', async (preset, width) => {
  const page = await visitStopped('/blog/', { width, height: 900 })
  await bring(page, `[data-carousel="${preset}"]`)
  await page.clock.runFor(20_000)
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

test.each([
  ['trending', 1440],
  ['trending', 599],
  ['courses', 599],
])(
  'R-301 %s at %i px has no end: on from the last comes the first, back from the first the last, always centred',
  async (preset, width) => {
    const page = await visit('/blog/', { width, height: 900, reducedMotion: 'reduce' })
    await bring(page, `[data-carousel="${preset}"]`)
    const shown = await places(page, preset)
    const total = Number(shown[0]?.split(' of ')[1])
    expect(total).toBeGreaterThan(shown.length)
    for (let i = 1; i <= total; i++) {
      await carousel(page, preset).getByRole('button', { name: 'Next' }).click()
      const expected = shown.map((_, more) => `${((i + more) % total) + 1} of ${total}`)
      await expect.poll(() => places(page, preset)).toEqual(expected)
      expect((await state(page, preset)).offCentre).toBeLessThanOrEqual(1)
    }
    await carousel(page, preset).getByRole('button', { name: 'Previous' }).click()
    await expect.poll(async () => (await places(page, preset))[0]).toBe(`${total} of ${total}`)
  },
)

test('S-06 the next and previous buttons keep the focus', async () => {
  const page = await visit('/blog/', { reducedMotion: 'reduce' })
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

test.each(rotating)(
  'R-303 S-06 %s: the control of the rotation of %s is its first stop by keyboard',
  async (path, preset) => {
    const page = await visitStopped(path)
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
  },
)

test.each(rotating)(
  'R-303 S-06 S-07 %s: the button stops %s for good and starts it again, and says which',
  async (path, preset) => {
    const page = await visitStopped(path)
    await bring(page, `[data-carousel="${preset}"]`)
    const track = carousel(page, preset).locator('[data-track]')
    expect(await rotation(page, preset).getAttribute('aria-label')).toBe('Stop rotation')
    expect(await track.getAttribute('aria-live')).toBe('off')
    await rotation(page, preset).click()
    expect(await rotation(page, preset).getAttribute('aria-label')).toBe('Start rotation')
    expect(await rotation(page, preset).innerText()).toBe('Start')
    expect(await track.getAttribute('aria-live')).toBe('polite')
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    expect((await places(page, preset))[0]).toMatch(/^1 of/)
    await rotation(page, preset).click()
    expect(await rotation(page, preset).getAttribute('aria-label')).toBe('Stop rotation')
    expect(await track.getAttribute('aria-live')).toBe('off')
    await page.mouse.move(0, 0)
    await page.clock.runFor(6200)
    expect((await places(page, preset))[0]).not.toMatch(/^1 of/)
  },
)

test.each(rotating)('R-303 S-06 %s: %s rests while it is pointed at and goes on afterwards', async (path, preset) => {
  const page = await visitStopped(path)
  await bring(page, `[data-carousel="${preset}"]`)
  await carousel(page, preset).locator('[data-track]').hover()
  await page.clock.runFor(20_000)
  expect((await places(page, preset))[0]).toMatch(/^1 of/)
  expect(await rotation(page, preset).getAttribute('aria-label')).toBe('Stop rotation')
  await page.mouse.move(0, 0)
  await page.clock.runFor(6200)
  expect((await places(page, preset))[0]).not.toMatch(/^1 of/)
})

test.each(rotating)(
  'R-303 S-06 %s: focus inside %s stops it, and it stays stopped when the focus has left',
  async (path, preset) => {
    const page = await visitStopped(path)
    await bring(page, `[data-carousel="${preset}"]`)
    await carousel(page, preset).getByRole('button', { name: 'Next' }).focus()
    expect(await rotation(page, preset).getAttribute('aria-label')).toBe('Start rotation')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(20_000)
    expect((await places(page, preset))[0]).toMatch(/^1 of/)
  },
)

test.each(['/', '/styleguide/', '/blog/'])(
  'R-303 S-07 with reduced motion nothing on %s moves by itself',
  async (path) => {
    const page = await visitStopped(path, { reducedMotion: 'reduce' })
    for (const root of await page.locator('[data-carousel], [data-marquee], [data-count-up]').all()) {
      await root.scrollIntoViewIfNeeded()
      const before = await root.evaluate((element) => [
        element.textContent,
        element.querySelector('[data-track]')?.scrollLeft,
      ])
      await page.clock.runFor(7000)
      expect(
        await root.evaluate((element) => [element.textContent, element.querySelector('[data-track]')?.scrollLeft]),
      ).toEqual(before)
    }
    const running = await page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    )
    expect(running).toBe(0)
    expect(await page.locator('[data-rotation]:visible').count()).toBe(0)
  },
)

/** The marquee's own measure: where its first list is at two moments of the page's time. */
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

test.each([
  ['/styleguide/', 1440],
  ['/styleguide/', 390],
])('R-305 S-07 the marquee of %s at %i px passes at 35 px a second, and its checkbox stops it', async (path, width) => {
  const page = await visit(path, { width, height: 900 })
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

test('R-306 a figure counts up for two seconds, with its separators all the way, and ends as it was written', async () => {
  const figure = '12,345.50+ orders'
  const page = await visit('/', {
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

test('R-306 R-094 every figure of the home page ends as it stands in the HTML', async () => {
  const plain = await visit('/', { javaScriptEnabled: false })
  const written = await plain.locator('[data-count-up]').allTextContents()
  expect(written.length).toBeGreaterThan(0)
  const page = await visitStopped('/')
  for (const figure of await page.locator('[data-count-up]').all()) await figure.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector('.counting'))
  await page.clock.runFor(2200)
  for (const figure of await page.locator('[data-count-up]').all()) {
    await figure.scrollIntoViewIfNeeded()
    await page.clock.runFor(2200)
  }
  expect(await page.locator('[data-count-up]').allTextContents()).toEqual(written)
})

test.each([
  ['/', 1440, 900],
  ['/', 1440, 700],
  ['/', 390, 844],
  ['/styleguide/', 1440, 900],
])(
  'R-268 R-304 %s at %i × %i: a stacked card is active from 6.5 per cent before its place, earlier ones are behind',
  async (path, width, height) => {
    const page = await visit(path, { width, height })
    await page.locator('[data-stack="home"]').scrollIntoViewIfNeeded()
    const states = () =>
      page
        .locator('[data-stack="home"] > *')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.state))
    /** Brings card `index` to this distance (px) above its place. */
    const bringTo = (index: number, distance: number) =>
      page
        .locator('[data-stack="home"] > *')
        .nth(index)
        .evaluate((card, away) => {
          const place = Number.parseFloat(getComputedStyle(card).top) || 0
          // From above, where it does not stick yet.
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

test('R-272 the stack is a plain list in print, and all of it is there without JavaScript', async () => {
  const page = await visit('/', { javaScriptEnabled: false })
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
