import { expect, test } from 'vitest'
import { phone, visit, wide } from '../support/visit.ts'

const VACANCY = '/career/senior-seo-analyst'

test.each([wide, phone])('R-158 Apply Now stays in view, and never covers what has the focus, at %o', async (size) => {
  const page = await visit(VACANCY, { ...size, reducedMotion: 'reduce' })
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
  for (const link of await page.locator('main a:visible, footer a:visible').all()) {
    await link.focus()
    const isCovered = await link.evaluate((element) => {
      const bar = element.ownerDocument.querySelector('.apply-bar')
      if (!bar || bar.contains(element)) return false
      return element.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
    })
    expect({ link: await link.textContent(), isCovered }).toEqual({ link: await link.textContent(), isCovered: false })
  }
})

test('R-161 without a menu of the device, Share copies the address and says so', async () => {
  const page = await visit(VACANCY, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Link copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('link[rel="canonical"]').getAttribute('href'),
  )
})
