import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, wide } from '../support/open-page.ts'

const form = (page: Page) => page.locator('form[data-tool]')
const report = (page: Page) => page.locator('.report > :not([data-report]) h2').first()
const press = (page: Page) => form(page).locator('[type=submit]').click()

/** Opens a tool whose scripts do not arrive. Returns the page, and what was sent. */
async function openWithoutScripts(path: string) {
  const page = await openPage('/', wide)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  const { promise: answer, resolve: arrive } = Promise.withResolvers<'continue' | 'abort'>()
  await page.route('**/_astro/*.js', async (route) => {
    const what = await answer
    await route[what]()
  })
  await page.evaluate((path) => {
    location.href = path
  }, path)
  await page.waitForFunction((path) => location.pathname === path && document.readyState !== 'loading', path)
  return { page, sent, arrive }
}

test('R-173 what is typed and submitted before the scripts of a page arrive is run by them, and not sent', async () => {
  const { page, sent, arrive } = await openWithoutScripts('/tools/case-converter/')
  await form(page).locator('textarea').first().fill('hello from the farm')
  await press(page)
  expect(new URL(page.url()).pathname).toBe('/tools/case-converter/')
  arrive('continue')
  await report(page).waitFor()
  expect(await page.locator('.report').textContent()).toContain('Hello From the Farm')
  expect(sent.filter((path) => path.startsWith('/api/tools/'))).toEqual([])
})

test('R-173 a form whose scripts cannot be loaded says so, keeps the text, and sends nothing', async () => {
  const { page, sent, arrive } = await openWithoutScripts('/tools/case-converter/')
  await form(page).locator('textarea').first().fill('hello')
  await press(page)
  arrive('abort')
  const message = () =>
    form(page)
      .locator('[type=submit]')
      .evaluate((button) => (button as HTMLButtonElement).validationMessage)
  await expect.poll(message).toContain('could not be loaded')
  await press(page)
  expect(await form(page).locator('textarea').first().inputValue()).toBe('hello')
  expect(sent.filter((path) => path.startsWith('/api/tools/'))).toEqual([])
})
