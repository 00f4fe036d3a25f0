import { existsSync } from 'node:fs'

/** Where systems install it. The shell has no window: it starts and paints faster. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the path of the Chromium of this machine: the one that CHROMIUM_PATH names, else an installed one. */
export const findProgram = (named?: string): string | undefined =>
  [named, ...PLACES].find((path) => path && existsSync(path))
