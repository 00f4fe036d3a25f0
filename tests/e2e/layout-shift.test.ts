// @module-tag extended
// Pixels at more widths.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { MOVING, openPage, phone, wide } from '../support/open-page.ts'

/** Longer than a first paint waits for a font. */
const FONT_DELAY_MS = 300
/** Lighthouse takes no point off below this. */
const MAX_SHIFT = 0.01

// Pages with long headings, and pages whose scripts add something near the top.
test.each([
  ['/services/on-page-seo/', wide],
  ['/services/wordpress-seo/', phone],
  ['/contact-us/', phone],
  ['/testimonial/', phone],
  ['/tools/my-ip-address/', wide],
])('S-08 nothing on %s moves when fonts are late and scripts add to it', async (path, size) => {
  const page = await openPage(path, { ...size, ...MOVING, before: lateFonts })
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(MAX_SHIFT)
})

async function lateFonts(page: Page) {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS))
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
