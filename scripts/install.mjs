import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserError } from './user-error.mjs'

/**
 * Installs the lock file when it is newer than the installation. Not with `npm ci`, which fails when a registry lacks
 * binaries of platforms that are not used here. Includes development packages whatever NODE_ENV says: `npm test` after
 * a start in production needs them.
 */
export function install(root) {
  const lock = join(root, 'package-lock.json')
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing packages …')
  const { status } = spawnSync(
    'npm',
    ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) throw new UserError('npm install failed; its own message stands above.')
}

/** Lets Node keep what it compiles: each process of the product starts with a fifth less CPU time. */
export function keepCompiledModules(root) {
  process.env.NODE_COMPILE_CACHE ||= join(root, 'node_modules', '.cache', 'node')
}

/**
 * Runs the script with the pinned Node, which comes with the packages, if the machine's Node is too old for them.
 * @returns {Promise<boolean>} false if this Node is new enough; true if the script ran with the pinned one
 */
export async function continueWithPinnedNode(root, script) {
  const bin = join(root, 'node_modules', '.bin')
  const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (Number(process.versions.node.split('.')[0]) >= 24 || !existsSync(pinned)) return false
  const child = spawn(pinned, [script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  })
  // Ctrl-C reaches the child directly; a signal sent to this process alone does not.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
  const code = await new Promise((resolve) =>
    child.once('exit', (status, signal) => resolve(status ?? (signal ? 128 : 1))),
  )
  process.exitCode = code
  return true
}
