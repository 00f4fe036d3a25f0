// extended: the same menus at more widths and with more ways to close them.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachOf } from '../support/extended.ts'
import { menusAreReady, openPage, phone } from '../support/open-page.ts'

const MENUS = ['SEO', 'PPC', 'Tools', 'Creative', 'Blog', 'About']
const ORANGE = 'rgb(240, 75, 8)'

const control = (page: Page, name: string) => page.locator('.main-nav').getByRole('button', { name, exact: true })
const openPanels = (page: Page) => page.locator('.mega:popover-open')
const burger = (page: Page) => page.locator('.burger')
const sheet = (page: Page) => page.locator('#sheet')

async function openReady(path: string, options?: Parameters<typeof openPage>[1]) {
  const page = await openPage(path, options)
  await menusAreReady(page)
  return page
}

/** Returns the focused element as text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return `${element?.tagName.toLowerCase()} ${element?.getAttribute('aria-label') ?? element?.textContent?.trim()}`
  })

test('R-079 S-03 opening a menu closes the other one, and the buttons announce it', { tags: 'extended' }, async () => {
  const page = await openReady('/')
  for (const name of MENUS) {
    await control(page, name).click()
    expect(await openPanels(page).count()).toBe(1)
    expect(await openPanels(page).getAttribute('id')).toBe(await control(page, name).getAttribute('aria-controls'))
    for (const other of MENUS)
      expect(await control(page, other).getAttribute('aria-expanded')).toBe(String(other === name))
  }
})

test('R-080 clicking the button of an open menu closes it', async () => {
  const page = await openReady('/')
  await control(page, 'PPC').click()
  expect(await openPanels(page).count()).toBe(1)
  await control(page, 'PPC').click()
  expect(await openPanels(page).count()).toBe(0)
  expect(await control(page, 'PPC').getAttribute('aria-expanded')).toBe('false')
})

test('R-087 clicking outside closes the menu', { tags: 'extended' }, async () => {
  const page = await openReady('/')
  await control(page, 'Creative').click()
  expect(await openPanels(page).count()).toBe(1)
  await page.mouse.click(720, 880)
  expect(await openPanels(page).count()).toBe(0)
  expect(await control(page, 'Creative').getAttribute('aria-expanded')).toBe('false')
})

test('R-087 S-03 Enter and Space toggle a menu, and Tab goes through its links in order', async () => {
  const page = await openReady('/')
  for (const stop of ['a Skip to content', 'a Prairie Signal, home', 'button SEO']) {
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(stop)
  }
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    expect(await openPanels(page).count()).toBe(1)
    await page.keyboard.press(key)
    expect(await openPanels(page).count()).toBe(0)
  }
  await page.keyboard.press('Enter')
  const links = await openPanels(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => `a ${link.textContent?.trim()}`))
  expect(links.length).toBeGreaterThan(20)
  for (const link of links) {
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(link)
  }
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('button PPC')
  expect(await openPanels(page).count()).toBe(0)
})

test('R-087 S-03 Escape closes the menu and returns the focus to its button', { tags: 'extended' }, async () => {
  const page = await openReady('/')
  await control(page, 'Blog').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  expect(await openPanels(page).count()).toBe(0)
  expect(await focused(page)).toBe('button Blog')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^a /)
  await page.keyboard.press('Escape')
  expect(await openPanels(page).count()).toBe(0)
  expect(await focused(page)).toBe('button Blog')
  expect(await control(page, 'Blog').getAttribute('aria-expanded')).toBe('false')
})

test('R-079 a menu link leads to its page, or closes the menu when it leads to the same page', {
  tags: 'extended',
}, async () => {
  const page = await openReady('/')
  await control(page, 'PPC').click()
  await openPanels(page).locator('a[href="/#audit"]').click()
  await page.waitForURL('**/#audit')
  expect(await openPanels(page).count()).toBe(0)
  await control(page, 'SEO').click()
  await openPanels(page).getByRole('link', { name: 'Local SEO', exact: true }).click()
  await page.waitForURL('**/services/local-seo/')
  expect(await openPanels(page).count()).toBe(0)
})

test('R-082 at 390 px the hamburger opens and closes the menu and says which', { tags: 'extended' }, async () => {
  const page = await openReady('/', phone)
  expect(await page.locator('.main-nav').isVisible()).toBe(false)
  for (const isOpen of [false, true, false, true]) {
    expect(await sheet(page).isVisible()).toBe(isOpen)
    expect(await burger(page).getAttribute('aria-expanded')).toBe(String(isOpen))
    await burger(page).click()
  }
  expect(await sheet(page).isVisible()).toBe(false)
})

test('R-082 R-087 the hamburger works with the keyboard, and Escape returns the focus to it', async () => {
  const page = await openReady('/blog/', phone)
  await burger(page).focus()
  await page.keyboard.press('Space')
  expect(await sheet(page).isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^summary SEO/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^a /)
  await page.keyboard.press('Escape')
  expect(await sheet(page).isVisible()).toBe(false)
  expect(await focused(page)).toBe('button Menu')
})

test('R-079 S-03 in the mobile menu, one group is open at a time, and a second click closes it', {
  tags: 'extended',
}, async () => {
  const page = await openReady('/', phone)
  await burger(page).click()
  const groups = sheet(page).locator('details')
  expect(await groups.count()).toBe(MENUS.length)
  for (let i = 0; i < MENUS.length; i++) {
    await groups.nth(i).locator('summary').click()
    const open = await groups.evaluateAll((all) => all.map((group) => (group as HTMLDetailsElement).open))
    expect(open).toEqual(MENUS.map((_, at) => at === i))
  }
  await groups.last().locator('summary').click()
  expect(await sheet(page).locator('details[open]').count()).toBe(0)
})

