import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { noteConsole } from './failure-evidence.ts'
import { inject } from './product.ts'

export const wide = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

type OpenPageOptions = Omit<BrowserContextOptions, 'viewport' | 'baseURL'> & {
  width?: number
  height?: number
  /** Called before the page is requested. */
  before?: (page: Page) => Promise<unknown>
}

/** The browser of this test worker, shared by its test files; it ends with the worker. */
let browser: Promise<Browser> | undefined

/**
 * Opens a page of the product as a new visitor, whose context closes after the test.
 * @throws if the page cannot be loaded
 */
export async function openPage(path: string, { width = 1440, height = 900, before, ...options }: OpenPageOptions = {}) {
  browser ??= launchBrowser()
  const context = await (await browser).newContext({
    baseURL: inject('siteUrl'),
    viewport: { width, height },
    ...options,
  })
  // For machines under load: nothing waits that long where a test passes.
  context.setDefaultTimeout(30_000)
  context.on('page', noteConsole)
  const page = await context.newPage()
  await before?.(page)
  await page.goto(path)
  return page
}

/** Waits for the script that enhances the menus, which sets the state of the buttons. */
export async function menusAreReady(page: Page) {
  await page.waitForFunction(() => document.querySelector('.burger')?.hasAttribute('aria-expanded'))
}

/** Returns the contexts of all current visitors. */
export async function openContexts() {
  return (await browser)?.contexts() ?? []
}
