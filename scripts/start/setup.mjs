import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { PROCESS_FLAGS } from './process-flags.ts'
import { releaseOf, versionOf } from './release.mjs'
import { UserError } from './user-error.mjs'

/** The exit code of `cms/setup.ts` when it lost the database connection. */
const TRY_AGAIN = 75
const TRIES = 20
const PAUSE_MS = 1_000

/**
 * Migrates, seeds an empty database, and creates the first administrator, in a process of its own. Retries for a while
 * if the database connection is lost.
 * @returns {Promise<{ email: string, password?: string }>} the password only if it was generated just now
 */
export async function runSetup(root, env = process.env) {
  for (let tries = 1; ; tries++) {
    const { code, result } = await runOnce(root, env)
    if (code === 0 && result) return result
    if (code !== TRY_AGAIN || tries === TRIES)
      throw new UserError('The database could not be prepared; the reason stands above.')
    await wait(PAUSE_MS)
  }
}

/** Returns what differs for a process that migrates: it reaches PostgreSQL without a pooler. */
export const directly = ({ databaseIsPooled, databaseListenUrl }) =>
  databaseIsPooled ? { DATABASE_URL: databaseListenUrl } : {}

async function runOnce(root, env) {
  // A checkout leaves no record of what it has prepared: its files may change.
  const release = releaseOf(root) ? [versionOf(root)] : []
  const child = spawn(process.execPath, [...PROCESS_FLAGS, 'cms/setup.ts', ...release], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let result
  child.on('message', (message) => {
    result = message
  })
  child.stdout.on('data', (chunk) => process.env.LOG_LEVEL === 'debug' && process.stdout.write(chunk))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  return { code, result }
}
