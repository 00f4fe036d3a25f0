// @module-tag extended
// The suggestions in more places; int/search.test.ts proves the search.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { menusAreReady, openPage, phone } from '../support/open-page.ts'

const field = (page: Page) => page.locator('#search-site')
const options = (page: Page) => page.locator('#site-search [role=option]')
const active = (page: Page) => field(page).getAttribute('aria-activedescendant')

async function openSearch(options?: Parameters<typeof openPage>[1]) {
  const page = await openPage('/', options)
  await menusAreReady(page)
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  return page
}

test('R-132 the header search loads nothing until it is used', async () => {
  const page = await openPage('/')
  await menusAreReady(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => name.includes('suggest'))).toEqual([])
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await page.locator('#search-site[role=combobox]').waitFor()
  expect(requested.some((path) => path.includes('suggest'))).toBe(true)
})

test.each([
  ['a desktop', {}],
  ['a phone', phone],
])('R-132 on %s, suggestions appear while typing and can be chosen with the keyboard', async (_name, options_) => {
  const page = await openSearch(options_)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-site')
  await page.keyboard.type('word coun')
  await options(page).first().waitFor()
  expect(await field(page).getAttribute('aria-expanded')).toBe('true')
  expect(await active(page)).toBeNull()
  const count = await options(page).count()
  await page.keyboard.press('ArrowUp')
  expect(await active(page)).toBe(`search-site-list-${count - 1}`)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await active(page)).toBe('search-site-list-0')
  expect(await options(page).first().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tools/word-counter/')
})

test('R-132 Escape closes the suggestions, then the panel; Enter without a choice opens all results', async () => {
  const page = await openSearch()
  await page.keyboard.type('redirect')
  await options(page).first().waitFor()
  await page.keyboard.press('Escape')
  expect(await options(page).first().isVisible()).toBe(false)
  expect(await field(page).inputValue()).toBe('redirect')
  await page.keyboard.press('Escape')
  expect(await field(page).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await field(page).fill('redirect')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search/?q=redirect')
})

test('R-132 clicking a suggestion opens its page', async () => {
  const page = await openSearch()
  await page.keyboard.type('dentists')
  await options(page).first().click()
  await page.waitForURL('**/services/ppc-for-dentists/')
})

test('R-132 without JavaScript, the button opens the field, and Enter shows the results', async () => {
  const page = await openPage('/', { ...phone, javaScriptEnabled: false })
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await field(page).fill('careers')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search/?q=careers')
  expect(await page.locator('.search-results .card-title a').first().getAttribute('href')).toBe('/career/')
})
