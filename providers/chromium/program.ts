import { existsSync } from 'node:fs'

/** Paths where systems install it. The headless shell is preferred: it starts and paints faster. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the path of Chromium on this machine: the one in CHROMIUM_PATH, otherwise an installed one. */
export const findProgram = (named?: string): string | undefined =>
  [named, ...PLACES].find((path) => path && existsSync(path))
