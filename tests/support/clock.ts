import type { Page } from 'playwright-core'
import { openPage } from './open-page.ts'

type Options = Parameters<typeof openPage>[1]

/** A page whose clock only moves when it is told to: it stands before the first script of the page runs. */
export async function openPageWithStoppedClock(path: string, options: Options = {}) {
  return openPage(path, {
    ...options,
    before: async (page) => {
      const now = Date.now()
      await page.clock.install({ time: now })
      await page.clock.pauseAt(now + 1_000)
    },
  })
}

/** In the window, its script there, and whatever the script waits for to be seen has been told. */
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
