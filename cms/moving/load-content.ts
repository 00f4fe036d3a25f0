import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { tableOf } from '../database/table-of.ts'
import { connectionOf, type Transaction, transactionOf } from '../database/transaction.ts'
import { announce } from '../hooks/announce.ts'
import { refreshLists } from '../lists/listed-posts.ts'
import { refreshIndex } from '../search/search-index.ts'
import { refreshFindings } from '../seo/findings.ts'
import { type ContentLine, contentCollections, contentGlobals, FORMAT, FORMAT_VERSION } from './content.ts'

/** An error about the export or the product, with what to do. */
export class CannotLoad extends Error {
  override name = 'CannotLoad'
}

/** Marks of what is derived from content, which the next refresh makes again. */
const DERIVED = ['listed-posts', 'search-index', 'seo-findings']

/**
 * Fills a product with exported content, in one transaction: documents keep their ids, dates, drafts, and versions.
 * What the product has of the same kinds is replaced if `replaces` says so.
 * @returns the number of documents
 * @throws {CannotLoad} if the lines are of another format, or the product has content already
 */
export async function loadContent(
  cms: Payload,
  lines: AsyncIterable<ContentLine>,
  { replaces }: { replaces: boolean },
): Promise<number> {
  const count = await transactionOf(cms, async (transaction) => {
    const reader = lines[Symbol.asyncIterator]()
    const first = await reader.next()
    const personal = personalOf(first.done ? undefined : first.value)
    const collections = contentCollections(cms, personal)
    if (replaces) await empty(cms, transaction, collections)
    else await refuseContent(cms, transaction, collections)
    const loaded = await withLateForeignKeys(transaction, () => loadAll(cms, transaction, reader))
    for (const collection of collections) await continueIds(transaction, collection)
    await forgetDerived(transaction)
    await announce(transaction, [...collections, ...contentGlobals(cms)])
    return loaded
  })
  await refreshLists(cms)
  await refreshIndex(cms)
  await refreshFindings(cms)
  return count
}

function personalOf(line: ContentLine | undefined): boolean {
  if (line && 'format' in line && line.format === FORMAT && line.version === FORMAT_VERSION) return line.personal
  throw new CannotLoad(
    'This is no export of this product’s content, or of another release. Export it again with this one.',
  )
}

async function refuseContent(cms: Payload, transaction: Transaction, collections: CollectionSlug[]) {
  for (const collection of collections) {
    const { totalDocs } = await cms.count({ collection, req: transaction })
    if (totalDocs > 0)
      throw new CannotLoad(
        `The product already has content (${totalDocs} in “${collection}”), and nothing was changed. To replace all of it, back up first, and add --replace.`,
      )
  }
}

async function empty(cms: Payload, transaction: Transaction, collections: CollectionSlug[]) {
  const connection = await connectionOf(transaction)
  const tables = collections.flatMap((collection) => [
    tableOf(collection),
    ...(cms.collections[collection].config.versions ? [`_${tableOf(collection)}_v`] : []),
  ])
  for (const table of tables.reverse()) await connection.execute(sql.raw(`delete from "${table}"`))
}

/**
 * Runs work while foreign keys are checked at its end, because documents refer to each other in circles.
 * Source: PostgreSQL, ALTER TABLE, ALTER CONSTRAINT.
 */
async function withLateForeignKeys<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute(sql`
    select conrelid::regclass::text as "table", quote_ident(conname) as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`)
  const keys = rows as { table: string; name: string }[]
  const change = async (how: string) => {
    for (const { table, name } of keys)
      await connection.execute(sql.raw(`alter table ${table} alter constraint ${name} ${how}`))
  }
  await change('deferrable initially deferred')
  const result = await work()
  await connection.execute(sql`set constraints all immediate`)
  await change('not deferrable')
  return result
}

async function loadAll(cms: Payload, req: Transaction, lines: AsyncIterator<ContentLine>) {
  const db = Object.assign(Object.create(cms.db), { allowIDOnCreate: true }) as Payload['db']
  let count = 0
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = next.value
    if ('format' in line) continue
    if ('document' in line) {
      count += 1
      if ('collection' in line)
        await db.create({
          collection: line.collection as CollectionSlug,
          data: line.document,
          req,
          returning: false,
        } as never)
      else await saveGlobal(cms, req, line.global as GlobalSlug, line.document)
    } else {
      const { parent, version: versionData, autosave = false, createdAt, updatedAt } = line.version
      const stored = { versionData, autosave, createdAt, updatedAt, req, returning: false }
      if ('collection' in line) await db.createVersion({ ...stored, collectionSlug: line.collection, parent } as never)
      else await db.createGlobalVersion({ ...stored, globalSlug: line.global } as never)
    }
  }
  return count
}

async function saveGlobal(cms: Payload, req: Transaction, slug: GlobalSlug, data: Record<string, unknown>) {
  const existing = await cms.db.findGlobal({ slug, req } as never)
  const isStored = existing && Object.keys(existing).length > 0
  if (isStored) await cms.db.updateGlobal({ slug, data, req, returning: false } as never)
  else await cms.db.createGlobal({ slug, data, req, returning: false } as never)
}

async function forgetDerived(transaction: Transaction) {
  const connection = await connectionOf(transaction)
  for (const mark of DERIVED) await connection.execute(sql`delete from payload_kv where key = ${mark}`)
}

/** New documents get ids after those that were loaded. */
async function continueIds(transaction: Transaction, collection: string) {
  const table = tableOf(collection)
  await (await connectionOf(transaction)).execute(
    sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), greatest(1, (select max(id) from "${table}")))`),
  )
}
