import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#engine/failures.ts'
import { freeBytes } from '#providers/link-index/build/plan.ts'
import { fileName, parts } from '#providers/link-index/build/release-files.ts'
import { downloadFile, sizeOf } from '#providers/link-index/download/download-file.ts'
import { fileUrl, originAt, releasesOnline } from '#providers/link-index/download/releases-online.ts'
import { createProgressBar } from '../progress-bar.ts'
import { duration, gigabytes } from './format.ts'
import type { Options } from './options.ts'

/** 100 Mbit/s, to give an idea of the time. */
const BYTES_PER_SECOND = 12.5e6

/** Downloads the three files of a release, or continues where the last download ended. */
export async function getLinks({ folder, files = join(folder, 'files'), from, release, force }: Options) {
  const origin = originAt(from)
  const name = release && release !== 'latest' ? release : (await releasesOnline(origin))[0]
  if (!name) return
  await mkdir(files, { recursive: true })
  const urls = parts.map((part) => ({ url: fileUrl(origin, name, part), path: join(files, fileName(name, part)) }))
  const sizes = await Promise.all(urls.map(({ url }) => sizeOf(url)))
  const bytes = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
  const free = await freeBytes(files)
  console.log(
    `Downloading ${name}: ${gigabytes(bytes)} (${gigabytes(free)} are free), about ${duration(bytes / BYTES_PER_SECOND)} at 100 Mbit/s. It can be stopped and continued.`,
  )
  if (bytes > free && !force) {
    throw new Failure('invalid', { message: 'There is not enough disk space. --force downloads anyway.' })
  }
  for (const { url, path } of urls) {
    const bar = createProgressBar(process.stderr)
    const onBytes = (done: number, total: number) =>
      bar.show(Math.round(done / 1e6), Math.round(total / 1e6), `${path.slice(files.length + 1)} (MB)`)
    const isNew = await downloadFile(url, path, { onBytes }).finally(bar.end)
    console.log(isNew ? `Downloaded ${path}` : `${path} was complete.`)
  }
  console.log(`Next: npm run data -- build --release=${name}`)
}
