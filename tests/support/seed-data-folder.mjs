// Prints the path of a data folder with a seeded product: its database cluster and its files. Seeding takes ten times
// as long as copying, so it happens once for each state of the sources.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCT_ROLE } from '#platform/database/embedded-database.ts'
import { fingerprint } from '#scripts/start/fingerprint.ts'
import { startPostgres } from '#scripts/start/postgres.mjs'
import { asSuperuser } from '#scripts/start/postgres-access.mjs'
import { runSetup } from '#scripts/start/setup.mjs'

const STORE = '.data/seeded'
/** Everything that determines the content of a seeded product. */
const SOURCES = [
  'cms',
  'content',
  'engine',
  'platform',
  'package-lock.json',
  'scripts/start/postgres-access.mjs',
  'tests/support/seed-data-folder.mjs',
]

const root = process.cwd()
const stored = join(root, STORE, fingerprint(root, SOURCES))
if (!existsSync(stored)) {
  rmSync(join(root, STORE), { recursive: true, force: true })
  // The system user who runs PostgreSQL may not be able to enter the project.
  const folder = mkdtempSync(join(tmpdir(), 'prairie-seed-'))
  try {
    chmodSync(folder, 0o755)
    await seedInto(folder)
    mkdirSync(join(root, STORE), { recursive: true })
    copy(folder, `${stored}.partial`)
    renameSync(`${stored}.partial`, stored)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
console.log(stored)

async function seedInto(dataDir) {
  const server = await startPostgres({ dataDir, port: await freePort(), durable: false })
  try {
    await runSetup(root, { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_PORT: String(server.port) })
    await asSuperuser({ port: server.port, dataDir, database: 'postgres' }, async (client) => {
      // Tests make databases of their own as the role of the product.
      await client.query(`alter role ${PRODUCT_ROLE} createdb`)
      await client.query(`create database prairie_seeded template prairie owner ${PRODUCT_ROLE}`)
    })
  } finally {
    await server.stop()
  }
}

/** Copies a folder with owners and permissions: PostgreSQL rejects a folder that it does not own. */
function copy(from, to) {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The seeded data could not be copied: ${stderr}`)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
