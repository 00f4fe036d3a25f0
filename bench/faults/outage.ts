import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { openPausableLine } from '#tests/support/pausable-line.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { startProduct } from '../product.ts'
import { none } from './record.ts'
import { send } from './send.ts'
import type { Setting } from './setting.ts'

const CACHED = ['/', '/blog/', '/services/']
const UNCACHED = ['/services/seo/', '/career/', '/testimonial/', '/our-journey/', '/search/?q=seo', '/api/get-posts']
const PAGE_LIMIT_S = 5.5
const TMPFS_MB = 420

/** Measures responses while a database accepts connections and never responds, and while the disk is full (R10). */
export async function measureOutages(setting: Setting): Promise<Measure[]> {
  return [...(await measureHungDatabase(setting)), ...(await measureFullDisk())]
}

async function measureHungDatabase(setting: Setting): Promise<Measure[]> {
  const line = await openPausableLine(Number(new URL(setting.databaseUrl).port))
  const through = Object.assign(new URL(setting.databaseUrl), { port: `${line.port}` }).href
  return setting.withSite({ DATABASE_URL: through, LOG_LEVEL: 'silent' }, async (url) => {
    for (const path of CACHED) await timed(url, path)
    line.pause()
    const asked = await Promise.all(UNCACHED.map((path) => timed(url, path)))
    const form = await timed(url, '/api/send-mail', {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ form: 'audit', website: 'https://typed-while-hung.example/' }).toString(),
    })
    const cached = await Promise.all(CACHED.map((path) => timed(url, path)))
    line.resume()
    const resumed = performance.now()
    await waitFor(async () => (await timed(url, '/api/get-posts')).status === 200, { within: 60_000 })
    const readyMs = performance.now() - resumed
    line.close()
    const all = [...asked, form]
    return [
      {
        what: 'R10 hung database: slowest answer to what needs it',
        value: seconds(Math.max(...all.map(({ ms }) => ms))),
        unit: 's',
        limit: PAGE_LIMIT_S,
        better: 'less',
      },
      none(
        'R10 hung database: answers other than 503 with Retry-After',
        all.filter(({ status, retryAfter }) => status !== 503 || !retryAfter).length,
        'answers',
        all.map(({ status }) => status).join(', '),
      ),
      none(
        'R10 hung database: forms without JavaScript that lost what was typed',
        form.text.includes('typed-while-hung.example') ? 0 : 1,
        'forms',
      ),
      none('R10 hung database: cached pages refused', cached.filter(({ status }) => status !== 200).length, 'pages'),
      {
        what: 'R10 hung database: back after it answers',
        value: seconds(readyMs),
        unit: 's',
        limit: 5,
        better: 'less',
      },
    ]
  })
}

/** Runs a separate product whose data folder is a small file system, filled to the last byte. */
async function measureFullDisk(): Promise<Measure[]> {
  const dataDir = newDataFolder('full')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${TMPFS_MB}m,mode=755`, 'tmpfs', dataDir])
  try {
    const product = await startProduct({ DATA_DIR: dataDir })
    try {
      return await fillAndAsk(product.url, dataDir)
    } finally {
      await product.stop()
    }
  } finally {
    execFileSync('umount', ['-l', dataDir])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fillAndAsk(url: string, dataDir: string): Promise<Measure[]> {
  for (const path of CACHED) await timed(url, path)
  const filler = join(dataDir, 'filler')
  fill(filler, dataDir)
  const answers: Awaited<ReturnType<typeof send>>[] = []
  // Long messages, so that PostgreSQL soon needs space that it cannot get.
  for (let index = 0; index < 150; index++)
    answers.push(
      await send(url, 'send-mail', {
        form: 'contact',
        clientName: 'Ines Calder',
        clientEmail: `ines@full-${index}.example`,
        website: `https://full-${index}.example/`,
        message: 'A disk is full. '.repeat(300),
      }),
    )
  const reads = await Promise.all([...CACHED, ...UNCACHED].map((path) => timed(url, path)))
  const ready = await timed(url, '/readyz')
  rmSync(filler)
  const sendAfter = () => send(url, 'send-mail', { form: 'audit', website: 'https://after-full.example/' })
  await waitFor(async () => (await sendAfter()).status === 200, { within: 60_000 }).catch(() => undefined)
  const after = await sendAfter()
  const taken = answers.filter(({ status }) => status === 200).length
  const helpful = answers.filter(({ status, retryAfter }) => status === 200 || (status === 503 && retryAfter)).length
  return [
    none(
      'R10 full disk: forms answered with neither 2xx nor 503 and Retry-After',
      answers.length - helpful,
      'forms',
      `${taken} still fitted, ${answers.filter(({ status }) => status === 503).length} × 503`,
    ),
    none(
      'R10 full disk: reads refused',
      reads.filter(({ status }) => status !== 200).length,
      'reads',
      `of ${reads.length}; /readyz answered ${ready.status}`,
    ),
    none('R10 full disk: forms refused when there is room again', after.status === 200 ? 0 : 1, 'forms'),
  ]
}

function fill(file: string, folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(file, Buffer.alloc(bavail * bsize))
}

/**
 * Measures how long /readyz of a site without stored pages takes to report that the database is away, and that it is
 * back (R18).
 * @throws {Error} if the site does not report a change in time
 */
export async function measureReadiness(setting: Setting): Promise<Measure[]> {
  const line = await openPausableLine(Number(new URL(setting.databaseUrl).port))
  const through = Object.assign(new URL(setting.databaseUrl), { port: `${line.port}` }).href
  return setting.withSite({ DATABASE_URL: through, LOG_LEVEL: 'silent', PAGE_CACHE: 'off' }, async (url) => {
    const flips: number[] = []
    for (let round = 0; round < 10; round++) {
      for (const status of [503, 200]) {
        const started = performance.now()
        if (status === 503) line.pause()
        else line.resume()
        await waitFor(async () => (await timed(url, '/readyz')).status === status, { within: 20_000, every: 20 })
        flips.push(performance.now() - started)
      }
    }
    line.close()
    const worst = seconds(Math.max(...flips))
    return [
      { what: 'R18 slowest flip of /readyz', value: worst, unit: 's', limit: 2, better: 'less', note: '20 flips' },
    ]
  })
}

async function timed(url: string, path: string, init: RequestInit = {}) {
  const started = performance.now()
  const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(60_000) }).catch(() => undefined)
  const text = (await response?.text().catch(() => '')) ?? ''
  const retryAfter = Number(response?.headers.get('retry-after') ?? 0)
  return { status: response?.status ?? 0, retryAfter, text, ms: performance.now() - started }
}

const seconds = (ms: number) => Number((ms / 1_000).toFixed(1))
