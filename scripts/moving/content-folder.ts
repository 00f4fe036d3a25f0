import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getCms } from '#cms/database/client.ts'
import { CONTENT_FILE, type ContentLine, MEDIA_FOLDER } from '#cms/moving/content.ts'
import { exportContent } from '#cms/moving/export-content.ts'
import { CannotLoad, loadContent } from '#cms/moving/load-content.ts'
import { fileStore } from '#platform/files/stores.ts'
import { writeMedia } from './media-folder.ts'

/**
 * Writes all content into a new folder: a file with one JSON line for each document, and the files of the images.
 * @returns the number of lines and of files
 * @throws if the folder has something in it already
 */
export async function writeContentFolder(folder: string, wish: { personal: boolean; history: boolean }) {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new CannotLoad(`${folder} is not empty. Name a new folder.`)
  const cms = await getCms()
  const names = new Set<string>()
  let lines = 0
  async function* texts() {
    for await (const line of exportContent(cms, wish)) {
      lines += 1
      if ('collection' in line && 'document' in line && line.collection === 'media')
        names.add(String(line.document.filename))
      yield `${JSON.stringify(line)}\n`
    }
  }
  await pipeline(Readable.from(texts()), createWriteStream(join(folder, CONTENT_FILE)))
  const files = await writeMedia(join(folder, MEDIA_FOLDER), names)
  return { lines, files }
}

/**
 * Loads such a folder. The files come first: a document is never without its file.
 * @returns the number of documents
 * @throws {CannotLoad}
 */
export async function readContentFolder(folder: string, { replaces }: { replaces: boolean }) {
  const store = fileStore('media')
  for (const name of await readdir(join(folder, MEDIA_FOLDER)).catch(() => []))
    if (/^[\w.-]+$/.test(name) && !(await store.has(name)))
      await store.write(name, await readFile(join(folder, MEDIA_FOLDER, name)))
  return loadContent(await getCms(), linesOf(join(folder, CONTENT_FILE)), { replaces })
}

async function* linesOf(file: string): AsyncGenerator<ContentLine> {
  const input = createReadStream(file)
  let number = 0
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    if (line.trim() === '') continue
    try {
      yield JSON.parse(line) as ContentLine
    } catch {
      throw new CannotLoad(`Line ${number} of ${file} is no JSON, and nothing was changed.`)
    }
  }
}
