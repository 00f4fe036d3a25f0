import { fork } from 'node:child_process'
import { isDeepStrictEqual } from 'node:util'
import { PROCESS_FLAGS } from '#scripts/start/process-flags.ts'
import { query } from '#tests/support/database.ts'
import { none } from '../faults/record.ts'
import type { Measure } from '../measure.ts'
import { examining } from './examining.ts'

const KILLS = 20
const PAGES = 120
const KEY = 'K'.repeat(22)
/** Of the undisturbed audit's time, how long a run lasts at most before it is killed. */
const SHARE = 0.3

/** Audits a site undisturbed, then again with its worker killed at 20 random moments, and compares both. */
export const measureKills = (): Promise<Measure[]> =>
  examining(
    { pages: PAGES, sites: 1, env: { AUDIT_BROWSER: 'off', AUDIT_RATE: '1500' } },
    async ({ product, databaseUrl, sites, begin, ended, reportOf, requests }) => {
      const url = sites[0] ?? ''
      const began = performance.now()
      const key = await begin(url)
      await ended(key)
      const undisturbedMs = performance.now() - began
      const undisturbed = await reportOf(key)
      const before = (await requests()).requested.length
      await query('delete from audits', [], databaseUrl)
      const [row] = await query<{ id: number }>(
        `insert into audits (url, host, state, max_pages, key) values ($1, 'killed', 'waiting', 500, $2) returning id`,
        [url, KEY],
        databaseUrl,
      )
      const id = row?.id ?? 0
      let kills = 0
      for (;;) {
        const worker = fork('tests/support/audit-worker.ts', {
          env: { ...product.env, DATABASE_URL: databaseUrl, AUDIT_ID: `${id}`, LOG_LEVEL: 'error' },
          execArgv: PROCESS_FLAGS,
        })
        const exit = new Promise<number | null>((resolve) => worker.once('exit', resolve))
        const timer =
          kills < KILLS ? setTimeout(() => worker.kill('SIGKILL'), Math.random() * SHARE * undisturbedMs) : undefined
        const code = await exit
        clearTimeout(timer)
        if (code === 0) break
        kills++
        await query('update audits set leased_until = null where id = $1', [id], databaseUrl)
      }
      const report = await reportOf(KEY)
      const pages = (await requests()).requested.slice(before).filter((one) => one.startsWith('GET'))
      const twice = pages.length - new Set(pages).size
      const usual = before - new Set((await requests()).requested.slice(0, before)).size
      const isSame = isDeepStrictEqual(
        [report.findings, report.score, report.verdict],
        [undisturbed.findings, undisturbed.score, undisturbed.verdict],
      )
      return [
        none(
          'worker killed at 20 random moments: differences from the undisturbed report',
          isSame ? 0 : 1,
          'reports',
          `${kills} kills`,
        ),
        {
          what: 'worker killed at 20 random moments: requests that were sent again',
          value: Math.max(0, twice - usual),
          unit: 'requests',
          limit: kills,
          better: 'less',
          note: 'one that is under way when its process ends was not stored, so it is sent again',
        },
      ]
    },
  )
