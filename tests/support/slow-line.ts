import type { Page } from 'playwright-core'

/** Makes every call of the back office about a form take this much longer; saving is as fast as ever. */
export async function slowDown(page: Page, delayMs: number) {
  await page.route('**/admin/**', async (route) => {
    if (route.request().method() === 'POST' && route.request().headers()['next-action'])
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined)
  })
}
