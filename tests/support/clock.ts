import type { Page } from 'playwright-core'
import { MOVING, openPage } from './open-page.ts'

type Options = Parameters<typeof openPage>[1]

/** Opens a page that moves, but only on command: its clock stops before the first script of the page runs. */
export async function openPageWithStoppedClock(path: string, options: Options = {}) {
  return openPage(path, {
    ...MOVING,
    ...options,
    isClockStopped: true,
    before: async (page) => {
      const now = Date.now()
      await page.clock.install({ time: now })
      await page.clock.pauseAt(now + 1_000)
    },
  })
}

/** Scrolls an element into view, and waits for its script and the script's intersection observers. */
export async function bring(page: Page, selector: string) {
  await page.locator(selector).first().scrollIntoViewIfNeeded()
  await page
    .locator(selector)
    .first()
    .evaluate(
      (element) =>
        new Promise<void>((done) => {
          const track = element.querySelector('[data-track]') ?? element
          const look = () => {
            if (element.querySelector('[data-controls]:not(.is-needed)')) return observe()
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
  // Waits for one more delivery, after which the carousel's own observer has run.
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
