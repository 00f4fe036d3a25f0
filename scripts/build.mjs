import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { BEST_QUALITY, brotli } from '../engine/http/brotli.ts'
import { UserError } from './user-error.mjs'

/** Installed, or written by the build itself. */
const NOT_WRITTEN_HERE = ['node_modules', 'next-env.d.ts']
const SHARED = ['cms', 'emails', 'engine', 'package-lock.json', 'tsconfig.json']

/** What is built, from which sources, and where the marker of a finished build is. */
const targets = {
  site: {
    sources: [...SHARED, 'site', 'tools', 'providers', 'content', 'public', 'astro.config.ts'],
    mark: 'dist/.built',
    command: ['node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    after: (root) => compressAssets(join(root, 'dist/client')),
  },
  admin: {
    sources: [...SHARED, 'admin'],
    mark: 'admin/.next/.built',
    command: ['node_modules/next/dist/bin/next', 'build', 'admin'],
    after: (root) => compressAssets(join(root, 'admin/.next/static')),
  },
}

/** Builds whatever is older than its sources, in parallel. */
export async function build(root, names = Object.keys(targets)) {
  const due = names.filter((name) => {
    const { mark, sources } = targets[name]
    return !existsSync(join(root, mark)) || readFileSync(join(root, mark), 'utf8') !== fingerprint(root, sources)
  })
  if (due.length === 0) return
  console.log(`Building ${due.join(' and ')} …`)
  await Promise.all(due.map((name) => buildOne(root, name)))
}

async function buildOne(root, name) {
  const { command, mark, sources, after } = targets[name]
  const before = fingerprint(root, sources)
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // For a run in tests, and refused in production, which a build always is.
      ALLOW_PRIVATE_TARGETS: '',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new UserError(`${output}\nThe build of ${name} failed; its own message stands above.`)
  await after?.(root)
  writeFileSync(join(root, mark), before)
}

/** Declares the build to be of these sources, whatever changed since. For tests of changes that it does not contain. */
export function markBuilt(root) {
  for (const { mark, sources } of Object.values(targets)) writeFileSync(join(root, mark), fingerprint(root, sources))
}

/** Returns a hash of the names and contents of all sources: the same in every checkout of the same files. */
export function fingerprint(root, sources) {
  const hash = createHash('sha256')
  for (const source of sources) visit(source)
  return hash.digest('hex')

  function visit(path) {
    const found = statSync(join(root, path), { throwIfNoEntry: false })
    if (!found) return
    if (found.isDirectory()) {
      for (const entry of readdirSync(join(root, path)).sort())
        if (!entry.startsWith('.') && !NOT_WRITTEN_HERE.includes(entry)) visit(`${path}/${entry}`)
    } else hash.update(`${path}\n${found.size}\n`).update(readFileSync(join(root, path)))
  }
}

/** Assets never change, so they are compressed once, as hard as it goes. */
async function compressAssets(folder) {
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))
  const texts = files.filter((file) => ['.css', '.js', '.svg', '.json', '.txt', '.webmanifest'].includes(extname(file)))
  await Promise.all(
    texts.map(async (file) => {
      const bytes = readFileSync(file)
      const [br, gz] = await Promise.all([brotli(bytes, BEST_QUALITY), promisify(gzip)(bytes, { level: 9 })])
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gz)
    }),
  )
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { withOneLineErrors } = await import('./user-error.mjs')
  await withOneLineErrors(() =>
    build(process.cwd(), process.argv.slice(2).length > 0 ? process.argv.slice(2) : undefined),
  )
}
