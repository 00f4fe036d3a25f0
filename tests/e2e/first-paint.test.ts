// @module-tag extended
// The order of requests on more pages: speed, which harms nobody for a day.
import { expect, test } from 'vitest'
import { openPage, phone } from '../support/open-page.ts'

type PaintTiming = PerformanceEntry & { paintTime: number }

test.each(['/', '/blog/', '/contact-us/'])('S-08 %s requests its scripts after its first paint', async (path) => {
  const page = await openPage(path, phone)
  const { painted, requested, isEnhanced } = await page.evaluate(() => ({
    // `startTime` is when the frame appeared on the screen, which other processes do.
    painted: (performance.getEntriesByName('first-paint')[0] as PaintTiming | undefined)?.paintTime ?? Number.NaN,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
    isEnhanced: document.querySelector('.burger')?.hasAttribute('aria-expanded'),
  }))
  expect(requested.length).toBeGreaterThan(0)
  expect(Math.min(...requested)).toBeGreaterThan(painted)
  expect(isEnhanced).toBe(true)
})
