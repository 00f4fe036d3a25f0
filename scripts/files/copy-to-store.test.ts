import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderStore } from '#platform/files/folder-store.ts'
import { openBucket } from '#platform/files/s3-bucket.ts'
import { createS3Store } from '#platform/files/s3-store.ts'
import { startS3 } from '#tests/support/s3-server.ts'
import { copyToStore } from './copy-to-store.ts'

let home = ''
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'prairie-copies-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  rmSync(home, { recursive: true, force: true })
})

test('files are copied to the store once, and one that differs there is copied again', async () => {
  const from = createFolderStore(join(home, 'media'))
  const to = createS3Store({ bucket: openBucket(s3.settings), folder: 'media' })
  for (const name of ['a.png', 'b.png', 'c.png.1.draft']) await from.write(name, Buffer.from(name))
  await to.write('b.png', Buffer.from('broken off'))
  await to.write('own.png', Buffer.from('of the store'))
  expect(await copyToStore(from, to)).toEqual({ copied: 2, present: 0, problems: [] })
  expect(await copyToStore(from, to)).toEqual({ copied: 0, present: 2, problems: [] })
  expect([...(await to.list()).keys()].sort()).toEqual(['a.png', 'b.png', 'own.png'])
  expect(String(await to.read('b.png'))).toBe('b.png')
})

test('a store that loses what it was given is reported', async () => {
  const from = createFolderStore(join(home, 'resumes'))
  await from.write('cv.pdf', Buffer.from('cv'))
  const leaky = { ...createFolderStore(join(home, 'leaky')), read: async () => undefined, place: 's3://leaky' }
  expect(await copyToStore(from, leaky)).toEqual({ copied: 0, present: 0, problems: ['s3://leaky/cv.pdf differs.'] })
})