test('R-081 clicking an item of the mobile menu closes it, even if it leads to the current page', async () => {
  const page = await openReady('/', phone)
  await burger(page).click()
  await sheet(page).locator('summary', { hasText: 'PPC' }).click()
  await sheet(page).locator('a[href="/#audit"]').click()
  await page.waitForURL('**/#audit')
  expect(await sheet(page).isVisible()).toBe(false)
  expect(await burger(page).getAttribute('aria-expanded')).toBe('false')

  await burger(page).click()
  await sheet(page).locator('summary', { hasText: 'SEO' }).click()
  await sheet(page).getByRole('link', { name: 'Mobile SEO', exact: true }).click()
  await page.waitForURL('**/services/mobile-seo/')
  expect(await sheet(page).isVisible()).toBe(false)
})

test('R-069 the open mobile menu stays open at 500 px and closes at 960', { tags: 'extended' }, async () => {
  const page = await openReady('/', phone)
  await burger(page).click()
  await page.setViewportSize({ width: 500, height: 844 })
  await page.waitForFunction(() => innerWidth === 500)
  expect(await sheet(page).evaluate((element) => element.matches(':popover-open'))).toBe(true)
  await page.setViewportSize({ width: 1200, height: 844 })
  await page.waitForFunction(() => !document.querySelector('#sheet')?.matches(':popover-open'))
  await page.setViewportSize(phone)
  expect(await sheet(page).isVisible()).toBe(false)
})

eachOf(['/', '/blog/', '/blog/lastmod-is-a-promise', '/services/seo/', '/no-such-page'], 1)(
  'R-065 %s shows its header, content, and footer, and announces notices',
  async (path) => {
    const page = await openPage(path)
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      expect(await page.getByRole(role).count()).toBe(1)
      expect(await page.getByRole(role).isVisible()).toBe(true)
    }
    const notices = page.locator('[data-toasts]')
    expect([await notices.getAttribute('role'), await notices.getAttribute('aria-live')]).toEqual(['status', 'polite'])
  },
)

test('R-065 a notice appears and can be closed', { tags: 'extended' }, async () => {
  const page = await openReady('/')
  await page.evaluate(() => dispatchEvent(new CustomEvent('notice', { detail: { message: 'Copied.' } })))
  const toast = page.getByRole('status').locator('.toast')
  await toast.getByText('Copied.').waitFor()
  await toast.getByRole('button', { name: 'Close' }).click()
  expect(await toast.count()).toBe(0)
})

test('S-02 the skip link is the first tab stop, is visible on focus, and leads to the content', {
  tags: 'extended',
}, async () => {
  const page = await openReady('/blog/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await focused(page)).toBe('a Skip to content')
  const box = await skip.boundingBox()
  expect(box && box.x >= 0 && box.y >= 0 && box.height >= 24).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'main')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
})

eachOf(
  [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const,
  0,
)('a color mode chosen against a %s system is kept and set before the first paint', async (system, chosen) => {
  const page = await openReady('/', { colorScheme: system })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await background()
  await page.getByRole('button', { name: 'Light or dark' }).click()
  expect(await page.locator('html').getAttribute('data-theme')).toBe(chosen)
  const after = await background()
  expect(after).not.toBe(before)

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      Object.assign(window, { themeOfFirstPaint: document.documentElement.dataset.theme })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/blog/')
  expect(await page.evaluate(() => (window as { themeOfFirstPaint?: string }).themeOfFirstPaint)).toBe(chosen)
  expect(await background()).toBe(after)
})

test('R-083 the logo is one color on the blog and has its orange piece elsewhere', { tags: 'extended' }, async () => {
  const page = await openPage('/', { colorScheme: 'light' })
  const strokes = () =>
    page.locator('header .mark path').evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke))
  expect((await strokes())[1]).toBe(ORANGE)
  await page.goto('/blog/lastmod-is-a-promise')
  const [line, rise] = await strokes()
  expect(rise).toBe(line)
  expect(rise).not.toBe(ORANGE)
  expect(await page.locator('header .mark').isVisible()).toBe(true)
})

test('S-12 R-086 without JavaScript, every menu opens, shows all its links, and closes', {
  tags: 'extended',
}, async () => {
  const page = await openPage('/', { javaScriptEnabled: false })
  for (const name of MENUS) {
    await control(page, name).click()
    expect(await openPanels(page).count()).toBe(1)
    const links = await openPanels(page).locator('a').all()
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(await link.isVisible()).toBe(true)
  }
  await control(page, 'About').click()
  expect(await openPanels(page).count()).toBe(0)
  await control(page, 'SEO').click()
  await page.keyboard.press('Escape')
  expect(await openPanels(page).count()).toBe(0)
  await control(page, 'SEO').click()
  await openPanels(page).getByRole('link', { name: 'Local SEO', exact: true }).click()
  await page.waitForURL('**/services/local-seo/')
})

test('S-12 R-082 without JavaScript, the mobile menu and its groups open and close', { tags: 'extended' }, async () => {
  const page = await openPage('/', { ...phone, javaScriptEnabled: false })
  await burger(page).click()
  expect(await sheet(page).isVisible()).toBe(true)
  const groups = sheet(page).locator('details')
  for (const group of await groups.all()) {
    await group.locator('summary').click()
    const links = await group.locator('a').all()
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(await link.isVisible()).toBe(true)
    expect(await sheet(page).locator('details[open]').count()).toBe(1)
  }
  await burger(page).click()
  expect(await sheet(page).isVisible()).toBe(false)
})
