// npm run bench:stops: stops a product in every way an operator or an accident does, each 20 times, while 200 pages a
// second are read and forms are sent. Counts processes left behind, databases that were not shut down, ports that are
// still taken, and forms that were answered and are not stored; a start that fails ends the bench. Linux only, as root.
// Smaller runs: --times=5 --only=npm-term,power-loss. `--keep` leaves the data folder.
import { rmSync } from 'node:fs'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { query } from '#tests/support/database.ts'
import { freePort } from '#tests/support/free-port.ts'
import { copySeededData } from '#tests/support/seeded-data.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { flag, none, record } from './faults/record.ts'
import type { Measure } from './measure.ts'
import { startLoad } from './stops/load.ts'
import { areFree, endProcesses, isShutDown, processesOf } from './stops/remains.ts'
import { ways } from './stops/ways.ts'

const times = flag('times', 20)
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.split('=')[1]
  ?.split(',')
const READY_WITHIN_MS = 180_000
const STOPPED_WITHIN_MS = 60_000
const LOADED_WITHIN_MS = 60_000

const dataDir = newDataFolder('stops')
await copySeededData(dataDir)
const [port, adminPort, databasePort] = [await freePort(), await freePort(), await freePort()]
const url = `http://127.0.0.1:${port}`
const env = {
  PATH: `${process.env.PATH}`,
  HOME: '/root',
  DATA_DIR: dataDir,
  PORT: `${port}`,
  ADMIN_PORT: `${adminPort}`,
  DATABASE_PORT: `${databasePort}`,
  SITE_URL: url,
  TRUSTED_PROXIES: '1',
  FORM_LIMIT: '1000000',
  FAST_COMPRESSION: 'yes',
}
const isUp = () => fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(({ ok }) => ok)

const measures: Measure[] = []
const acknowledged: string[] = []
for (const [name, way] of Object.entries(ways)) {
  if (only && !only.includes(name)) continue
  const counts = { clean: 0, left: 0, dirty: 0, taken: 0, slowest: 0, requests: 0 }
  for (let run = 1; run <= times; run++) {
    const started = way.start(env)
    await waitFor(isUp, { within: READY_WITHIN_MS, every: 100 })
    const load = startLoad(url, `${name}-${run}`)
    await waitFor(load.isUnderWay, { within: LOADED_WITHIN_MS })
    const began = performance.now()
    await started.stop(dataDir)
    // What is still there after a minute counts as left behind.
    await waitFor(() => processesOf(dataDir).length === 0, { within: STOPPED_WITHIN_MS }).catch(() => undefined)
    const ms = performance.now() - began
    const left = [...processesOf(dataDir), ...(started.killed?.() ?? [])]
    const { answered, pages } = await load.stop()
    acknowledged.push(...answered)
    const isDirty = way.isPowerLoss ? false : !isShutDown(dataDir)
    const isTaken = !(await areFree([port, adminPort, databasePort]))
    if (left.length === 0 && !isDirty && !isTaken) counts.clean += 1
    counts.left += left.length
    counts.dirty += Number(isDirty)
    counts.taken += Number(isTaken)
    counts.slowest = Math.max(counts.slowest, ms)
    counts.requests += pages
    console.log(
      `${name} ${run} of ${times}: ${left.length} left, ${way.isPowerLoss ? 'killed' : isDirty ? 'dirty' : 'shut down'}, ${Math.round(ms)} ms`,
    )
    endProcesses(processesOf(dataDir))
  }
  measures.push({
    what: `R20 ${way.what}`,
    value: counts.clean,
    unit: `of ${times}`,
    limit: times,
    better: 'more',
    note: `${counts.left} left, ${counts.dirty} dirty, ${counts.taken} ports taken, slowest ${(counts.slowest / 1_000).toFixed(1)} s, ${counts.requests} pages read`,
  })
}

const last = ways['process-term']?.start(env)
await waitFor(isUp, { within: READY_WITHIN_MS, every: 100 })
const rows = await query<{ website: string }>(
  `select website from contact_requests where website like 'https://stops-%'`,
  [],
  embeddedDatabaseUrl({ dataDir, port: databasePort }),
)
const stored = new Set(rows.map(({ website }) => website))
const lost = acknowledged.filter((website) => !stored.has(website))
measures.push(none('R20 forms answered 2xx and not stored', lost.length, 'forms', `${acknowledged.length} answered`))
await last?.stop(dataDir)
await waitFor(() => processesOf(dataDir).length === 0, { within: STOPPED_WITHIN_MS })
if (!process.argv.includes('--keep')) rmSync(dataDir, { recursive: true, force: true })
process.exitCode = record('stops', measures, { times, isPartial: only !== undefined }) ? 0 : 1
