import { query } from './database.ts'

/**
 * Removes what was moved in from old sites, without hooks, and what follows from it: it would lengthen the lists that
 * other tests read.
 * @param sources pattern of their URLs, as for `like` of SQL
 */
export async function removeMoved(sources: string) {
  await query(
    `delete from seo_documents own using moved_items moved
     where source like $1 and (own.collection, own.id) = (moved.collection, moved.document_id)`,
    [sources],
  )
  await query(
    `delete from _posts_v using moved_items
     where source like $1 and collection = 'posts' and parent_id = document_id`,
    [sources],
  )
  const moved = await query<{ collection: string; id: number }>(
    'select collection, document_id as id from moved_items where source like $1',
    [sources],
  )
  for (const { collection, id } of moved) await query(`delete from ${collection} where id = $1`, [id])
  for (const table of ['moved_items', 'former_addresses'])
    await query(`delete from ${table} where source like $1`, [sources])
}
