import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { UnreadableExport } from '../item.ts'
import { DEFAULT_LIMITS, filesOfTar, type TarLimits } from './read-tar.ts'

type Entry = Parameters<typeof packTar>[0][number]

async function read(bytes: Uint8Array, limits: Partial<TarLimits> = {}, isRead = true) {
  const path = join(temporaryFolder({ 'a.tar': bytes }), 'a.tar')
  const found: Record<string, string> = {}
  for await (const file of filesOfTar(path, { ...DEFAULT_LIMITS, ...limits })) {
    const parts: Uint8Array[] = []
    if (isRead) for await (const part of file.content()) parts.push(part)
    found[file.path] = Buffer.concat(parts).toString()
  }
  return found
}

const entry = (name: string, body = '', more: object = {}) =>
  ({ header: { name, size: Buffer.byteLength(body), ...more }, body }) as Entry
const long = `${'folder/'.repeat(40)}file.txt`

test('files of an archive are read in their order, gzipped or not', async () => {
  const tar = await packTar([entry('./a.txt', 'A'), entry('empty', ''), entry(long, 'B'.repeat(200_000))])
  const expected = { 'a.txt': 'A', empty: '', [long]: 'B'.repeat(200_000) }
  expect(await read(tar)).toEqual(expected)
  expect(await read(gzipSync(tar))).toEqual(expected)
  expect(Object.keys(await read(gzipSync(tar), {}, false))).toEqual(Object.keys(expected))
})

test('links and folders are skipped', async () => {
  const tar = await packTar([
    { header: { name: 'folder/', size: 0, type: 'directory' } },
    { header: { name: 'link', size: 0, type: 'symlink', linkname: '/etc/passwd' } },
    { header: { name: 'hard', size: 0, type: 'link', linkname: '../x' } },
    entry('a', 'A'),
  ])
  expect(await read(tar)).toEqual({ a: 'A' })
})

test.each(['../a', 'a/../../b', '/etc/passwd', 'a\\..\\..\\b', 'C:/a'])(
  'a path that leads elsewhere is refused: %s',
  async (name) => {
    await expect(read(await packTar([entry(name, 'x')]))).rejects.toThrow(UnreadableExport)
  },
)

test('an archive that becomes too large is refused, whatever it says of itself', async () => {
  const bomb = gzipSync(await packTar([entry('a', '\0'.repeat(100_000_000))]), { level: 9 })
  expect(bomb.length).toBeLessThan(200_000)
  await expect(read(bomb, {}, false)).rejects.toThrow('times its size')
  const small = await packTar([entry('a', 'x'.repeat(5_000)), entry('b', 'y')])
  await expect(read(small, { maxBytes: 4_000 })).rejects.toThrow('more than 4000 bytes')
  await expect(read(small, { maxFiles: 1 })).rejects.toThrow('more than 1 entries')
})

test.each([
  ['text', Buffer.from('no archive '.repeat(100))],
  ['half a gzip', gzipSync(Buffer.alloc(5_000, 'x')).subarray(0, 20)],
  ['gzipped text', gzipSync(Buffer.from('no archive '.repeat(100)))],
])('what is no archive is refused in a sentence: %s', async (_what, bytes) => {
  await expect(read(bytes)).rejects.toThrow(UnreadableExport)
})

test('an archive that ends in the middle is refused', async () => {
  const tar = await packTar([entry('a', 'x'.repeat(50_000))])
  await expect(read(tar.subarray(0, 10_000))).rejects.toThrow(UnreadableExport)
})
