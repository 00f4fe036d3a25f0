// @module-tag extended
// More images of one kind: each is made again and compared.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { hasSecrets, photoWithSecrets } from '../support/photo.ts'
import { inject } from '../support/product.ts'
import { runInSeparateProcess } from '../support/separate-process.ts'
import { waitFor } from '../support/wait-for.ts'

type Row = { id: number; image_id: string; filename: string; width: string; height: string; filesize: string }

const MARK = 'stored-before'
const file = (name: string) => join(inject('dataDir'), 'media', name)
const rows = () => query<Row>('select * from media where alt = $1 order by id', [MARK])
const idOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 40)
const place = '/images/prairie-signal/production'
const get = (path: string) => fetch(inject('siteUrl') + path, { redirect: 'manual' })

/** Stores a file and its row as earlier versions did: byte for byte as uploaded. */
async function store(bytes: Buffer, filename = `${idOf(bytes)}.jpg`, [width, height] = [90, 60]) {
  writeFileSync(file(filename), bytes)
  await query(
    `insert into media (alt, image_id, filename, mime_type, filesize, width, height) values ($1, $2, $3, 'image/jpeg', $4, $5, $6)`,
    [MARK, idOf(bytes), filename, bytes.length, width, height],
  )
  return { id: idOf(bytes), filename, path: `${place}/${idOf(bytes)}-${width}x${height}.jpg` }
}

afterAll(async () => {
  for (const { filename } of await rows()) rmSync(file(filename), { force: true })
  await query('delete from media where alt = $1', [MARK])
})

test('C2 R9 the next start re-encodes photos of earlier versions once, even if it is killed or runs in several instances', {
  timeout: 120_000,
}, async () => {
  const photos = await Promise.all(
    Array.from({ length: 8 }, (_, index) => photoWithSecrets(`hsl(${index * 40} 80% 50%)`)),
  )
  const stored = await Promise.all(photos.map((bytes) => store(bytes)))
  // The same photo is in the library twice.
  const [first = Buffer.alloc(0)] = photos
  await store(first, `${idOf(first)}-1.jpg`)
  const broken = await store(Buffer.concat([first.subarray(0, 200), Buffer.alloc(500)]))

  const killed = runInSeparateProcess('cms/images/encode-stored-images.ts', 'encodeStoredImages(await getCms())')
  killed.ended.catch(() => undefined)
  await waitFor(async () => (await query('select 1 from image_aliases')).length > 0, { every: 5 })
  killed.kill()
  const both = [1, 2].map(() =>
    runInSeparateProcess('cms/images/encode-stored-images.ts', 'encodeStoredImages(await getCms())'),
  )
  await Promise.all(both.map(({ ended }) => ended))

  const found = await rows()
  expect(found).toHaveLength(10)
  for (const row of found.filter(({ image_id }) => image_id !== broken.id)) {
    const bytes = readFileSync(file(row.filename))
    expect(await hasSecrets(bytes)).toBe(false)
    expect(row).toMatchObject({ image_id: idOf(bytes), width: '60', height: '90', filesize: `${bytes.length}` })
  }
  expect(new Set(found.map(({ filename }) => filename)).size).toBe(10)
  for (const { id, filename, path } of stored) {
    expect(existsSync(file(filename))).toBe(false)
    const moved = await get(`${path}?w=32&fm=jpg`)
    expect(moved.status).toBe(301)
    expect(moved.headers.get('cache-control')).toContain('immutable')
    const response = await get(moved.headers.get('location') ?? '')
    expect({ id, status: response.status }).toEqual({ id, status: 200 })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([await hasSecrets(bytes), (await sharp(bytes).metadata()).width]).toEqual([false, 32])
  }
  // A file that cannot be encoded is not served.
  expect((await get(broken.path)).status).toBe(404)
  expect(existsSync(join(inject('dataDir'), 'media-refused', broken.filename))).toBe(true)

  const before = [await rows(), readdirSync(file('')).sort()]
  await runInSeparateProcess('cms/images/encode-stored-images.ts', 'encodeStoredImages(await getCms())').ended
  expect([await rows(), readdirSync(file('')).sort()]).toEqual(before)
})
