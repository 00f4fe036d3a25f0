import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { inject } from '../product.ts'
import { haveScriptsRun, markEndedScripts } from '../scripts-have-run.ts'
import { waitFor } from '../wait-for.ts'
import { wide } from '../window-sizes.ts'
import type { OtherBrowser } from './other-browser.ts'
import { recordErrors } from './record-errors.ts'

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Returns the program of Firefox, if it is installed. */
export const firefoxProgram = () => PROGRAMS.find((program) => existsSync(program))

/** Launches Firefox without a window. It is controlled by WebDriver BiDi, which needs no other program. */
export async function launchFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: wide,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(markEndedScripts)
  await page.evaluateOnNewDocument(recordErrors)
  const evaluate: OtherBrowser['evaluate'] = (run, ...args) =>
    page.evaluate(`(${run})(...${JSON.stringify(args)})`) as never
  return {
    open: async (path) => {
      await page.goto(inject('siteUrl') + path)
      await waitFor(() => evaluate(haveScriptsRun))
    },
    resize: (size) => page.setViewport(size),
    evaluate,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    chooseFile: async (selector, path) => {
      const field = (await page.waitForSelector(selector)) as ElementHandle<HTMLInputElement> | null
      await field?.uploadFile(path)
    },
    close: () => browser.close(),
  }
}
