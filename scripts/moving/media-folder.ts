import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileStore } from '#platform/files/stores.ts'

/**
 * Copies images out of the store into a folder of an export.
 * @returns how many of them there were
 */
export async function writeMedia(folder: string, names: Iterable<string>): Promise<number> {
  await mkdir(folder, { recursive: true })
  const store = fileStore('media')
  let count = 0
  for (const name of names) {
    const bytes = await store.read(name)
    if (!bytes) continue
    await writeFile(join(folder, name), bytes)
    count += 1
  }
  return count
}
