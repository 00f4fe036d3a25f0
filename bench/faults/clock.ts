import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logIn } from '#tests/support/fuzz/log-in.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { startProduct } from '../product.ts'
import { none } from './record.ts'
import { fetchToken, pause, send } from './send.ts'

/** From Debian's package libfaketime. Without it, this part is skipped. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const ACCOUNT = { email: 'admin@example.com', password: 'a password of the bench' }
const FILLING_IN_MS = 1_500
/** Seconds that the clock of all processes, PostgreSQL included, jumps by, one after the other. */
const JUMPS = { 'a day ahead': 86_400, 'back again': 0, 'a day back': -86_400, 'an hour ahead': 3_600 }

/**
 * Measures that pages, the login, and forms with an old and a new token go on while the wall clock jumps, as it does on
 * a machine that slept or whose clock was wrong, and that the product still says that it is ready.
 */
export async function measureClock(): Promise<Measure[]> {
  if (!existsSync(LIBRARY)) return []
  const folder = mkdtempSync(join(tmpdir(), 'prairie-clock-'))
  const file = join(folder, 'offset')
  const setClock = (seconds: number) => writeFileSync(file, `${seconds >= 0 ? '+' : ''}${seconds}\n`)
  setClock(0)
  // PostgreSQL runs as a user of its own, and has the same clock.
  chmodSync(folder, 0o755)
  const product = await startProduct({
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // Timers measure with the monotonic clock, which never jumps.
    DONT_FAKE_MONOTONIC: '1',
  })
  const failures: string[] = []
  const check = async (what: string, work: () => Promise<boolean>) => {
    const isFine = await work().catch(() => false)
    if (!isFine) failures.push(what)
  }
  let checks = 0
  try {
    const oldToken = await fetchToken(product.url, 'audit')
    await pause(FILLING_IN_MS)
    for (const [jump, seconds] of Object.entries(JUMPS)) {
      setClock(seconds)
      await pause(FILLING_IN_MS)
      const tried: Record<string, () => Promise<boolean>> = {
        ready: () =>
          waitFor(async () => (await fetch(`${product.url}/readyz`)).ok, { within: 30_000 }).then(() => true),
        page: async () => (await fetch(`${product.url}/blog/`)).ok,
        login: async () => Boolean(await logIn(product.url, ACCOUNT)),
        'form with an old token': async () => (await submit(product.url, oldToken, `old-${checks}`)).status < 500,
        'form with a new token': async () => {
          const token = await fetchToken(product.url, 'audit')
          await pause(FILLING_IN_MS)
          return (await submit(product.url, token, `new-${checks}`)).status === 200
        },
      }
      for (const [what, work] of Object.entries(tried)) {
        checks += 1
        await check(`${what} ${jump}`, work)
      }
    }
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return [
    none('clock jumps of a day: what failed afterwards', failures.length, `of ${checks} checks`, failures.join(', ')),
  ]
}

const submit = (url: string, token: string, name: string) =>
  send(url, 'send-mail', { form: 'audit', website: `https://${name}.example/`, token })
