import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from './user-error.mjs'

const DEBIAN = '/usr/bin/chromium'

/** The browser of the end-to-end tests: the machine's own, else one is installed: Debian's as root, Playwright's otherwise. */
export function findChromium(root) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (existsSync(DEBIAN)) return DEBIAN
  console.log('Installing Chromium …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], options)
    if (existsSync(DEBIAN)) return DEBIAN
  } else {
    spawnSync(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
      stdio: 'inherit',
    })
    const asked = spawnSync(process.execPath, ['-p', "require('playwright-core').chromium.executablePath()"], {
      cwd: root,
      encoding: 'utf8',
    }).stdout.trim()
    if (existsSync(asked)) return asked
  }
  throw new UserError('Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.')
}
