import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { add, addResume, MARK, removePeople } from '../support/people.ts'
import { inject } from '../support/product.ts'
import { runInSeparateProcess } from '../support/separate-process.ts'

const path = (...names: string[]) => join(inject('dataDir'), ...names)
const reconcile = () => runInSeparateProcess('worker/reconcile-files.ts', 'reconcileFiles()').ended
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** Writes a file that is this many minutes old. */
function put(folder: string, name: string, minutes: number) {
  mkdirSync(path(folder), { recursive: true })
  writeFileSync(path(folder, name), `${MARK} ${name}`)
  utimesSync(path(folder, name), minutesAgo(minutes), minutesAgo(minutes))
  return path(folder, name)
}
/** Returns the files of the media library that exist. */
const filesInUse = async () =>
  (await query<{ filename: string }>('select filename from media where filename is not null'))
    .map(({ filename }) => path('media', filename))
    .filter((file) => existsSync(file))
const missing = (about: string) =>
  query(`select 1 from audit_log where action = 'file-missing' and about = $1`, [about])

beforeAll(() => mkdirSync(path('resumes'), { recursive: true }))
afterAll(async () => {
  await removePeople()
  await query('delete from media where alt = $1', [MARK])
  for (const folder of ['media', 'resumes', 'image-cache', 'social-images'])
    for (const name of existsSync(path(folder)) ? readdirSync(path(folder)) : [])
      if (name.startsWith(MARK) || name.endsWith('.draft')) rmSync(path(folder, name))
})

test('C3 an orphaned file is deleted after ten minutes, and all others stay', async () => {
  const lost = ['media', 'resumes'].flatMap((folder) => [
    put(folder, `${MARK}-old.pdf`, 11),
    put(folder, `${MARK}.draft`, 11),
  ])
  const young = ['media', 'resumes'].map((folder) => put(folder, `${MARK}-young.pdf`, 9))
  await addResume(`${MARK}-kept.pdf`, { created_at: minutesAgo(60), updated_at: minutesAgo(60) })
  utimesSync(path('resumes', `${MARK}-kept.pdf`), minutesAgo(60), minutesAgo(60))
  const drafts = ['image-cache', 'social-images'].map((folder) => put(folder, `${MARK}.draft`, 11))
  const inUse = await filesInUse()
  await reconcile()
  expect([...lost, ...drafts].filter((file) => existsSync(file))).toEqual([])
  expect(young.every((file) => existsSync(file))).toBe(true)
  expect(existsSync(path('resumes', `${MARK}-kept.pdf`))).toBe(true)
  expect(inUse.filter((file) => !existsSync(file))).toEqual([])
})

test('C3 a résumé without a file is deleted, or reported once if an application uses it', async () => {
  const aged = { created_at: minutesAgo(60), updated_at: minutesAgo(60) }
  const unused = await addResume(`${MARK}-unused.pdf`, aged)
  const used = await addResume(`${MARK}-used.pdf`, aged)
  const fresh = await addResume(`${MARK}-fresh.pdf`)
  await add('applications', { name: MARK, email: 'a@mail.example', status: 'new', resume_id: used })
  for (const name of ['unused', 'used', 'fresh']) rmSync(path('resumes', `${MARK}-${name}.pdf`))
  await reconcile()
  await reconcile()
  const left = await query<{ id: number }>('select id from resumes where id = any($1) order by id', [
    [unused, used, fresh],
  ])
  expect(left.map(({ id }) => id)).toEqual([used, fresh])
  expect(await missing(`resumes/${used}`)).toHaveLength(1)
  expect(await missing(`resumes/${fresh}`)).toHaveLength(0)
})

test('R-222 an image that is in the library twice gets its file back', async () => {
  const id = 'f'.repeat(40)
  put('media', `${id}-1.png`, 60)
  await add('media', { alt: MARK, image_id: id, filename: `${id}-1.png`, updated_at: minutesAgo(60) })
  await reconcile()
  expect(readFileSync(path('media', `${id}.png`), 'utf8')).toContain(MARK)
  for (const name of [`${id}.png`, `${id}-1.png`]) rmSync(path('media', name))
})

test('C3 if most files have no row, nothing is deleted', async () => {
  const files = Array.from({ length: 300 }, (_, index) => put('resumes', `${MARK}-${index}.pdf`, 60))
  await expect(reconcile()).rejects.toThrow('Nothing was deleted')
  expect(files.every((file) => existsSync(file))).toBe(true)
})
