import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getCms } from '#cms/database/client.ts'
import { CannotLoad } from '#cms/moving/load-content.ts'
import { siteForOthers } from '#cms/moving/site-for-others.ts'
import { writeMarkdown } from '#moving/write/markdown.ts'
import type { SiteExport } from '#moving/write/site-export.ts'
import { writeWordPress } from '#moving/write/wordpress.ts'
import { writeMedia } from './media-folder.ts'

/**
 * Writes the blog and the text pages into a new folder, as files in Markdown or as an export of WordPress, with the
 * images.
 * @param isPlain whether blocks in Markdown are shown as every program does
 * @returns the number of texts and of images
 * @throws {CannotLoad} if the folder has something in it already
 */
export async function writeForOthers(format: 'markdown' | 'wordpress', folder: string, isPlain = false) {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new CannotLoad(`${folder} is not empty. Name a new folder.`)
  const site = await siteForOthers(await getCms())
  let texts = 0
  const counted: SiteExport = {
    ...site,
    isPlain,
    texts: async function* () {
      for await (const text of site.texts()) {
        texts += 1
        yield text
      }
    },
  }
  if (format === 'wordpress')
    await pipeline(Readable.from(writeWordPress(counted)), createWriteStream(join(folder, 'wordpress.xml')))
  else
    for await (const { path, text } of writeMarkdown(counted)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
  const names: string[] = []
  for await (const { file } of site.pictures()) names.push(file)
  return { texts, files: await writeMedia(join(folder, 'media'), names) }
}
