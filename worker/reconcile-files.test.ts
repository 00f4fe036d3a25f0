import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimFiles } from '#platform/files/store-owner.ts'
import { fileStore } from '#platform/files/stores.ts'
import { fakeCms, standInForCms } from '#tests/support/fake-cms.ts'
import { startS3 } from '#tests/support/s3-server.ts'
import { type FileRow, planReconciliation } from './plan-reconciliation.ts'
import { reconcileFiles } from './reconcile-files.ts'

const MINUTE_MS = 60_000
const now = Date.parse('2026-11-27T12:00:00Z')
const names = (count: number) => Array.from({ length: count }, (_, at) => `${at}.pdf`)
const row = (own: string, shared: string | null = null, id = 1): FileRow => ({ id, own, shared })

function plan(files: Record<string, number>, rows: FileRow[]) {
  const written = new Map(Object.entries(files).map(([name, minutes]) => [name, now - minutes * MINUTE_MS]))
  return planReconciliation({ files: written, rows, name: 'media', folder: '/data/media', now })
}
const planOf = (files: string[], owned: string[]) =>
  plan(
    Object.fromEntries(files.map((name) => [name, 60])),
    owned.map((name) => row(name)),
  )

test('C3 a file without a row is deleted after ten minutes, and every other file stays', () => {
  const files = { 'old.pdf': 11, 'at-the-limit.pdf': 10, 'new.pdf': 0, 'own.jpg': 600, 'shared.jpg': 600 }
  expect(plan(files, [row('own.jpg', 'shared.jpg')])).toEqual({ orphans: ['old.pdf'], lost: [], copies: [] })
})

test('R-222 a row without its file is lost, and a missing shared file is copied from its own', () => {
  const rows = [row('a.jpg', '1.jpg', 1), row('b.jpg', '2.jpg', 2), row('c.jpg', '3.jpg', 3), row('d.jpg', null, 4)]
  expect(plan({ 'a.jpg': 60, 'b.jpg': 60, '2.jpg': 60, 'd.jpg': 60 }, rows)).toEqual({
    orphans: [],
    lost: [rows[2]],
    copies: [{ own: 'a.jpg', shared: '1.jpg' }],
  })
})

test('C3 nothing is deleted if more than twenty files, and more than half, have no row', () => {
  const own = (count: number) => Array.from({ length: count }, (_, at) => `own-${at}.pdf`)
  expect(planOf([...names(20), ...own(1)], own(1)).orphans).toHaveLength(20)
  expect(planOf([...names(21), ...own(21)], own(21)).orphans).toHaveLength(21)
  expect(() => planOf([...names(21), ...own(20)], own(20))).toThrow(
    '21 of 41 files in /data/media have no row. Nothing was deleted: check DATA_DIR and DATABASE_URL.',
  )
})

test('C3 nothing is deleted if more than twenty rows, and more than half, have no file', () => {
  expect(planOf([], names(20)).lost).toHaveLength(20)
  expect(planOf(names(42).slice(21), names(42)).lost).toHaveLength(21)
  expect(() => planOf(names(41).slice(21), names(41))).toThrow('21 of 41 files of media are not in /data/media.')
})

const dataDir = () => folder
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prairie-files-'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  standInForCms(undefined)
  vi.restoreAllMocks()
})

/** Writes files of an hour ago, each with its name as content. */
function store(table: string, ...files: string[]) {
  mkdirSync(join(folder, table), { recursive: true })
  for (const name of files) {
    const path = join(folder, table, name)
    writeFileSync(path, name)
    utimesSync(path, Date.now() / 1_000 - 3_600, Date.now() / 1_000 - 3_600)
  }
}
const stored = (table: string) => readdirSync(join(dataDir(), table)).sort()

test('C3 an orphaned file is deleted with an entry in the audit log; a folder in it is none', async () => {
  store('media', 'a.jpg', 'orphan.jpg')
  store('resumes', 'cv.pdf')
  mkdirSync(join(folder, 'media', 'folder'), { recursive: true })
  const cms = fakeCms({
    rows: [
      ['from media', [row('a.jpg', 'b.jpg')]],
      ['from resumes', [row('cv.pdf')]],
    ],
  })
  await reconcileFiles({ dataDir: folder })
  expect([stored('media'), stored('resumes')]).toEqual([['a.jpg', 'b.jpg', 'folder'], ['cv.pdf']])
  expect(readFileSync(join(folder, 'media', 'b.jpg'), 'utf8')).toBe('a.jpg')
  expect(cms.calls('create').map(({ data }) => data)).toEqual([
    { action: 'files-without-row-deleted', about: 'media', details: '1 in media' },
  ])
})

