import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { passSignals } from './parent.mjs'
import { releaseOf } from './release.mjs'
import { UserError } from './user-error.mjs'

/**
 * Installs the lock file when it is newer than the installation. Not with `npm ci`, which fails when a registry lacks
 * binaries of platforms that are not used here. Includes development packages whatever NODE_ENV says: `npm test` after
 * a start in production needs them. An archive of a release has its packages.
 */
export function install(root) {
  if (releaseOf(root)) return
  const lock = join(root, 'package-lock.json')
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing packages …')
  if (!installFromUrls(root) && npmInstall(root, 'inherit').status !== 0)
    throw new UserError('npm install failed; its own message stands above.')
}

/**
 * Installs with a temporary copy of the lock file that has the URL of each package, which saves npm 1,700 questions to
 * the registry and a third of the time. The lock file itself names no host, so that any registry can be used.
 * @returns {boolean} false if that failed: a registry may have other URLs than npm's
 */
function installFromUrls(root) {
  const registry = npm(root, ['config', 'get', 'registry'], 'pipe').stdout?.trim().replace(/\/$/, '')
  if (!registry) return false
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.link || entry.resolved) continue
    const name = entry.name ?? path.split('node_modules/').at(-1)
    entry.resolved = `${registry}/${name}/-/${basename(name)}-${entry.version}.tgz`
  }
  // npm reads this file instead of `package-lock.json`.
  const withUrls = join(root, 'npm-shrinkwrap.json')
  writeFileSync(withUrls, JSON.stringify(lock))
  try {
    return npmInstall(root, ['inherit', 'inherit', 'ignore']).status === 0
  } finally {
    rmSync(withUrls, { force: true })
  }
}

const npmInstall = (root, stdio) =>
  npm(root, ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], stdio)

const npm = (root, args, stdio) =>
  spawnSync('npm', args, { cwd: root, stdio, encoding: 'utf8', shell: process.platform === 'win32' })

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
  passSignals(child)
  const code = await new Promise((resolve) =>
    child.once('exit', (status, signal) => resolve(status ?? (signal ? 128 : 1))),
  )
  process.exitCode = code
  return true
}
