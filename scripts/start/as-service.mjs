// deploy/prairie-signal: runs a command of this release as the service of deploy/prairie-signal.service does: as its
// user, with its settings and its data.
import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { passSignals } from './parent.mjs'
import { UserError, withOneLineErrors } from './user-error.mjs'

const [SETTINGS, USER] = ['/etc/prairie-signal/environment', 'prairie']
/** As in the unit. */
const DEFAULTS = { DATA_DIR: '/var/lib/prairie-signal', NODE_COMPILE_CACHE: '/var/cache/prairie-signal/node' }
const COMMANDS = {
  backup: 'copies the database and the files; verify, new-key',
  restore: 'puts a backup in place of what is there; the product must be stopped',
  doctor: 'looks for what is wrong, and says how to fix it',
  start: 'starts the product; --take-over, --prepare, --version',
  account: 'unlocks an account, or resets its two-factor login',
  seed: 'adds initial content; --remove-demo removes the demonstration',
  media: 'copies files to an S3-compatible store',
  import: 'brings an old site here (docs/moving.md)',
  export: 'writes all content, for another product or system (docs/moving.md)',
  'rotate-secret': 'makes a new secret and keeps the former one valid',
  'upgrade:postgres': 'moves the embedded database to the major version of this release',
}

await withOneLineErrors(async () => {
  const [command = '', ...args] = process.argv.slice(2)
  if (!Object.hasOwn(COMMANDS, command)) throw new UserError(usage())
  // As npm does: paths are relative to where the command was called.
  process.env.INIT_CWD = process.cwd()
  process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
  await loadSettings()
  becomeUser()
  Object.assign(process.env, { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` })
  const child = spawn(process.execPath, ['--run', command, '--', ...args], { stdio: 'inherit' })
  passSignals(child)
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
})

async function loadSettings() {
  try {
    accessSync(SETTINGS, constants.R_OK)
  } catch (error) {
    if (error.code !== 'ENOENT') throw new UserError(`${SETTINGS} cannot be read. Run this as root.`)
  }
  const { loadEnvironmentFile } = await import('#platform/environment/environment-file.ts')
  for (const note of loadEnvironmentFile(SETTINGS, process.env)) console.warn(note)
  for (const [name, value] of Object.entries(DEFAULTS)) process.env[name] ??= value
}

function becomeUser() {
  if (process.getuid() !== 0) return
  try {
    process.initgroups(USER, USER)
    process.setgid(USER)
    process.setuid(USER)
  } catch {
    throw new UserError(`There is no user ${USER}. docs/operations.md says how to create it.`)
  }
  process.env.HOME = process.env.DATA_DIR
}

function usage() {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length))
  const lines = Object.entries(COMMANDS).map(([name, does]) => `  ${name.padEnd(width)}  ${does}`)
  return `Usage: prairie-signal COMMAND …\n${lines.join('\n')}`
}
