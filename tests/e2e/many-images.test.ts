// @module-tag extended
// A measurement of a large library.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBackOffice } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { waitFor } from '../support/wait-for.ts'

const COUNT = 12
const MARK = 'many-images'

async function filesToDrop() {
  const images = Array.from({ length: COUNT }, async (_, at) => ({
    name: `${MARK}-${at + 1}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background: { r: at * 9, g: 90, b: 40 } } })
      .png()
      .toBuffer(),
  }))
  const broken = { name: `${MARK}-broken.png`, mimeType: 'image/png', buffer: Buffer.from('not an image') }
  return [...(await Promise.all(images)).slice(0, 5), broken, ...(await Promise.all(images)).slice(5)]
}

/** As the browser does it when files are dropped on the page. */
async function drop(page: Page, files: Awaited<ReturnType<typeof filesToDrop>>) {
  const encoded = files.map(({ name, mimeType, buffer }) => ({
    name,
    type: mimeType,
    base64: buffer.toString('base64'),
  }))
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer()
    for (const { name, type, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name, { type }))
    }
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, encoded)
}

test('many images are uploaded at once, one that fails loses no other, and all are described in one list', async () => {
  const page = await openBackOffice('/admin/collections/media')
  const upload = page.getByRole('region', { name: 'Upload images' })
  await upload.getByText('Or drop them anywhere').waitFor()
  await drop(page, await filesToDrop())
  await upload.getByText(`${COUNT} images are in the library, 1 could not be stored.`).waitFor()
  const failure = upload.getByRole('listitem').filter({ hasText: `${MARK}-broken.png` })
  expect(await failure.locator('span').innerText()).not.toBe('')
  await failure.getByRole('button', { name: /Try .* again/ }).click()
  await upload.getByText(`${COUNT} images are in the library, 1 could not be stored.`).waitFor()

  await upload.getByRole('link', { name: /^Describe \d+ images$/ }).click()
  const first = page.getByRole('textbox', { name: `${MARK}-12.png` })
  await first.fill('A square')
  // Enter saves and goes to the next image.
  await first.press('Enter')
  await page.keyboard.type('Another square')
  await page
    .getByRole('article', { name: `${MARK}-10.png` })
    .getByRole('checkbox')
    .check()
  const described = () =>
    query<{ name: string; alt: string | null; decorative: boolean }>(
      'select original_name as name, alt, decorative from media where original_name like $1 order by id desc limit 3',
      [`${MARK}-%`],
    )
  await waitFor(async () => (await described()).every(({ alt, decorative }) => alt || decorative))
  expect(await described()).toEqual([
    { name: `${MARK}-12.png`, alt: 'A square', decorative: false },
    { name: `${MARK}-11.png`, alt: 'Another square', decorative: false },
    { name: `${MARK}-10.png`, alt: null, decorative: true },
  ])

  const editor = await signIn()
  const stored = await query<{ id: number }>('select id from media where original_name like $1', [`${MARK}-%`])
  expect(stored).toHaveLength(COUNT)
  for (const { id } of stored) await editor.remove('media', id)
})
