// @module-tag extended
// Pixels on paper.
import { expect, test } from 'vitest'
import { openPage, phone } from '../support/open-page.ts'

test.each(['/', '/blog/lastmod-is-a-promise', '/services/seo/', '/blog/'])(
  'a printout of %s shows only the content',
  async (path) => {
    const page = await openPage(path)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('h1').isVisible()).toBe(true)
    const around = page.locator('.site-header, .site-footer, .crumbs, .pagination, main form, .button, .control')
    expect(await around.filter({ visible: true }).count()).toBe(0)
  },
)

test('on a phone, “All 14” shows every row and moves the focus to the first new one', async () => {
  const page = await openPage('/', phone)
  const rows = page.locator('.services .chart-list li')
  const button = page.getByRole('button', { name: /^All \d+$/ })
  await button.scrollIntoViewIfNeeded()
  expect(await rows.filter({ visible: true }).count()).toBe(6)
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  await button.press('Enter')
  expect(await rows.filter({ visible: true }).count()).toBe(await rows.count())
  expect(
    await rows
      .nth(6)
      .locator('a')
      .evaluate((link) => link === document.activeElement),
  ).toBe(true)
  const plain = await openPage('/', { ...phone, javaScriptEnabled: false })
  expect(await plain.locator('.services .chart-list li').filter({ visible: true }).count()).toBe(await rows.count())
})
