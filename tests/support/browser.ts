import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const FULL = '/usr/bin/chromium'
/** Debian's programs, in order of preference: the shell has no window and paints three times faster. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', FULL]

/** Returns the browser for tests, as an option of Playwright's `launch`; empty for the one that Playwright installs. */
export function browserProgram() {
  return option(process.env.CHROMIUM_PATH ?? DEBIAN.find((program) => existsSync(program)))
}

/** Returns the browser for measurements: the full one, as visitors have it, if it is installed. */
export function fullBrowserProgram() {
  return existsSync(FULL) ? option(FULL) : browserProgram()
}

function option(executablePath: string | undefined) {
  return executablePath ? { executablePath } : {}
}

/**
 * Launches the browser for tests. The pages of a visitor share one process: starting one costs more than most pages
 * that are opened in it.
 */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...browserProgram(), args: [...chromiumFlags, '--renderer-process-limit=1'] })
}
