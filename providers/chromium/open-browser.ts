import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { PROXY_GREETING } from '../http/forward-proxy.ts'
import { connectDevtools, type Session } from './devtools.ts'
import { chromiumFlags } from './flags.ts'

export type BrowserOptions = {
  program: string
  profile: string
  proxy: { port: number; username: string; password: string }
  userAgent?: string
}

export type OpenBrowser = {
  /** Of a frame or worker to which a page was attached. */
  session: (sessionId: string) => Session
  /** Opens an empty page. */
  openPage: () => Promise<Session & { close: () => Promise<unknown> }>
  /** Port of the debugging interface, if requested. */
  debuggingPort: () => Promise<number>
  close: () => Promise<void>
}

const POLL_MS = 20
/** Of util-linux. */
const SETPRIV = '/usr/bin/setpriv'
/** To raise priorities, and to drop capabilities: capabilities(7). */
const [CAP_SYS_NICE, CAP_SETPCAP] = [23n, 8n]

/** Starts Chromium in the process group of the caller and gives it the credentials of the proxy. */
export async function openBrowser(options: BrowserOptions & { opensPort?: boolean }): Promise<OpenBrowser> {
  const { program, profile, proxy, userAgent, opensPort = false } = options
  const flags = chromiumFlags({ profile, proxyPort: proxy.port, opensPort, ...(userAgent ? { userAgent } : {}) })
  const [command = '', ...args] = [...keepingPriority(), program, ...flags]
  const chromium = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const ended = once(chromium, 'exit')
  const failed = once(chromium, 'error').then(([error]) => Promise.reject(error))
  failed.catch(() => undefined)
  const session = connectDevtools(chromium.stdio[4] as Readable, chromium.stdio[3] as Writable)
  const browser = session()
  await Promise.race([
    browser.send('Browser.setDownloadBehavior', { behavior: 'deny' }),
    failed,
    ended.then(() => Promise.reject(new Error('Chromium does not start.'))),
  ])

  const openPage = async () => {
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
    const close = () => browser.send('Target.closeTarget', { targetId })
    return { ...session(sessionId as string), close }
  }
  await greetProxy(await openPage(), proxy)
  return {
    session,
    openPage,
    debuggingPort: () => readPort(join(profile, 'DevToolsActivePort')),
    close: async () => {
      await Promise.race([browser.send('Browser.close'), ended]).catch(() => undefined)
      await ended
    },
  }
}

/**
 * Returns a command to which the program and its arguments are appended. If this process may raise priorities, such as
 * root, the main threads of browsers get a nice value of -8, ahead of the pages of the site. Otherwise, they keep their
 * nice value.
 */
function keepingPriority(): string[] {
  if (process.platform !== 'linux' || !existsSync(SETPRIV)) return []
  const [, effective = '0'] = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  const has = (capability: bigint) => ((BigInt(`0x${effective}`) >> capability) & 1n) === 1n
  if (!has(CAP_SYS_NICE) || !has(CAP_SETPCAP)) return []
  return [SETPRIV, '--bounding-set=-sys_nice', '--inh-caps=-sys_nice']
}

/**
 * Requests a page of the proxy itself, which asks for the password. Chromium sends it with every later request, so no
 * later page needs to be intercepted.
 */
async function greetProxy(
  page: Session & { close: () => Promise<unknown> },
  { username, password }: BrowserOptions['proxy'],
) {
  page.on('Fetch.requestPaused', ({ requestId }) => void page.send('Fetch.continueRequest', { requestId }))
  page.on('Fetch.authRequired', ({ requestId }) => {
    const authChallengeResponse = { response: 'ProvideCredentials', username, password }
    void page.send('Fetch.continueWithAuth', { requestId, authChallengeResponse })
  })
  await page.send('Fetch.enable', { handleAuthRequests: true })
  const { errorText } = await page.send('Page.navigate', { url: PROXY_GREETING })
  if (errorText) throw new Error(`The proxy does not respond: ${errorText}`)
  await page.close()
}

/** Chromium writes the file when its port is open. */
async function readPort(path: string): Promise<number> {
  for (;;) {
    const [port] = (await readFile(path, 'utf8').catch(() => '')).split('\n')
    if (port) return Number(port)
    await delay(POLL_MS)
  }
}