test('C3 in an S3 store, too, only orphaned files are deleted, and none of another site', async () => {
  const { settings, stop } = await startS3()
  const open = (name: 'media' | 'resumes') =>
    fileStore(name, { dataDir: folder, s3: settings, imageCacheBytes: 1_000_000 })
  const [media, resumes] = [open('media'), open('resumes')]
  for (const name of ['a.jpg', 'orphan.jpg']) await media.write(name, Buffer.from(name))
  await resumes.write('cv.pdf', Buffer.from('cv'))
  const rows: [string, object[]][] = [
    ['from media', [row('a.jpg', 'b.jpg')]],
    ['from resumes', [row('cv.pdf')]],
  ]
  const names = async () => [[...(await media.list()).keys()].sort(), [...(await resumes.list()).keys()]]
  fakeCms({ rows })
  await reconcileFiles({ dataDir: folder, s3: settings })
  // All of them are new.
  expect(await names()).toEqual([['a.jpg', 'b.jpg', 'orphan.jpg'], ['cv.pdf']])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * MINUTE_MS })
  await expect(claimFiles(settings, 'https://staging.example')).rejects.toThrow('nothing was deleted')
  const cms = fakeCms({ rows })
  await reconcileFiles({ dataDir: folder, s3: settings })
  expect(await names()).toEqual([['a.jpg', 'b.jpg'], ['cv.pdf']])
  expect(cms.calls('create').map(({ data }) => data)).toEqual([
    { action: 'files-without-row-deleted', about: 'media', details: '1 in media' },
  ])
  vi.useRealTimers()
  await stop()
})

test('C3 with the wrong database, no file is deleted', async () => {
  store('media', ...names(30))
  const cms = fakeCms()
  await expect(reconcileFiles({ dataDir: folder })).rejects.toThrow('30 of 30 files')
  expect([stored('media').length, cms.calls('create')]).toEqual([30, []])
})

const isStill: [string, object[]] = ['updated_at <', [{}]]

test('R-222 a lost image is reported once, and its row stays', async () => {
  const lost: [string, object[]] = ['from media', [row('lost.jpg', null, 7)]]
  const first = fakeCms({ rows: [isStill, lost] })
  await reconcileFiles({ dataDir: folder })
  const about = 'media/7'
  const details = 'The file lost.jpg is not in media. Restore it from a backup, or delete the entry.'
  expect(first.calls('create')).toEqual([
    { collection: 'audit-log', data: { action: 'file-missing', about, details }, depth: 0 },
  ])
  expect(console.error).toHaveBeenCalledExactlyOnceWith(`${about}: ${details}`)
  expect(first.ran('delete')).toEqual([])
  const second = fakeCms({ rows: [isStill, lost, ['from audit_log', [{}]]] })
  await reconcileFiles({ dataDir: folder })
  expect(second.calls('create')).toEqual([])
  expect(second.ran('from audit_log').map(({ values }) => values)).toEqual([['file-missing', about]])
})

test('R-222 a row that is new, or that was deleted meanwhile, is not reported', async () => {
  const cms = fakeCms({ rows: [['filename as own, image_id', [row('lost.jpg', null, 7)]]] })
  // The query for the row asks for its name and for ten minutes.
  await reconcileFiles({ dataDir: folder })
  expect(cms.ran('updated_at <')).toEqual([
    {
      text: "select 1 from media where id = $1 and filename = $2 and updated_at < now() - interval '10 minutes'",
      values: [7, 'lost.jpg'],
    },
  ])
  expect(cms.calls('create')).toEqual([])
})

test('C3 a lost résumé without an application is deleted, one with an application is reported', async () => {
  const lost: [string, object[]] = ['select id, filename as own, null', [row('cv.pdf', null, 3)]]
  const unused = fakeCms({ rows: [isStill, lost, ['delete from resumes', [{}]]] })
  await reconcileFiles({ dataDir: folder })
  expect(unused.ran('delete from resumes').map(({ values }) => values)).toEqual([[3]])
  expect(unused.calls('create')).toEqual([])
  const used = fakeCms({ rows: [isStill, lost] })
  await reconcileFiles({ dataDir: folder })
  expect(used.ran('not exists (select 1 from applications a where a.resume_id = r.id)')).toHaveLength(1)
  expect(used.calls('create').map(({ data }) => data)).toMatchObject([{ action: 'file-missing', about: 'resumes/3' }])
})

test('a file that appears meanwhile is not lost', async () => {
  const lost: [string, () => object[]] = [
    'from media',
    () => {
      store('media', 'late.jpg')
      return [row('late.jpg', null, 7)]
    },
  ]
  const cms = fakeCms({ rows: [isStill, lost] })
  await reconcileFiles({ dataDir: folder })
  expect([cms.ran('updated_at <'), cms.calls('create')]).toEqual([[], []])
})

test('abandoned drafts of images are deleted, and images stay however large their folders are', async () => {
  store('image-cache', 'a.avif')
  store('social-images', 'b.png')
  fakeCms()
  await reconcileFiles({ dataDir: folder })
  expect([stored('image-cache'), stored('social-images')]).toEqual([['a.avif'], ['b.png']])
})
