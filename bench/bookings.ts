// npm run bench:bookings: books, moves, and cancels at random over time zones and clock changes, on a PostgreSQL of its
// own, and counts overlaps, lost calls, and invitations that a second library cannot read. The exclusion constraint is
// away meanwhile: what it would have refused must not happen. A smaller run: --operations=500
import { rmSync } from 'node:fs'
// @ts-expect-error plain JavaScript
import { startPostgres } from '#scripts/start/postgres.mjs'
// @ts-expect-error plain JavaScript
import { runSetup } from '#scripts/start/setup.mjs'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { freePort } from '#tests/support/free-port.ts'
import { flag, record } from './faults/record.ts'
import type { Measure } from './measure.ts'

const operations = flag('operations', 10_000)
const dataDir = newDataFolder('bookings')
const server = await startPostgres({ dataDir, port: await freePort(), durable: false })
try {
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_PORT: String(server.port), LOG_LEVEL: 'silent' }
  await runSetup(process.cwd(), { ...process.env, ...env })
  Object.assign(process.env, env)
  const { measureBookings } = await import('./bookings/random-bookings.ts')
  const measures: Measure[] = await measureBookings(operations)
  process.exitCode = record('bookings', measures, { operations }) ? 0 : 1
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
