import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportFile, unpackedFolder } from '#cms/database/client.ts'
import { filesOfTar } from '#moving/archive/read-tar.ts'
import type { System } from '#moving/item.ts'

/**
 * Returns what a reader opens: the uploaded file, or, for a static site, the folder that is packed in it.
 * @throws {UnreadableExport} if a packed folder cannot be unpacked
 */
export async function openableExport(system: System, id: number): Promise<string> {
  const file = exportFile(id)
  await stat(file)
  return system === 'markdown' ? unpack(file, unpackedFolder(id)) : file
}

/**
 * Unpacks an archive once, and returns the folder with its files: the only folder in it, if it has nothing else.
 * @param to exists only once everything is unpacked
 */
export async function unpack(file: string, to: string): Promise<string> {
  if (!(await stat(to).catch(() => undefined))) {
    const begun = `${to}.begun`
    await rm(begun, { recursive: true, force: true })
    await mkdir(begun, { recursive: true, mode: 0o700 })
    for await (const { path, content } of filesOfTar(file)) {
      const target = join(begun, path)
      await mkdir(dirname(target), { recursive: true })
      await pipeline(Readable.from(content()), createWriteStream(target))
    }
    await rename(begun, to)
  }
  const [only, ...more] = await readdir(to, { withFileTypes: true })
  return only?.isDirectory() && more.length === 0 ? join(to, only.name) : to
}
