import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { newDataFolder } from '#tests/support/data-folder.ts'
import type { Measure } from '../measure.ts'
import { flag, none } from './record.ts'
import { pause } from './send.ts'
import type { Setting } from './setting.ts'

const PAIRS = flag('pairs', 20)
const TABLES = ['posts', 'services', 'tools', 'faqs', 'team', 'media', 'users', 'payload_migrations']

/** Starts two instances on an empty database; in every other pair, one of them is killed along the way (R9). */
export async function measureTwoStarts(setting: Setting): Promise<Measure[]> {
  const first = await startPair(setting, 'r9_whole', undefined)
  let up = 0
  let incomplete = 0
  for (let pair = 1; pair <= PAIRS; pair++) {
    // Spread over the duration of a start.
    const killAfterMs = pair % 2 ? undefined : (first.ms * pair) / (PAIRS + 2)
    const { codes, counts } = await startPair(setting, `r9_${pair}`, killAfterMs)
    const survivors = killAfterMs === undefined ? codes : codes.slice(1)
    if (survivors.every((code) => code === 0)) up++
    if (counts !== first.counts) incomplete++
    console.log(`R9 ${pair} of ${PAIRS} pairs, exit codes ${codes.join(' and ')}`)
  }
  return [
    {
      what: 'R9 pairs on an empty database that came up',
      value: up,
      unit: `of ${PAIRS}`,
      limit: PAIRS,
      better: 'more',
    },
    none('R9 databases that differ from a whole one', incomplete, 'databases', `of ${PAIRS}, half of them with a kill`),
  ]
}

async function startPair({ env, query, databaseUrl }: Setting, name: string, killAfterMs: number | undefined) {
  await query(`create database ${name}`)
  const dataDir = newDataFolder(name)
  const url = Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href
  const started = performance.now()
  const both = [0, 1].map(() =>
    fork('cms/setup.ts', {
      env: { ...env, DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: 'ignore',
    }),
  )
  const ends = Promise.all(both.map((child) => new Promise<number | null>((resolve) => child.once('exit', resolve))))
  if (killAfterMs !== undefined) {
    await pause(killAfterMs)
    both[0]?.kill('SIGKILL')
  }
  const codes = await ends
  const ms = performance.now() - started
  const counts = JSON.stringify(await countRows(url))
  await query(`drop database ${name} with (force)`)
  rmSync(dataDir, { recursive: true, force: true })
  return { codes, counts, ms }
}

async function countRows(url: string) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const parts = TABLES.map((table) => `(select count(*) from ${table})::int as ${table}`)
  const links = '(select count(*) from services where related_study_id is not null)::int as links'
  const queues = '(select count(*) from jobs.queue)::int as queues'
  const { rows } = await client.query(`select ${[...parts, links, queues].join(', ')}`).catch(() => ({ rows: [] }))
  await client.end()
  return rows[0]
}
