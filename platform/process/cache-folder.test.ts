import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCacheFolder, trimFolder } from './cache-folder.ts'

const KB = 1024
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const bytes = (length: number) => Buffer.alloc(length, 1)
const names = async () => (await readdir(folder)).sort()
const age = (name: string, minutes: number) => {
  const then = new Date(Date.now() - minutes * 60_000)
  return utimes(join(folder, name), then, then)
}
async function sizeOfFolder() {
  const found = await Promise.all((await names()).map((name) => stat(join(folder, name))))
  return found.reduce((sum, { size }) => sum + size, 0)
}

test('C1 a cached file is found again unchanged, even after a restart', async () => {
  const options = { folder, maxBytes: 1000 * KB }
  await createCacheFolder(options).store('a.webp', Buffer.from('bytes'))
  const found = await createCacheFolder(options).open('a.webp')
  expect((await found?.handle.readFile())?.toString()).toBe('bytes')
  expect(found?.size).toBe(5)
  await found?.handle.close()
  expect(await createCacheFolder(options).open('b.webp')).toBeUndefined()
})

test('C1 three processes sharing the folder never exceed its limit and keep the most recently used files', {
  tags: 'extended',
}, async () => {
  const maxBytes = 100 * KB
  const processes = [1, 2, 3].map(() => createCacheFolder({ folder, maxBytes }))
  await processes[0]?.store('wanted.webp', bytes(KB))
  for (let index = 0; index < 300; index++) {
    await processes[index % 3]?.store(`${index}.webp`, bytes(KB))
    await age(`${index}.webp`, 500 - index)
    await age('wanted.webp', 30)
    const found = await processes[(index + 1) % 3]?.open('wanted.webp')
    await found?.handle.close()
    expect(await sizeOfFolder()).toBeLessThanOrEqual(maxBytes)
  }
  const left = await names()
  expect(left).toContain('wanted.webp')
  expect(left).toContain('299.webp')
  expect(left).not.toContain('0.webp')
  expect(left.length).toBeGreaterThan(50)
})

test('C1 a file that is removed while it is read can be read to its end', async () => {
  const cache = createCacheFolder({ folder, maxBytes: 1000 * KB })
  await cache.store('a.webp', bytes(10))
  const found = await cache.open('a.webp')
  await rm(join(folder, 'a.webp'))
  expect(await found?.handle.readFile()).toHaveLength(10)
  await found?.handle.close()
})

test('R10 drafts of a killed process are deleted after ten minutes', async () => {
  for (const name of ['old.draft', 'young.draft', 'old.webp']) await writeFile(join(folder, name), 'x')
  await age('old.draft', 11)
  await age('young.draft', 9)
  await age('old.webp', 10_000)
  await trimFolder(folder, Number.POSITIVE_INFINITY)
  expect(await names()).toEqual(['old.webp', 'young.draft'])
})

test('R10 a read-only folder is reported and gets no draft', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  await expect(createCacheFolder({ folder: file, maxBytes: 1000 * KB }).store('a', bytes(1))).rejects.toThrow()
  expect(await names()).toEqual(['a-file'])
})
