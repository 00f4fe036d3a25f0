import { randomUUID } from 'node:crypto'
import { access, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** Returns a store of files in a folder of this machine. A folder that does not exist has no files. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name)
  return {
    place: folder,
    localPath: async (name) => ((await exists(pathOf(name))) ? pathOf(name) : undefined),
    read: (name) => readFile(pathOf(name)).catch(undefinedIfMissing),
    write: (name, bytes) => whole(name, (draft) => writeFile(draft, bytes)),
    copy: (from, to) => whole(to, (draft) => copyFile(pathOf(from), draft)),
    remove: (name) => rm(pathOf(name), { force: true }),
    has: (name) => exists(pathOf(name)),
    list,
  }

  async function whole(name: string, make: (draft: string) => Promise<void>) {
    await mkdir(folder, { recursive: true })
    const draft = pathOf(`${name}.${randomUUID()}.draft`)
    try {
      await make(draft)
      await rename(draft, pathOf(name))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async function list() {
    const names = (await readdir(folder).catch(undefinedIfMissing)) ?? []
    const files = new Map<string, number>()
    for (const name of names) {
      const found = await stat(pathOf(name)).catch(() => undefined)
      if (found?.isFile()) files.set(name, found.mtimeMs)
    }
    return files
  }
}

/** @throws {Error} if it is not known whether the file exists, for example while too many files are open */
const exists = async (path: string) => {
  const found = await access(path).then(() => true, undefinedIfMissing)
  return found ?? false
}

/** No file can have a name that is too long, and none is below another file. */
const MISSING = ['ENOENT', 'ENAMETOOLONG']

function undefinedIfMissing(error: NodeJS.ErrnoException) {
  if (MISSING.includes(String(error.code))) return undefined
  throw error
}
