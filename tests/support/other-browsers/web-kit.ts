import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { freePort } from '../free-port.ts'
import { inject } from '../product.ts'
import { haveScriptsRun, markEndedScripts } from '../scripts-have-run.ts'
import { waitFor } from '../wait-for.ts'
import { wide } from '../window-sizes.ts'
import { injectScript } from './inject-script.ts'
import type { OtherBrowser } from './other-browser.ts'
import { recordErrors } from './record-errors.ts'
import { startSession } from './web-driver.ts'

const [DRIVER, DISPLAY] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']

/** Returns the program of WebKitGTK, if it, its driver, and a display without a screen are installed. */
export const webKitProgram = () =>
  [DRIVER, DISPLAY].every(existsSync) ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] : undefined

/** Launches WebKitGTK, which has the engine of Safari, on a display of its own. */
export async function launchWebKit(binary: string): Promise<OtherBrowser> {
  const script = await injectScript(`(${markEndedScripts})();(${recordErrors})()`, new URL(inject('siteUrl')).hostname)
  const display = await startDisplay()
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], { env: { ...process.env, DISPLAY: display.name }, stdio: 'ignore' })
  const server = `http://127.0.0.1:${port}`
  await waitFor(async () => (await fetch(`${server}/status`)).ok)
  const session = await startSession(server, {
    proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${script.port}` },
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const resize = async (size: { width: number; height: number }) => {
    await session.setWindowSize(size)
    await waitFor(() => session.evaluate((width) => innerWidth === width, size.width))
  }
  await resize(wide)
  return {
    open: async (path) => {
      await session.goTo(inject('siteUrl') + path)
      await waitFor(() => session.evaluate(haveScriptsRun))
    },
    resize,
    evaluate: session.evaluate,
    // What moves while a page is laid out may cover an element for a moment.
    click: async (selector) => {
      await waitFor(() => session.click(selector).then(() => true))
    },
    type: session.enter,
    chooseFile: (selector, path) => session.enter(selector, resolve(path)),
    close: async () => {
      await session.end()
      driver.kill()
      display.stop()
      script.stop()
    },
  }
}

/** Starts a display without a screen. It chooses its own number, and says it when it is ready. */
async function startDisplay() {
  const server = spawn(DISPLAY, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data) => resolve(String(data).trim()))
    server.once('exit', () => reject(new Error('The display did not start.')))
  })
  return { name: `:${number}`, stop: () => server.kill() }
}
