import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { connectionOf, transactionOf } from '../database/transaction.ts'
import { fullSource, namedCollections } from './searched-collections.ts'

/** Increase it when names are stored differently: every start compares it with what is stored. */
const VERSION = 1
const MARK = 'finder-names'

/** @property columns the title first */
type Source = { source: string; table: string; columns: string[] }

/**
 * Makes the names of all documents follow their tables, whichever process writes them, if collections have changed
 * since the last start. All of it or nothing.
 */
export async function followNames(cms: Payload): Promise<void> {
  const sources = sourcesOf(cms)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([VERSION, sources]))
    .digest('base64url')
  if ((await cms.kv.get(MARK)) === fingerprint) return
  await transactionOf(cms, async (transaction) => {
    const connection = await connectionOf(transaction)
    await connection.execute(sql.raw(`${REMOVE_TRIGGERS}; delete from finder_names`))
    for (const source of sources) await connection.execute(sql.raw(following(source)))
  })
  await cms.db.pool.query('analyze finder_names')
  await cms.kv.set(MARK, fingerprint)
}

function sourcesOf(cms: Payload): Source[] {
  return namedCollections(cms).flatMap(({ collection: { slug }, table, fields, restricted }) => {
    const columns = fields.filter((field) => !restricted.includes(field)).map(({ column }) => column)
    const all = fields.map(({ column }) => column)
    return [
      { source: slug, table, columns },
      ...(restricted.length > 0 ? [{ source: fullSource(slug), table, columns: all }] : []),
    ]
  })
}

const REMOVE_TRIGGERS = `
  do $$
  declare
    found record;
  begin
    for found in select tgname, tgrelid::regclass as relation from pg_trigger
      where tgfoid = 'finder_follow'::regproc and not tgisinternal
    loop
      execute format('drop trigger %I on %s', found.tgname, found.relation);
    end loop;
  end
  $$`

/** Tables and columns come from the configuration, never from a request. */
function following({ source, table, columns }: Source) {
  const [title] = columns
  const named = columns.map((column) => `"${column}"`).join(', ')
  const args = [source, ...columns].map((text) => `'${text}'`).join(', ')
  return `
    create trigger "finder ${source}" after insert or update or delete on "${table}"
      for each row execute function finder_follow(${args});
    insert into finder_names (source, id, title, named)
      select '${source}', id, finder_plain("${title}"), finder_plain(concat_ws(' ', ${named})) from "${table}"`
}
