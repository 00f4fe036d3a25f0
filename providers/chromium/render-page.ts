import { setTimeout as delay } from 'node:timers/promises'
import type { RenderedPage } from '#engine/web/rendered.ts'
import type { Session } from './devtools.ts'
import { measurePage } from './measure-page.ts'
import { type BrowserOptions, openBrowser } from './open-browser.ts'
import { recordRequests } from './record-requests.ts'

export type RenderRequest = { url: string; width?: number; measuresText?: boolean }

const DEFAULT_WIDTH = 1280
const HEIGHT = 900
const PHONE_WIDTH = 600
/** Time after which a page whose requests never end is measured in its current state. */
const MAX_LOAD_MS = 15_000
const QUIET_MS = 500
const POLL_MS = 50
const MAX_ERRORS = 50
const JPEG_QUALITY = 70

/**
 * Opens a page in Chromium and returns it once nothing loads anymore.
 * @throws {Error} if Chromium cannot open it
 */
export async function renderPage(
  { url, width = DEFAULT_WIDTH, measuresText = false }: RenderRequest,
  options: BrowserOptions,
): Promise<RenderedPage> {
  const browser = await openBrowser(options)
  const page = await browser.openPage()
  const consoleErrors: string[] = []
  const { watch, requests, quietMs } = recordRequests()
  let hasLoaded = false

  page.on('Page.loadEventFired', () => (hasLoaded = true))
  page.on('Page.javascriptDialogOpening', () => void page.send('Page.handleJavaScriptDialog', { accept: false }))
  page.on('Runtime.exceptionThrown', ({ exceptionDetails }) => note(textOfException(exceptionDetails)))
  page.on('Runtime.consoleAPICalled', ({ type, args }) => type === 'error' && note(textOfArguments(args)))
  page.on('Log.entryAdded', ({ entry }) => {
    const { level, text, source } = entry as { level: string; text: string; source: string }
    if (level === 'error' && source !== 'javascript') note(text)
  })
  page.on('Target.attachedToTarget', ({ sessionId }) => void join(browser.session(sessionId as string)))
  const note = (text: string) => {
    if (consoleErrors.length < MAX_ERRORS) consoleErrors.push(text)
  }
  /** Frames of other sites and workers have sessions of their own. */
  const join = async (session: Session) => {
    watch(session)
    await session.send('Network.enable').catch(() => undefined)
    await session.send('Runtime.runIfWaitingForDebugger').catch(() => undefined)
  }

  watch(page)
  for (const domain of ['Page', 'Network', 'Runtime', 'Log']) await page.send(`${domain}.enable`)
  await page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
  const mobile = width <= PHONE_WIDTH
  await page.send('Emulation.setDeviceMetricsOverride', { width, height: HEIGHT, deviceScaleFactor: 1, mobile })
  const { errorText } = await page.send('Page.navigate', { url })
  if (errorText) throw new Error(String(errorText))
  for (const endsAt = performance.now() + MAX_LOAD_MS; performance.now() < endsAt; await delay(POLL_MS))
    if (hasLoaded && quietMs() >= QUIET_MS) break

  const shot = await page.send('Page.captureScreenshot', { format: 'jpeg', quality: JPEG_QUALITY })
  const measured = await page.send('Runtime.evaluate', {
    expression: `(${measurePage})(${measuresText})`,
    awaitPromise: true,
    returnByValue: true,
  })
  const { value } = measured.result as { value?: ReturnType<typeof measurePage> extends Promise<infer M> ? M : never }
  if (!value) throw new Error('The page cannot be measured.')
  await browser.close()
  return {
    ...value,
    requests,
    consoleErrors,
    screenshot: new Uint8Array(Buffer.from(shot.data as string, 'base64')),
    fetchedAt: Date.now(),
  }
}

function textOfException(details: unknown) {
  const { text, exception } = details as { text: string; exception?: { description?: string } }
  return exception?.description?.split('\n')[0] ?? text
}

const textOfArguments = (all: unknown) =>
  (all as { value?: unknown; description?: string }[]).map(({ value, description }) => value ?? description).join(' ')
