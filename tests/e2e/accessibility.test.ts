// @module-tag extended
// Members of a family: axe and the keyboard on more pages, widths, and states. crawl.test.ts and templates.test.ts
// run axe on a typical page.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { menusAreReady, openPage, phone, wide } from '../support/open-page.ts'

test('S-01 axe finds nothing in the open menus in light and dark mode', async () => {
  const page = await openPage('/')
  await menusAreReady(page)
  for (const button of await page.locator('.main-nav > ul > li > button').all()) {
    await button.click()
    await page.locator('.mega:popover-open').waitFor()
    expect(await violationsInBothSchemes(page, '.site-header')).toEqual([])
  }
})

test('S-01 axe finds nothing in the open mobile menu in light and dark mode', async () => {
  const page = await openPage('/blog/', phone)
  await menusAreReady(page)
  await page.locator('.burger').click()
  await page.locator('#sheet summary').first().click()
  await page.locator('#sheet details[open] a').first().waitFor()
  expect(await violationsInBothSchemes(page, '#sheet')).toEqual([])
})

test.each([wide, phone])('S-01 axe finds nothing in a form with errors and after success, %o', async (size) => {
  const page = await openPage('/', size)
  const form = page.locator('#audit form:visible')
  await form.scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    [...document.forms].some((one) => one.dataset.enhance === 'done' && one.checkVisibility() && one.closest('#audit')),
  )
  await form.getByRole('button').click()
  await form.locator('.field .error').first().waitFor()
  expect(await violationsInBothSchemes(page, '#audit')).toEqual([])
  await form.locator('[name="website"]').fill('https://oakfield.example')
  await form.locator('[name="clientName"]').fill('Seen by axe')
  await form.locator('[name="clientEmail"]').fill('axe@oakfield.example')
  await form.getByRole('button').click()
  await form.getByText('Thank you! Your request has been sent.').waitFor()
  expect(await violationsInBothSchemes(page, '#audit')).toEqual([])
})

test.each([wide, phone])('S-01 S-05 axe finds nothing in an open dialog and its notice, %o', async (size) => {
  const page = await openPage('/styleguide/', size)
  await menusAreReady(page)
  await page.evaluate(() => dispatchEvent(new CustomEvent('notice', { detail: { message: 'Copied.' } })))
  await page.locator('[data-toasts] .toast').waitFor()
  expect(await violationsInBothSchemes(page, '[data-toasts]')).toEqual([])
  await page.getByRole('button', { name: 'Open a dialog' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await violationsInBothSchemes(page, 'dialog[open]')).toEqual([])
})

/**
 * Returns violations of all rules in the light color scheme, and of those that depend on colors in the dark one.
 * @param within what has appeared. The pages themselves are checked in `templates.test.ts`
 */
async function violationsInBothSchemes(page: Page, within: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axeViolations(page, 'all', within)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeViolations(page, 'theme and width', within)
  await page.emulateMedia({ colorScheme: null })
  return [...light, ...dark]
}

test('S-05 a dialog traps the focus and returns it when closed by Escape or the Close button', async () => {
  const page = await openPage('/styleguide/')
  await menusAreReady(page)
  const opener = page.getByRole('button', { name: 'Open a dialog' })
  const dialog = page.getByRole('dialog', { name: 'Specimen of a dialog' })
  const isInside = () => page.evaluate(() => Boolean(document.activeElement?.closest('dialog[open]')))
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await opener.press('Enter')
    await dialog.waitFor()
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    expect(await isInside()).toBe(true)
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab')
      // After the last element, focus moves to the browser's own window, never to the page behind.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog[open]')),
        ),
      ).toBe(true)
    }
    await close()
    await dialog.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  }
})

test('R-187 R-188 a dialog is at most 1000 × 680 px, and fills the window below 975 px', async () => {
  const page = await openPage('/styleguide/')
  await menusAreReady(page)
  await page.getByRole('button', { name: 'Open a dialog' }).click()
  const dialog = page.getByRole('dialog')
  const size = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const box = await dialog.boundingBox()
    return [box?.width, box?.height]
  }
  expect((await size(1440))[0]).toBe(1000)
  expect((await size(1440))[1]).toBeLessThanOrEqual(680)
  expect((await size(976))[0]).toBeLessThan(976)
  expect(await size(974)).toEqual([974, 900])
})

/** Returns links and buttons that are too small to touch: below 24 px and not part of a sentence. */
const small = (page: Page, root: string) =>
  page.locator(`${root} :is(a, button, summary, input:not([type="hidden"]))`).evaluateAll((all) =>
    all.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const { width, height } = element.getBoundingClientRect()
      return width < 24 || height < 24 ? [`${element.textContent?.trim()} ${width} × ${height}`] : []
    }),
  )

test.each([
  ['/', wide],
  ['/', phone],
  ['/blog/conversions-counted-twice', wide],
  ['/blog/conversions-counted-twice', phone],
] as const)(
  'S-02 every link and button in the header and footer of %s is at least 24 px high and wide, %o',
  async (path, size) => {
    const page = await openPage(path, size)
    await menusAreReady(page)
    expect(await small(page, '.site-header')).toEqual([])
    expect(await small(page, '.site-footer')).toEqual([])
    for (const opener of await page.locator('.site-header button[popovertarget]:visible').all()) {
      await opener.click()
      expect(await small(page, '.site-header :popover-open')).toEqual([])
    }
  },
)

test.each([
  ['/contact-us/', wide],
  ['/', wide],
  ['/blog/', phone],
] as const)('S-02 every focused element on %s is visible and has a focus ring, %o', async (path, size) => {
  const page = await openPage(path, size)
  await menusAreReady(page)
  const hidden: string[] = []
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      if (!element || element === document.body) return null
      const { left, top, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.2, 0.5, 0.8].map((y) => [left + width * x, top + height * y] as const),
      )
      const isSeen = points.some(([x, y]) => {
        const there = document.elementFromPoint(x, y)
        return there && (element.contains(there) || there.contains(element))
      })
      return {
        name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
        isSeen,
        isMarked:
          (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none',
      }
    })
    if (!stop) break
    if (!stop.isSeen || !stop.isMarked) hidden.push(JSON.stringify(stop))
  }
  expect(hidden).toEqual([])
})
