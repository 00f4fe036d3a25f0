import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SocialCard } from './card.ts'
import { createImageStore } from './store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const card = (title: string): SocialCard => ({
  brand: 'A',
  title,
  kicker: '',
  meta: [],
  drawing: { kind: 'rows', rows: [], ticks: [] },
})
const drawing = () => vi.fn(async ({ title }: SocialCard) => Buffer.from(title))

test('S-26 simultaneous requests share one rendered image, which is stored', async () => {
  const render = drawing()
  const store = createImageStore({ folder, render })
  const [one, two] = await Promise.all([store.get(card('One')), store.get(card('One'))])
  expect(render).toHaveBeenCalledTimes(1)
  expect(one.bytes.toString()).toBe('One')
  expect(two.etag).toBe(one.etag)
  const later = createImageStore({ folder, render })
  expect((await later.get(card('One'))).bytes.toString()).toBe('One')
  expect(render).toHaveBeenCalledTimes(1)
})

test('S-26 a changed title gives another image', async () => {
  const render = drawing()
  const store = createImageStore({ folder, render })
  const former = await store.get(card('One'))
  const changed = await store.get(card('Two'))
  expect(changed.etag).not.toBe(former.etag)
  expect(changed.bytes.toString()).toBe('Two')
})

test('S-26 the store has a limit and keeps no drafts', async () => {
  const store = createImageStore({ folder, render: drawing(), maxFiles: 3 })
  for (const title of ['a', 'b', 'c', 'd', 'e']) await store.get(card(title))
  const names = await readdir(folder)
  expect(names).toHaveLength(3)
  expect(names.every((name) => name.endsWith('.png'))).toBe(true)
})

test('S-26 an image that cannot be stored is still served, and a failed one is rendered again', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const full = createImageStore({ folder: file, render: drawing() })
  expect((await full.get(card('One'))).bytes.toString()).toBe('One')
  const render = drawing().mockRejectedValueOnce(new Error('No.'))
  const store = createImageStore({ folder, render })
  await expect(store.get(card('One'))).rejects.toThrow('No.')
  expect((await store.get(card('One'))).bytes.toString()).toBe('One')
})
