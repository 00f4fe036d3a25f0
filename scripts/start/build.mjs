import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { BEST_QUALITY, brotli, FAST_QUALITY } from '#platform/http/brotli.ts'
import { writeBillOfMaterials } from '../generate/bill-of-materials.ts'
import { fingerprint } from './fingerprint.ts'
import { UserError } from './user-error.mjs'

const SHARED = ['audit', 'cms', 'emails', 'engine', 'package-lock.json', 'package.json', 'platform', 'tsconfig.json']

/** What is built, into which folder, from which sources, and which files of it a browser loads. */
const targets = {
  site: {
    folder: 'dist',
    sources: [...SHARED, 'site', 'runs', 'tools', 'providers', 'content', 'public', 'astro.config.ts'],
    command: ['node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    assets: 'client',
  },
  admin: {
    folder: 'admin/.next',
    sources: [...SHARED, 'admin'],
    command: ['node_modules/next/dist/bin/next', 'build', 'admin'],
    assets: 'static',
  },
}

/** In the folder of a build: the fingerprint of the sources from which it was built, and compressed. */
const [BUILT, COMPRESSED] = ['.built', '.compressed']
/** Smaller files are on every page, and their size has a budget. */
const LARGE_BYTES = 64 * 1024

/**
 * Builds whatever is older than its sources, in parallel.
 * @param {string[]} [names] `'site'`, `'admin'`, or both
 * @param {boolean} [isForTests] Large files may be larger: their best compression takes as long as half of a build.
 *   Tests of starts with other environments set FAST_COMPRESSION.
 */
export async function build(
  root,
  names = Object.keys(targets),
  isForTests = process.env.NODE_ENV === 'test' || process.env.FAST_COMPRESSION === 'yes',
) {
  const quality = isForTests ? FAST_QUALITY : BEST_QUALITY
  const prints = new Map(names.map((name) => [name, fingerprint(root, targets[name].sources)]))
  const due = names.filter((name) => !isMarked(root, name, BUILT, prints.get(name)))
  const loose = names.filter(
    (name) =>
      due.includes(name) ||
      ![quality, BEST_QUALITY].some((quality) => isMarked(root, name, COMPRESSED, `${prints.get(name)} ${quality}`)),
  )
  if (due.length > 0) console.log(`Building ${due.join(' and ')} …`)
  else if (loose.length > 0) console.log(`Compressing the files of ${loose.join(' and ')} …`)
  await Promise.all(
    loose.map(async (name) => {
      if (due.includes(name)) await buildOne(root, name, prints.get(name))
      await compressAssets(root, name, quality)
      writeFileSync(join(root, targets[name].folder, COMPRESSED), `${prints.get(name)} ${quality}`)
    }),
  )
}

function isMarked(root, name, mark, text) {
  const path = join(root, targets[name].folder, mark)
  return existsSync(path) && readFileSync(path, 'utf8') === text
}

/** Returns whether `'site'` or `'admin'` is built from its sources as they are now. */
export const isBuilt = (root, name) => isMarked(root, name, BUILT, fingerprint(root, targets[name].sources))

/** Returns the files and folders from which `'site'` or `'admin'` is built. */
export const sourcesOf = (name) => targets[name].sources

async function buildOne(root, name, print) {
  const { command, folder } = targets[name]
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Only for runs in tests; production, which includes every build, refuses it.
      ALLOW_PRIVATE_TARGETS: '',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A build that is stopped, or whose neighbor failed, leaves no process behind.
  const end = () => child.kill()
  process.once('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  process.off('exit', end)
  if (code !== 0) throw new UserError(`${output}\nThe build of ${name} failed; its own message stands above.`)
  if (name === 'site') writeBillOfMaterials(root, folder)
  writeFileSync(join(root, folder, BUILT), print)
}

/** Declares the build to be of these sources, whatever changed since. For tests of changes that it does not contain. */
export function markBuilt(root) {
  for (const { folder, sources } of Object.values(targets)) {
    const print = fingerprint(root, sources)
    writeFileSync(join(root, folder, BUILT), print)
    writeFileSync(join(root, folder, COMPRESSED), `${print} ${BEST_QUALITY}`)
  }
}

/** Assets never change, so they are compressed once, before anybody asks for them. */
async function compressAssets(root, name, quality) {
  const folder = join(root, targets[name].folder, targets[name].assets)
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))
  const texts = files.filter((file) => ['.css', '.js', '.svg', '.json', '.txt', '.webmanifest'].includes(extname(file)))
  await Promise.all(
    texts.map(async (file) => {
      const bytes = readFileSync(file)
      const [br, gz] = await Promise.all([
        brotli(bytes, bytes.length < LARGE_BYTES ? BEST_QUALITY : quality),
        promisify(gzip)(bytes, { level: 9 }),
      ])
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gz)
    }),
  )
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { withOneLineErrors } = await import('./user-error.mjs')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  await withOneLineErrors(() =>
    build(process.cwd(), process.argv.slice(2).length > 0 ? process.argv.slice(2) : undefined),
  )
}
