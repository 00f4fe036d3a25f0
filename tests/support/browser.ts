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

const DEBIAN = '/usr/bin/chromium'

/** Debian's Chromium where it exists, Playwright's own elsewhere. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN) ? DEBIAN : chromium.executablePath())
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
}
