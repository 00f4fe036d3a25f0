import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from './user-error.mjs'

/** Debian's programs. The first is Chromium without a window: it starts and paints three times faster. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Installs Debian's Chromium if none is there, as root; tests start it while npm installs packages. Does not throw. */
export async function installFromDebian() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (process.env.CHROMIUM_PATH || existsSync(DEBIAN[0]) || !canInstall) return
  console.log('Installing Chromium …')
  await runApt('update', '-qq')
  await runApt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation')
}

function runApt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', args, { stdio: 'inherit', env })
  return new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
}

/**
 * Returns the path of the browser that the end-to-end tests use, or undefined for the one that Playwright installs,
 * which is installed where there is no other.
 * @throws {UserError} when it could not be installed
 */
export function findChromium(root) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const found = DEBIAN.find((program) => existsSync(program))
  if (!found) installFromPlaywright(root)
  return found
}

function installFromPlaywright(root) {
  console.log('Installing Chromium …')
  const program = join(root, 'node_modules/playwright-core/cli.js')
  const { status } = spawnSync(process.execPath, [program, 'install', '--only-shell', 'chromium'], { stdio: 'inherit' })
  if (status !== 0)
    throw new UserError('Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.')
}
