import { access, copyFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getCms } from '../cms/client.ts'
import { trimFolder } from '../engine/cache-folder.ts'
import { environment } from '../engine/environment.ts'

/** A file is written before its row is committed, so a newer file may still get its row. */
const GRACE_MS = 10 * 60_000
/**
 * More lost files than this, and more than half of all, are a wrong database or folder rather than killed processes.
 */
const MAX_LOST = 20

/** `own` is the name of the row's file; files in `shared` belong to it too. */
type Row = { id: number; own: string; shared: string | null }
type Folder = { name: 'media' | 'resumes'; rows: string }

const folders: Folder[] = [
  // The URL of an image leads to the file named after its id, even if the row's own file has another name.
  {
    name: 'media',
    rows: `select id, filename as own, image_id || substring(filename from '[.][a-z]+$') as shared from media`,
  },
  { name: 'resumes', rows: 'select id, filename as own, null as shared from resumes' },
]

/**
 * Reconciles files and rows after a process was killed between writing the two. Files without a row are deleted after
 * ten minutes, and so are résumés without a file or an application; other rows without a file are reported in the audit
 * log. Abandoned drafts are deleted, too.
 */
export async function reconcileFiles(): Promise<void> {
  for (const folder of folders) await reconcile(folder)
  for (const name of ['image-cache', 'social-images'])
    await trimFolder(join(environment.dataDir, name), Number.POSITIVE_INFINITY)
}

async function reconcile({ name, rows: query }: Folder) {
  const folder = join(environment.dataDir, name)
  // Files first: a row that is committed in between is found, and its file is no orphan.
  const files = await filesOf(folder)
  const { db } = await getCms()
  const { rows } = await db.pool.query<Row>(query)
  const owned = new Set(rows.flatMap(({ own, shared }) => [own, ...(shared ? [shared] : [])]))
  const orphans = [...files].filter(([file, modifiedAt]) => !owned.has(file) && Date.now() - modifiedAt > GRACE_MS)
  const lost = rows.filter(({ own }) => !files.has(own))
  refuseMany(`files in ${folder} have no row`, orphans.length, files.size)
  refuseMany(`files of ${name} are not in ${folder}`, lost.length, rows.length)
  for (const [file] of orphans) await rm(join(folder, file), { force: true })
  if (orphans.length > 0) await note('files-without-row-deleted', name, `${orphans.length} in ${name}`)
  for (const row of lost) await reportLost({ name, folder }, row)
  for (const { own, shared } of rows)
    if (shared && files.has(own) && !files.has(shared)) await share(folder, own, shared)
}

function refuseMany(what: string, count: number, all: number) {
  if (count > MAX_LOST && count > all / 2)
    throw new Error(`${count} of ${all} ${what}. Nothing was deleted: check DATA_DIR and DATABASE_URL.`)
}

async function reportLost({ name, folder }: { name: Folder['name']; folder: string }, { id, own }: Row) {
  // Checked again: the row may have been created or deleted since the folder was read.
  if ((await exists(join(folder, own))) || !(await isStill({ name, id, own }))) return
  if (name === 'resumes' && (await deleteUnused(id))) return
  const details = `The file ${own} is not in ${name}. Restore it from a backup, or delete the entry.`
  await note('file-missing', `${name}/${id}`, details)
}

async function share(folder: string, own: string, shared: string) {
  const draft = join(folder, `${shared}.draft`)
  await copyFile(join(folder, own), draft)
  await rename(draft, join(folder, shared))
}

async function isStill({ name, id, own }: { name: Folder['name']; id: number; own: string }) {
  const { db } = await getCms()
  const { rowCount } = await db.pool.query(
    `select 1 from ${name} where id = $1 and filename = $2 and updated_at < now() - interval '10 minutes'`,
    [id, own],
  )
  return rowCount === 1
}

/** @returns whether the résumé had no application and was deleted */
async function deleteUnused(id: number) {
  const { db } = await getCms()
  const { rowCount } = await db.pool.query(
    'delete from resumes r where r.id = $1 and not exists (select 1 from applications a where a.resume_id = r.id)',
    [id],
  )
  return rowCount === 1
}

/** Adds an entry to the audit log. A missing file is noted once, not at every run. */
async function note(action: string, about: string, details: string) {
  const { db } = await getCms()
  if (action === 'file-missing') {
    const { rowCount } = await db.pool.query('select 1 from audit_log where action = $1 and about = $2', [
      action,
      about,
    ])
    if (rowCount) return
    console.error(`Worker: ${about}: ${details}`)
  }
  const cms = await getCms()
  await cms.create({ collection: 'audit-log', data: { action, about, details }, depth: 0 })
}

/** Returns their names, and when they were written. */
async function filesOf(folder: string) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = new Map<string, number>()
  for (const file of names) {
    const found = await stat(join(folder, file)).catch(() => undefined)
    if (found?.isFile()) files.set(file, found.mtimeMs)
  }
  return files
}

/** @throws {Error} if the file system cannot tell, for example because too many files are open */
const exists = (file: string) =>
  access(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
