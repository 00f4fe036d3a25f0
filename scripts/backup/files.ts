import { spawnSync } from 'node:child_process'
import { createHash, hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '#platform/files/file-store.ts'

/** A list that `sha256sum --check` reads: digest, two spaces, path. */
export const CHECKSUMS = 'SHA256SUMS'

/** Files of a backup by their paths in it, with their SHA-256 digests. */
export type Digests = Map<string, string>

/** Read at once: most files are of this size, and a stream takes several times as long. */
const SMALL_BYTES = 1024 ** 2

type Skip = (path: string) => boolean

/**
 * Copies a folder whose files may change or disappear meanwhile. What is in the target already stays as it is.
 * @param skip tells by its path in the folder what is left out; a folder is left out with everything in it
 * @param paths what digests are named after: the paths in this folder
 */
export async function copyFolder(
  from: string,
  to: string,
  { skip = () => false, root }: { skip?: Skip; root: string },
): Promise<Digests> {
  const digests: Digests = new Map()
  await mkdir(to, { recursive: true, mode: 0o700 })
  await walk('')
  return digests

  async function walk(folder: string) {
    const entries = await readdir(join(from, folder), { withFileTypes: true }).catch(ignoreMissing)
    for (const entry of entries ?? []) {
      const path = join(folder, entry.name)
      if (skip(path)) continue
      if (entry.isDirectory()) {
        await mkdir(join(to, path), { recursive: true, mode: 0o700 })
        await walk(path)
      } else if (entry.isFile() && !(await exists(join(to, path)))) {
        const digest = await copyFile(join(from, path), join(to, path)).catch(ignoreMissing)
        if (digest) digests.set(relative(root, join(to, path)), digest)
      }
    }
  }
}

/** Copies the files of a store as `copyFolder` does those of a folder, without drafts. */
export async function copyStore(store: FileStore, to: string, { root }: { root: string }): Promise<Digests> {
  const digests: Digests = new Map()
  for (const name of (await store.list()).keys()) {
    const target = join(to, name)
    if (name.endsWith('.draft') || (await exists(target))) continue
    const bytes = await store.read(name)
    // Deleted since the files were listed.
    if (!bytes) continue
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await writeFile(target, bytes, { mode: 0o600 })
    digests.set(relative(root, target), hash('sha256', bytes))
  }
  return digests
}

/** Copies one file and returns its SHA-256 digest in hexadecimal. */
export async function copyFile(from: string, to: string): Promise<string> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  if ((await stat(from)).size <= SMALL_BYTES) {
    const content = await readFile(from)
    await writeFile(to, content, { mode: 0o600 })
    return hash('sha256', content)
  }
  const digest = createHash('sha256')
  const noted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      digest.update(chunk)
      yield chunk
    }
  }
  await pipeline(createReadStream(from), noted, createWriteStream(to, { mode: 0o600 }))
  return digest.digest('hex')
}

/** Returns when everything written to the file system of a folder is on its disk, not only in the cache. */
export function flushToDisk(folder: string): void {
  const { status } = spawnSync('sync', ['--file-system', folder])
  // Without GNU's program, everything else waits, too.
  if (status !== 0) spawnSync('sync')
}

/** Writes the list of digests. */
export async function writeChecksums(folder: string, digests: Digests): Promise<void> {
  const lines = [...digests].sort().map(([path, digest]) => `${digest}  ${path}\n`)
  await writeFile(join(folder, CHECKSUMS), lines.join(''), { mode: 0o600 })
}

/** Returns what of a backup is missing or damaged: a sentence for each file. */
export async function problemsOf(folder: string): Promise<string[]> {
  const list = await readFile(join(folder, CHECKSUMS), 'utf8').catch(ignoreMissing)
  if (list === undefined) return [`${folder} is no complete backup: it has no ${CHECKSUMS}.`]
  const problems: string[] = []
  for (const line of list.split('\n').filter(Boolean)) {
    const [digest, path] = [line.slice(0, 64), line.slice(66)]
    const found = await digestOf(join(folder, path)).catch(ignoreMissing)
    if (found === undefined) problems.push(`${path} is missing.`)
    else if (found !== digest) problems.push(`${path} is damaged.`)
  }
  return problems
}

async function digestOf(path: string) {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return digest.digest('hex')
}

/** Returns whether there is a file or a folder at a path. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
