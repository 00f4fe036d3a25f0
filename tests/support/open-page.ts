import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { noteConsole } from './failure-evidence.ts'
import { inject } from './product.ts'
import { haveScriptsRun, markEndedScripts } from './scripts-have-run.ts'

export { phone, wide } from './window-sizes.ts'

type OpenPageOptions = Omit<BrowserContextOptions, 'viewport' | 'baseURL'> & {
  width?: number
  height?: number
  /** Called before the page is requested. */
  before?: (page: Page) => Promise<unknown>
  /** Whether `before` stops the clock, which then runs for the page's first frames only. */
  isClockStopped?: boolean
}

/** An option for pages whose motion matters. */
export const MOVING = { reducedMotion: 'no-preference' } as const

/** The browser of this test worker, shared by its test files; it ends with the worker. */
let browser: Promise<Browser> | undefined

/**
 * Opens a page of the product as a new visitor, whose context closes after the test. By default, nothing moves on it:
 * without a graphics card, a marquee costs a third of a core for as long as its page is open.
 * @throws if the page cannot be loaded
 */
export async function openPage(
  path: string,
  { width = 1440, height = 900, before, isClockStopped = false, ...options }: OpenPageOptions = {},
) {
  browser ??= launchBrowser()
  const context = await (await browser).newContext({
    baseURL: inject('siteUrl'),
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...options,
  })
  // For machines under load: nothing waits that long where a test passes.
  context.setDefaultTimeout(30_000)
  context.on('page', noteConsole)
  const page = await context.newPage()
  if (options.javaScriptEnabled !== false) await awaitScripts(page, isClockStopped)
  await before?.(page)
  await page.goto(path)
  return page
}

/**
 * Makes navigations of the page wait for the scripts that run after its first paint. A visitor reads before they act; a
 * test does not.
 */
async function awaitScripts(page: Page, isClockStopped: boolean) {
  await page.addInitScript(markEndedScripts)
  const haveRun = async () => {
    if (isClockStopped) await page.clock.runFor(50)
    await page.waitForFunction(haveScriptsRun)
  }
  for (const name of ['goto', 'reload', 'goBack', 'goForward', 'waitForURL'] as const) {
    const navigate = page[name].bind(page) as (...args: unknown[]) => Promise<unknown>
    Object.assign(page, {
      [name]: async (...args: unknown[]) => {
        const result = await navigate(...args)
        await haveRun()
        return result
      },
    })
  }
}

/** Waits for the script that enhances the menus, which sets the state of the buttons. */
export async function menusAreReady(page: Page) {
  await page.waitForFunction(() => document.querySelector('.burger')?.hasAttribute('aria-expanded'))
}

/** Returns the contexts of all current visitors. */
export async function openContexts() {
  return (await browser)?.contexts() ?? []
}
