import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from './user-error.mjs'

/** Debian's programs. The first is Chromium without a window: it starts and paints three times faster. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/**
 * Returns the path of the browser that the end-to-end tests use, or undefined for the one that Playwright installs.
 * Where there is none, it is installed: Debian's as root, Playwright's otherwise.
 * @throws {UserError} when it could not be installed
 */
export function findChromium(root) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!existsSync(DEBIAN[0]) && canInstall) installFromDebian()
  const found = DEBIAN.find((program) => existsSync(program))
  if (!found) installFromPlaywright(root)
  return found
}

function installFromDebian() {
  console.log('Installing Chromium …')
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const packages = ['chromium-headless-shell', 'fonts-liberation']
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

function installFromPlaywright(root) {
  console.log('Installing Chromium …')
  const program = join(root, 'node_modules/playwright-core/cli.js')
  const { status } = spawnSync(process.execPath, [program, 'install', '--only-shell', 'chromium'], { stdio: 'inherit' })
  if (status !== 0)
    throw new UserError('Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.')
}
