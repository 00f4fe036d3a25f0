import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

const WIDTH = 2_000
const HEIGHT = 1_500
const NOT_MORE_MS = 30 * 60_000

/**
 * Drops 200 photos of about a megabyte each on the screen “Images”, as a person who is signed in.
 * @param count how many instead of 200
 * @returns how many arrived and failed, their size, and how long it took
 */
export async function uploadManyImages(page: Page, count = 200) {
  const folder = await mkdtemp(join(tmpdir(), 'many-images-'))
  try {
    return await uploadFrom(page, folder, count)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function uploadFrom(page: Page, folder: string, count: number) {
  const files: string[] = []
  let bytes = 0
  const photo = await noise(count)
  for (let at = 0; at < count; at += 1) {
    const image = await photo(at)
    bytes += image.length
    files.push(join(folder, `photo-${at + 1}.jpg`))
    await writeFile(files[at] as string, image)
  }

  await page.goto('/admin/collections/media')
  const upload = page.getByRole('region', { name: 'Upload images' })
  await upload.waitFor()
  const start = performance.now()
  await upload.locator('input[type="file"]').setInputFiles(files)
  const end = upload.getByRole('status').filter({ hasText: 'in the library' })
  await end.waitFor({ timeout: NOT_MORE_MS })
  const seconds = (performance.now() - start) / 1_000
  const progress = await upload.locator('.upload-images-progress p').innerText()
  const [stored = 0, , failed = 0] = (progress.match(/\d+/g) ?? []).map(Number)
  return { files: count, megabytes: Math.round(bytes / 1_000_000), stored, failed, seconds: Math.round(seconds) }
}

/** Noise, so that a photo of it is as large as one of a camera. Each photo is another part of it. */
async function noise(count: number) {
  const size = { width: WIDTH + count, height: HEIGHT, channels: 3 } as const
  const gaussian = { type: 'gaussian', mean: 120, sigma: 24 } as const
  const { data, info } = await sharp({ create: { ...size, background: '#888', noise: gaussian } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (at: number) =>
    sharp(data, { raw: info })
      .extract({ left: at, top: 0, width: WIDTH, height: HEIGHT })
      .jpeg({ quality: 80 })
      .toBuffer()
}
