// npm run release: builds, and makes an archive of the product in release/ that a server runs without building,
// installing, or a network, and starts it once. --to=FOLDER puts it elsewhere.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { UserError, withOneLineErrors } from '../backup/start-scripts.ts'
import { billOfMaterials } from '../generate/bill-of-materials.ts'
import { contentsOf } from './contents.ts'
import { licensesOf } from './licenses.ts'
import { tryArchive } from './try-archive.ts'

/** The most that an unpacked archive may take. */
const LIMIT_MB = 600
/** What a file takes on most file systems is a multiple of this. */
const BLOCK_BYTES = 4_096

const root = resolve(import.meta.dirname, '../..')
const to = resolve(process.argv.find((one) => one.startsWith('--to='))?.slice('--to='.length) ?? join(root, 'release'))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const name = `prairie-signal-${version}-${process.platform}-${process.arch}`

run(process.execPath, 'scripts/start/build.mjs')
const paths = await contentsOf(root)
const size = Math.ceil(sum(paths.map((path) => lstatSync(join(root, path)).size)) / 1024 ** 2)
const about = mkdtempSync(join(tmpdir(), 'prairie-release-'))
await withOneLineErrors(async () => {
  try {
    const generated = {
      'release.json': `${JSON.stringify({ version, commit: commit(), builtAt: new Date().toISOString() }, undefined, 2)}\n`,
      'LICENSES.txt': licensesOf(root, paths),
      'sbom.cdx.json': JSON.stringify(
        billOfMaterials(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))),
      ),
    }
    for (const [file, text] of Object.entries(generated)) writeFileSync(join(about, file), text)
    const archive = pack(Object.keys(generated))
    const digest = createHash('sha256')
    await pipeline(createReadStream(archive), digest)
    writeFileSync(join(to, 'SHA256SUMS'), `${digest.digest('hex')}  ${basename(archive)}\n`)
    const packed = Math.ceil(lstatSync(archive).size / 1024 ** 2)
    console.log(`${archive}: ${packed} MB, ${size} MB unpacked, ${paths.length} files. SHA256SUMS is beside it.`)
    const failures = await tryArchive(archive)
    if (failures.length > 0) throw new UserError(`The archive does not work.\n${failures.join('\n')}`)
    console.log('It starts in an empty folder, serves, runs tools, and stops.')
    if (size > LIMIT_MB) throw new UserError(`The archive takes ${size} MB unpacked, more than ${LIMIT_MB} MB.`)
  } finally {
    rmSync(about, { recursive: true })
  }
})

/** Packs the contents and the generated files into one folder, the same bytes from the same files. */
function pack(generated: string[]) {
  mkdirSync(to, { recursive: true })
  const archive = join(to, `${name}.tar.gz`)
  const list = join(about, 'paths')
  writeFileSync(list, `${paths.join('\0')}\0`)
  const options = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--transform=flags=rh;s,^,${name}/,`]
  const contents = ['-C', root, '--no-recursion', '--null', `--files-from=${list}`, '-C', about, ...generated]
  run('tar', '--create', '--gzip', `--file=${archive}`, ...options, ...contents)
  return archive
}

function commit() {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
}

function run(program: string, ...args: string[]) {
  execFileSync(program, args, { cwd: root, stdio: 'inherit' })
}

function sum(sizes: number[]) {
  return sizes.reduce((total, bytes) => total + Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES, 0)
}
