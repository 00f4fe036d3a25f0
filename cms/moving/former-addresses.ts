import { sql } from '@payloadcms/db-postgres/drizzle'
import { folderOf, pathOfDocument } from '#engine/paths/document-paths.ts'
import { formerKeys, placeOfList } from '#moving/addresses/address-rules.ts'
import { headerLocation } from '#moving/addresses/header-location.ts'
import { environment } from '#platform/environment/environment.ts'
import { getCms } from '../database/connection.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { assetRef } from '../hooks/image-file.ts'
import { SEGMENTS, type WithPages } from '../lists/paths.ts'
import { tableOf, visibleRows } from '../lists/visible.ts'

/** Where a page of an old site is now. */
export type FormerAddress = {
  address: string
  /** A document, whose path is read when somebody asks. */
  document?: { collection: string; id: number }
  /** A path of this site or a URL. Without it and a document, the page is gone. */
  target?: string
}

/** How an old address answers. */
export type Forwarding = { status: 301 | 302; location: string } | { status: 410 }

type Row = { address: string; collection: string | null; id: number | null; target: string | null }

/**
 * Stores where pages of an old site are now. An address that is known keeps what was stored last.
 * @returns whether anything of it is new
 */
export async function storeFormerAddresses(
  transaction: Transaction,
  source: string,
  all: FormerAddress[],
): Promise<boolean> {
  if (all.length === 0) return false
  const { rows } = await (await connectionOf(transaction)).execute(sql`
    insert into former_addresses as before (address, source, collection, document_id, target)
    select distinct on (address) address, ${source}, collection, id, target from ${table(all)}
    on conflict (address) do update set source = excluded.source, collection = excluded.collection,
      document_id = excluded.document_id, target = excluded.target
    where (before.collection, before.document_id, before.target)
      is distinct from (excluded.collection, excluded.document_id, excluded.target)
    returning address`)
  return rows.length > 0
}

/** Returns whether these addresses would be stored, or are stored like this. */
export async function areNewAddresses(transaction: Transaction, all: FormerAddress[]): Promise<boolean> {
  const { rows } = await (await connectionOf(transaction)).execute(sql`
    select 1 from ${table(all)} left join former_addresses before using (address)
    where (row.collection, row.id, row.target) is distinct from (before.collection, before.document_id, before.target)
      or before.address is null
    limit 1`)
  return rows.length > 0
}

function table(all: FormerAddress[]) {
  const rows = all.map(({ address, document, target }) => ({
    address,
    collection: document?.collection ?? null,
    id: document?.id ?? null,
    target: target ?? null,
  }))
  return sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as row(address text, collection text, id int, target text)`
}

/**
 * Returns how an address of the old site answers; undefined if it is none, or no site was moved in. One query, for
 * requests that no page answers.
 * @example await findFormerAddress('/2019/05/tea/amp/', '') // { status: 301, location: '/blog/tea' }
 */
export async function findFormerAddress(path: string, query: string): Promise<Forwarding | undefined> {
  const keys = formerKeys(path, query)
  const { pool } = (await getCms()).db
  const { rows } = await pool.query<Row>(
    `select address, collection, document_id as id, target from former_addresses where address = any($1)`,
    [keys],
  )
  const found = keys.flatMap((key) => rows.filter(({ address }) => address === key))[0]
  const forwarding = found && (await forwardingOf(found))
  if (forwarding) return 'location' in forwarding && forwarding.location === path ? undefined : forwarding
  const place = placeOfList(path, query)
  if (!place || place === path) return undefined
  const { rows: any } = await pool.query('select 1 from former_addresses limit 1')
  return any.length > 0 ? { status: 301, location: headerLocation(place) } : undefined
}

async function forwardingOf({ collection, id, target }: Row): Promise<Forwarding> {
  if (target !== null) return { status: 301, location: headerLocation(target) }
  if (collection === null || id === null) return { status: 410 }
  const location = collection === 'media' ? await pathOfImage(id) : await pathOf(collection as WithPages, id)
  if (location) return { status: 301, location: headerLocation(location) }
  // A document that is not public now may be published again, and a category may get posts.
  const list = LISTS[collection] ?? folderOf(collection)
  return list ? { status: 302, location: list } : { status: 410 }
}

/** Lists that visitors can open in place of a document, where the folder of its collection has no page. */
const LISTS: Record<string, string | undefined> = { authors: '/blog/', categories: '/blog/', team: '/our-journey/' }

async function pathOf(collection: WithPages, id: number): Promise<string | undefined> {
  const { pool } = (await getCms()).db
  const field = SEGMENTS[collection]
  // A category without posts has no page.
  const hasPosts =
    collection === 'categories' ? 'and exists (select from listed_post_categories where category = categories.id)' : ''
  const { rows } = await pool.query<Record<string, string>>(
    `select ${field} from ${tableOf(collection)} where id = $1 and ${visibleRows(collection)} ${hasPosts}`,
    [id],
  )
  return rows[0] && pathOfDocument(collection, rows[0])
}

async function pathOfImage(id: number): Promise<string | undefined> {
  const { pool } = (await getCms()).db
  const { rows } = await pool.query(
    `select image_id as "imageId", width::int as width, height::int as height, filename from media
     where id = $1 and deleted_at is null`,
    [id],
  )
  const reference = rows[0] && assetRef(rows[0])
  if (!reference) return undefined
  const [, name, size, extension] = reference.split('-')
  return `/images/${environment.imageProject}/${environment.imageDataset}/${name}-${size}.${extension}`
}
