import { forgetOldTabs, getCms, type StoredVersion, versionsToDelete } from '#cms/database/client.ts'

type Row = { id: number; document: number; at: Date; is_latest: boolean; is_published: boolean; is_pinned: boolean }

/**
 * Deletes states of documents that saving while somebody writes has left: `cms/editing/kept-versions.ts` says which
 * stay.
 */
export async function pruneVersions(now = Date.now()): Promise<void> {
  const cms = await getCms()
  const { collections, globals } = cms.config
  for (const { slug, versions } of collections) if (versions?.drafts) await prune(slug, 'parent_id', now)
  for (const { slug, versions } of globals) if (versions?.drafts) await prune(slug, '0', now)
  await forgetOldTabs({ payload: cms })
}

/** @param document the column of the table of versions with the id of the document */
async function prune(slug: string, document: string, now: number) {
  const { db } = await getCms()
  const table = `_${slug.replaceAll('-', '_')}_v`
  const { rows } = await db.pool.query<Row>(
    `select id, ${document} as document, updated_at as at, latest as is_latest,
       version__status = 'published' as is_published,
       exists (
         select from changes
         where changes.collection = $1 and changes.version = versions.id::text and changes.action = 'set aside'
       ) as is_pinned
     from ${table} versions
     order by document`,
    [slug],
  )
  const byDocument = Map.groupBy(rows, (row) => row.document)
  const gone = [...byDocument.values()].flatMap((versions) => versionsToDelete(versions.map(versionOf), now))
  if (gone.length > 0) await db.pool.query(`delete from ${table} where id = any($1)`, [gone])
}

const versionOf = ({ id, at, is_latest, is_published, is_pinned }: Row): StoredVersion => ({
  ...{ id, at: at.getTime(), isLatest: is_latest, isPublished: is_published, isPinned: is_pinned },
})
