import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { openPausableLine } from '#tests/support/pausable-line.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { withPrometheus } from './prometheus.ts'
import { none } from './record.ts'
import { send } from './send.ts'
import type { Setting } from './setting.ts'

const LIMIT_S = 60
/** Part of the name of the only faults to cause: `--fault='late email'`. */
const [, wanted = ''] = process.argv.map((one) => /^--fault=(.+)$/.exec(one)).find(Boolean) ?? []
const TMPFS_MB = 420

type Fault = {
  what: string
  /** Its only alert. */
  alert: string
  begin: () => unknown
  end: () => unknown
}

/** Measures that each fault raises exactly one alert within a minute, which clears within a minute of its end (R18). */
export async function measureAlerts(setting: Setting): Promise<Measure[]> {
  const { url, query, mailServer, pidOf } = setting
  const killWorker = (signal: NodeJS.Signals) => process.kill(Number(pidOf('worker')), signal)
  let stopped = 0
  const faults: Fault[] = [
    {
      what: 'a killed worker',
      alert: 'PrairieProcessRestarted',
      begin: () => killWorker('SIGKILL'),
      end: () => waitFor(() => pidOf('worker'), { within: 30_000 }),
    },
    {
      what: 'a worker that hangs',
      alert: 'PrairieProcessMissing',
      begin: () => {
        stopped = Number(pidOf('worker'))
        process.kill(stopped, 'SIGSTOP')
      },
      end: () => process.kill(stopped, 'SIGCONT'),
    },
    {
      what: 'a stopped mail server',
      alert: 'PrairieMailServerDown',
      begin: async () => {
        await mailServer.stop()
        await send(url, 'send-mail', { form: 'audit', website: 'https://alerts.example/' })
      },
      end: () => mailServer.start(),
    },
    {
      what: 'a late email',
      alert: 'PrairieEmailLate',
      // It has a job that waits, too: the product would send an email without one within five minutes.
      begin: () =>
        query(
          `with late as (
             insert into outbox ("to", subject, kind, status, updated_at)
             values ('late@alerts.example', 'Late', 'notice', 'waiting', now() - interval '20 minutes') returning id)
           insert into jobs.job (name, data, singleton_key, policy, start_after)
           select 'send-email', jsonb_build_object('id', id), id::text, 'exclusive', now() + interval '1 hour' from late`,
        ),
      end: () =>
        query(
          `with late as (delete from outbox where subject = 'Late' returning id)
           delete from jobs.job where name = 'send-email' and singleton_key in (select id::text from late)`,
        ),
    },
  ]
  const measures: Measure[] = []
  await withPrometheus(url, async (firing) => {
    for (const fault of faults.filter(isWanted)) measures.push(...(await measureFault(fault, firing)))
  })
  return [...measures, ...(await measureHungDatabase(setting)), ...(await measureFullDisk(setting))]
}

const isWanted = ({ what }: { what: string }) => what.includes(wanted)

async function measureHungDatabase(setting: Setting) {
  const what = 'a hung database'
  if (!isWanted({ what })) return []
  const line = await openPausableLine(Number(new URL(setting.databaseUrl).port))
  const through = Object.assign(new URL(setting.databaseUrl), { port: `${line.port}` }).href
  const fault = { what, alert: 'PrairieDatabaseDown', begin: line.pause, end: line.resume }
  const measured = await setting.withSite({ DATABASE_URL: through, LOG_LEVEL: 'silent' }, (url) =>
    withPrometheus(url, (firing) => measureFault(fault, firing)),
  )
  line.close()
  return measured
}

async function measureFullDisk(setting: Setting) {
  const what = 'a full disk'
  if (!isWanted({ what })) return []
  const dataDir = newDataFolder('full-disk')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${TMPFS_MB}m,mode=755`, 'tmpfs', dataDir])
  const filler = join(dataDir, 'filler')
  const fault = {
    what,
    alert: 'PrairieDiskLow',
    begin: () => {
      const { bavail, bsize } = statfsSync(dataDir)
      writeFileSync(filler, Buffer.alloc(bavail * bsize))
    },
    end: () => rmSync(filler),
  }
  const { databaseUrl } = setting
  try {
    return await setting.withSite({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, (url) =>
      withPrometheus(url, (firing) => measureFault(fault, firing)),
    )
  } finally {
    execFileSync('umount', ['-l', dataDir])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Begins a fault, waits for its alert, ends it, and waits until nothing is left. Notes every other alert. */
async function measureFault({ what, alert, begin, end }: Fault, firing: () => Promise<string[]>): Promise<Measure[]> {
  const others = new Set<string>()
  const until = async (isReached: (names: string[]) => boolean) => {
    const started = performance.now()
    const isOver = async () => {
      const names = await firing()
      for (const name of names) if (name !== alert) others.add(name)
      return isReached(names)
    }
    await waitFor(isOver, { within: 3 * LIMIT_S * 1_000, every: 500 }).catch(() => undefined)
    return Math.round((performance.now() - started) / 1_000)
  }
  await until((names) => names.length === 0)
  others.clear()
  await begin()
  const raisedS = await until((names) => names.includes(alert))
  await end()
  const clearedS = await until((names) => names.length === 0)
  const seconds = { unit: 's', limit: LIMIT_S, better: 'less' } as const
  return [
    { what: `R18 ${what}: ${alert} fires after`, value: raisedS, ...seconds },
    { what: `R18 ${what}: nothing is left after`, value: clearedS, ...seconds },
    none(`R18 ${what}: other alerts`, others.size, 'alerts', [...others].join(', ')),
  ]
}
