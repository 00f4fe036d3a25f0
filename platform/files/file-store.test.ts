import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '#tests/support/s3-server.ts'
import { createCacheFolder } from '../process/cache-folder.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { openBucket, type S3Settings } from './s3-bucket.ts'
import { createS3Store } from './s3-store.ts'
import { createSharedCache } from './shared-cache.ts'
import { claimFiles } from './store-owner.ts'

let home = ''
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'prairie-stores-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  rmSync(home, { recursive: true, force: true })
})

const machine = (name: string, more: Partial<S3Settings> = {}) =>
  createS3Store({
    bucket: openBucket({ ...s3.settings, ...more }),
    folder: 'media',
    copies: createCacheFolder({ folder: join(home, name), maxBytes: 1_000_000 }),
  })
const bytes = (text: string) => Buffer.from(text)

describe.each<[string, () => FileStore]>([
  ['a folder', () => createFolderStore(join(home, 'folder'))],
  ['an S3 store', () => machine('own')],
])('files in %s', (_, open) => {
  test('files are written, read, copied, listed with their time, and removed', async () => {
    const store = open()
    expect([await store.list(), await store.read('none'), await store.has('none')]).toEqual([
      new Map(),
      undefined,
      false,
    ])
    const began = Date.now()
    await store.write('a b (1)é.pdf', bytes('first'))
    await store.write('a b (1)é.pdf', bytes('second'))
    await store.copy('a b (1)é.pdf', 'two.png')
    expect(String(await store.read('two.png'))).toBe('second')
    expect(await readFile((await store.localPath('a b (1)é.pdf')) ?? '', 'utf8')).toBe('second')
    const listed = await store.list()
    expect([...listed.keys()].sort()).toEqual(['a b (1)é.pdf', 'two.png'])
    for (const at of listed.values()) expect(Math.abs(at - began)).toBeLessThan(10_000)
    await store.remove('two.png')
    await store.remove('two.png')
    expect([await store.has('two.png'), await store.localPath('two.png'), await store.has('a b (1)é.pdf')]).toEqual([
      false,
      undefined,
      true,
    ])
    await expect(store.copy('none', 'other')).rejects.toThrow()
  })
})

test('an S3 store lists all pages, and only the files of its folder', async () => {
  const store = createS3Store({ bucket: openBucket(s3.settings), folder: 'some' })
  await createS3Store({ bucket: openBucket(s3.settings), folder: 'some-more' }).write('other', bytes(''))
  await store.write('one (1).png', bytes('x'))
  expect([...(await store.list()).keys()]).toEqual(['one (1).png'])
  // As documented: https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
  const pageOf = (name: string, next: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
     <IsTruncated>${next !== ''}</IsTruncated><Contents><Key>site/some/${name}</Key>
     <LastModified>2026-11-28T09:00:00.000Z</LastModified><Owner><ID>x</ID></Owner></Contents>
     ${next && `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`
  const asked: (string | null)[] = []
  const server = createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token')
    asked.push(token)
    response.end(token === null ? pageOf('a.png', '1/+= x') : pageOf('b.png', ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const listed = await createS3Store({ bucket: openBucket({ ...s3.settings, endpoint }), folder: 'some' }).list()
  server.close()
  const at = Date.parse('2026-11-28T09:00:00Z')
  expect([asked, [...listed]]).toEqual([
    [null, '1/+= x'],
    [
      ['a.png', at],
      ['b.png', at],
    ],
  ])
})

test('a second machine reads what the first one wrote, and keeps its copy while the store does not respond', async () => {
  const [first, second] = [machine('first'), machine('second')]
  await first.write('shared.png', bytes('pixels'))
  const path = (await second.localPath('shared.png')) ?? ''
  expect(await readFile(path, 'utf8')).toBe('pixels')
  const cutOff = machine('second', { endpoint: 'http://127.0.0.1:9' })
  expect(await cutOff.localPath('shared.png')).toBe(path)
  await expect(cutOff.localPath('never-read.png')).rejects.toThrow('does not respond')
  await first.remove('shared.png')
  // A process that has not just asked the store.
  expect(await machine('second').localPath('shared.png')).toBeUndefined()
  expect(await readdir(join(home, 'second'))).toEqual([])
})

test('a wrong key or bucket is an error and no empty store', async () => {
  await expect(machine('a', { secretAccessKey: 'wrong' }).list()).rejects.toThrow(/S3 answered 403/)
  await expect(machine('a', { bucket: 'none' }).list()).rejects.toThrow(/NoSuchBucket/)
  await expect(machine('a', { bucket: 'none' }).read('a.png')).rejects.toThrow(/NoSuchBucket/)
})

test('C3 the files of one site are not another’s, such as a staging site with a copy of the database', async () => {
  await claimFiles(s3.settings, 'https://agency.example')
  await claimFiles(s3.settings, 'https://agency.example')
  await expect(claimFiles(s3.settings, 'https://staging.example')).rejects.toThrow('belong to https://agency.example')
  await claimFiles({ ...s3.settings, prefix: 'staging/' }, 'https://staging.example')
})

test('an object is served as a whole, in part, or refused with its size', async () => {
  const bucket = openBucket(s3.settings)
  await bucket.put('range.pdf', bytes('0123456789'), 'application/pdf')
  const part = await bucket.get('range.pdf', 'bytes=2-4')
  expect([part?.status, part?.headers.get('content-range'), await part?.text()]).toEqual([206, 'bytes 2-4/10', '234'])
  expect((await bucket.get('range.pdf', 'bytes=20-'))?.status).toBe(416)
})

test('a file that can be made again is found on another machine, and without the shared store', async () => {
  const folderOf = (name: string) => createCacheFolder({ folder: join(home, name), maxBytes: 1_000_000 })
  const store = createS3Store({ bucket: openBucket(s3.settings), folder: 'image-cache' })
  await createSharedCache(folderOf('cache-a'), store).store('x.avif', bytes('variant'))
  const broken = { read: () => Promise.reject(new Error('down')), write: () => Promise.reject(new Error('down')) }
  expect(await createSharedCache(folderOf('cache-b'), broken).open('x.avif')).toBeUndefined()
  const found = await createSharedCache(folderOf('cache-b'), store).open('x.avif')
  expect(String(await found?.handle.readFile())).toBe('variant')
  await found?.handle.close()
})

test('a folder without its drafts, and what cannot be read, is told from an empty one', async () => {
  await mkdir(join(home, 'odd', 'folder'), { recursive: true })
  writeFileSync(join(home, 'odd', 'file'), '')
  expect([...(await createFolderStore(join(home, 'odd')).list()).keys()]).toEqual(['file'])
  await expect(createFolderStore(join(home, 'odd', 'file')).list()).rejects.toThrow('ENOTDIR')
  await expect(createFolderStore(join(home, 'odd', 'file')).has('b')).rejects.toThrow('ENOTDIR')
  expect([...(await createFolderStore(join(home, 'none')).list()).keys()]).toEqual([])
})
