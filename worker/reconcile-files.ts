import { join } from 'node:path'
import { getCms } from '#cms/database/client.ts'
import { environment } from '#platform/environment/environment.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { claimFiles } from '#platform/files/store-owner.ts'
import { fileStore } from '#platform/files/stores.ts'
import { trimFolder } from '#platform/process/cache-folder.ts'
import { type FileRow, planReconciliation } from './plan-reconciliation.ts'

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
export async function reconcileFiles({ dataDir = environment.dataDir, s3 = environment.s3 } = {}): Promise<void> {
  await claimFiles(s3)
  for (const folder of folders) await reconcile(folder, fileStore(folder.name, { ...environment, dataDir, s3 }))
  for (const name of ['image-cache', 'social-images', 'media-copies'])
    await trimFolder(join(dataDir, name), Number.POSITIVE_INFINITY)
}

async function reconcile({ name, rows: query }: Folder, store: FileStore) {
  // Files first: a row that is committed in between is found, and its file is no orphan.
  const files = await store.list()
  const { db } = await getCms()
  const { rows } = await db.pool.query<FileRow>(query)
  const { orphans, lost, copies } = planReconciliation({ files, rows, name, folder: store.place, now: Date.now() })
  for (const file of orphans) await store.remove(file)
  if (orphans.length > 0) await note('files-without-row-deleted', name, `${orphans.length} in ${name}`)
  for (const row of lost) await reportLost({ name, store }, row)
  for (const { own, shared } of copies) await store.copy(own, shared)
}

async function reportLost({ name, store }: { name: Folder['name']; store: FileStore }, { id, own }: FileRow) {
  // Checked again: the row may have been created or deleted since the folder was read.
  if ((await store.has(own)) || !(await isStill({ name, id, own }))) return
  if (name === 'resumes' && (await deleteUnused(id))) return
  const details = `The file ${own} is not in ${name}. Restore it from a backup, or delete the entry.`
  await note('file-missing', `${name}/${id}`, details)
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
    console.error(`${about}: ${details}`)
  }
  const cms = await getCms()
  await cms.create({ collection: 'audit-log', data: { action, about, details }, depth: 0 })
}
