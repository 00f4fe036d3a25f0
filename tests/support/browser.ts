import { existsSync } from 'node:fs'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'

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

const DEBIAN = '/usr/bin/chromium'

/** Debian's Chromium where it exists, Playwright's own elsewhere. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN) ? DEBIAN : chromium.executablePath())
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
}

/** A browser that several test files use one after another, reached by its WebSocket address. */
export function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: chromiumPath(), args: chromiumFlags, host: '127.0.0.1' })
}
