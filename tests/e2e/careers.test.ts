// @module-tag extended
// Pixels, widths, and motion; int/careers.test.ts proves the pages.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bring, openPageWithStoppedClock } from '../support/clock.ts'
import { openPage, phone, wide } from '../support/open-page.ts'

const VACANCY = '/career/senior-seo-analyst'

test.each([wide, phone])(
  'R-158 S-02 Apply Now stays visible and never covers the focused element, at %o',
  async (size) => {
    const page = await openPage(VACANCY, size)
    const apply = page.getByRole('link', { name: 'Apply Now' })
    const isInView = () =>
      apply.evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    expect(await isInView()).toBe(true)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await isInView()).toBe(true)

    await page.evaluate(() => scrollTo(0, 0))
    for (const link of await page.locator(':is(main, footer) :is(a, button, input, textarea, summary):visible').all()) {
      await link.focus()
      const isCovered = await link.evaluate((element) => {
        const bar = element.ownerDocument.querySelector('.apply-bar')
        if (!bar || bar.contains(element)) return false
        const { top, bottom } = element.getBoundingClientRect()
        // In a tall field, the browser scrolls to the line of the cursor.
        const lowest = element instanceof HTMLTextAreaElement ? Math.min(top + 44, bottom) : bottom
        return lowest > bar.getBoundingClientRect().top
      })
      expect({ link: await link.textContent(), isCovered }).toEqual({
        link: await link.textContent(),
        isCovered: false,
      })
    }
  },
)

test('R-161 without a native share menu, Share copies the URL and says so', async () => {
  const page = await openPage(VACANCY, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Link copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('link[rel="canonical"]').getAttribute('href'),
  )
})

/** Returns how many slides are entirely visible in their row, and how far the row has scrolled. */
const story = (page: Page) =>
  page.locator('[data-carousel="teamStory"] [data-track]').evaluate((track) => {
    const row = track.getBoundingClientRect()
    const seen = [...track.children].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= row.left - 1 && right <= row.right + 1
    })
    return { count: seen.length, scrolled: track.scrollLeft }
  })

test.each([
  [767, 1],
  [768, 2],
  [1024, 3],
])('R-300 R-152 at %d px the team story shows %d quotes side by side', async (width, count) => {
  const page = await openPage('/career/', { width })
  await page.locator('[data-carousel="teamStory"]').scrollIntoViewIfNeeded()
  expect((await story(page)).count).toBe(count)
})

test('R-298 the team story moves after 2550 ms', async () => {
  const page = await openPageWithStoppedClock('/career/')
  await bring(page, '[data-carousel="teamStory"]')
  const start = await story(page)
  await page.clock.runFor(2_400)
  expect((await story(page)).scrolled).toBe(start.scrolled)
  await page.clock.runFor(700)
  expect((await story(page)).scrolled).toBeGreaterThan(start.scrolled)
})
