import { access, copyFile, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the names of the files in a folder, and when they were written. A folder that does not exist has none. */
export async function filesOf(folder: string) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = new Map<string, number>()
  for (const file of names) {
    const found = await stat(join(folder, file)).catch(() => undefined)
    if (found?.isFile()) files.set(file, found.mtimeMs)
  }
  return files
}

/** Copies a file within its folder. Nobody ever reads a part of it. */
export async function copyWithin(folder: string, from: string, to: string) {
  const draft = join(folder, `${to}.draft`)
  await copyFile(join(folder, from), draft)
  await rename(draft, join(folder, to))
}

/**
 * Returns whether a file exists.
 * @throws {Error} if that is not known, for example while too many files are open
 */
export const exists = (file: string) =>
  access(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
