import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFast } from './body.ts'
import type { StoredPage } from './cache.ts'
import { readPages, savePages } from './kept-pages.ts'

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-pages-'))
  file = join(folder, 'pages.bin')
})
afterAll(() => rmSync(folder, { recursive: true }))

const page = async (text: string, more: Partial<StoredPage> = {}): Promise<StoredPage> => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: await compressFast(Buffer.from(text)),
  tags: new Set(['posts/12', '=shell']),
  stale: false,
  storedAt: 1,
  trustedUntil: 0,
  ...more,
})

test('R6 fresh pages are the same after a restart, with their tags', async () => {
  const pages: [string, StoredPage][] = [
    ['2026 /', await page('<p>Home, “déjà vu”</p>\n')],
    ['2026 /stale', await page('old', { stale: true })],
    ['2026 /410', await page('', { status: 410 })],
  ]
  await savePages(file, pages, { print: 'a build', mark: '7 5' })
  const read = await readPages(file, 'a build')
  expect(read?.mark).toBe('7 5')
  expect(read?.pages).toEqual([pages[0], pages[2]])
})

test('R6 pages of another build, and a damaged file, are not used', async () => {
  await savePages(file, [['2026 /', await page('text')]], { print: 'a build', mark: '7 5' })
  expect(await readPages(file, 'another build')).toBeUndefined()
  expect(await readPages(join(folder, 'missing'), 'a build')).toBeUndefined()
  const whole = readFileSync(file)
  truncateSync(file, whole.length - 1)
  expect(await readPages(file, 'a build')).toBeUndefined()
  writeFileSync(file, 'not a file of pages')
  appendFileSync(file, whole)
  expect(await readPages(file, 'a build')).toBeUndefined()
})
