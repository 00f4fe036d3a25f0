import { expect, test } from 'vitest'
import { openPage, phone } from '../support/open-page.ts'

test.each(['/', '/blog/', '/contact-us/'])('S-08 %s requests its scripts after its first paint', async (path) => {
  const page = await openPage(path, phone)
  const { painted, requested, isEnhanced } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
    isEnhanced: document.querySelector('.burger')?.hasAttribute('aria-expanded'),
  }))
  expect(requested.length).toBeGreaterThan(0)
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted)
  expect(isEnhanced).toBe(true)
})
