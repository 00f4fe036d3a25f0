import { lstat, open, readdir, realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { UnreadableExport } from '../item.ts'

/** A file of a folder, with its path from there, separated by `/`. */
export type FolderFile = { path: string; bytes: number }

const MAX_DEPTH = 30
const MAX_FILES = 2_000_000

/**
 * Yields the files of a folder in the order of their names. Symbolic links are left out: they can lead anywhere.
 * @param isSkipped returns whether a folder, by its path, is left out with all it has
 * @throws {UnreadableExport} if there are more than two million files
 */
export async function* filesIn(root: string, isSkipped: (path: string) => boolean): AsyncGenerator<FolderFile> {
  let count = 0
  async function* within(folder: string, depth: number): AsyncGenerator<FolderFile> {
    const entries = await readdir(folder, { withFileTypes: true })
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const one of entries) {
      const whole = join(folder, one.name)
      const path = relative(root, whole).split(sep).join('/')
      if (one.isDirectory() && depth < MAX_DEPTH && !isSkipped(path)) yield* within(whole, depth + 1)
      if (!one.isFile()) continue
      if (++count > MAX_FILES) throw new UnreadableExport(`${root} has more than ${MAX_FILES} files.`)
      yield { path, bytes: (await lstat(whole)).size }
    }
  }
  yield* within(root, 0)
}

/**
 * Returns the bytes of a file of a folder.
 * @param path from the folder; one that leads out of it is refused, also by a symbolic link
 * @throws {UnreadableExport} if there is no such file, or it is larger than `maxBytes`
 */
export async function readFolderFile(root: string, path: string, maxBytes: number): Promise<Buffer> {
  const [base, whole] = await Promise.all([realpath(root), realpath(join(root, path))]).catch(() => [root, ''])
  if (!whole?.startsWith(base + sep)) throw new UnreadableExport(`The export has no file ${path}.`)
  const file = await open(whole, 'r')
  try {
    const { size } = await file.stat()
    if (size > maxBytes) throw new UnreadableExport(`${path} has ${size} bytes; the maximum is ${maxBytes}.`)
    const buffer = Buffer.alloc(size)
    const { bytesRead } = await file.read(buffer, 0, size, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Returns whether a file name is that of a picture that the library can store. */
export const isPictureFile = (name: string): boolean => /\.(png|jpe?g|gif|webp|avif|svg|heic|tiff?)$/i.test(name)
