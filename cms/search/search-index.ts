import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PaginatedDocs, Payload } from 'payload'
import { tools } from '#content/tools.ts'
import type { StoredRow } from '../access/visitors.ts'
import { connectionOf, type Transaction, transactionOf } from '../database/transaction.ts'
import {
  builtInDocuments,
  keyOf,
  type SearchDocument,
  searchDocument,
  searchedCollections,
  toolDocument,
} from './documents.ts'
import { pairsOf, wordsOf } from './words.ts'

/** Increase it when documents are indexed differently: every start compares it with what is stored. */
const VERSION = 1
const MARK = 'search-index'
/** Documents that one statement stores. */
const BATCH = 200
const MIN_CORRECTED = 4

/** A document as visitors saw it before and as they see it after a write. */
type Change = { id: string | number; before: StoredRow | undefined; after: StoredRow | undefined }

/**
 * Brings the entry of one document to what visitors see of it now, inside the transaction that changed it. A document
 * that visitors no longer see is not found as soon as that transaction has ended.
 */
export const followInIndex = (transaction: Transaction, collection: string, change: Change) =>
  followAllInIndex(transaction, collection, [change])

/** Does the same for several documents of a collection. */
export async function followAllInIndex(transaction: Transaction, collection: string, changes: Change[]) {
  if (!searchedCollections.includes(collection)) return
  const documents: SearchDocument[] = []
  for (const { id, before, after } of changes) {
    const entries = await entriesOf(collection, (after ?? before)?.slug, after)
    documents.push(...entries)
    if (entries.length === 0)
      await (await connectionOf(transaction)).execute(
        sql`delete from search_documents where key = ${keyOf(collection, String(id))}`,
      )
  }
  await store(transaction, documents)
}

/**
 * Indexes everything again if built-in texts or the way of indexing have changed since the last start. All of it or
 * nothing, so searches never miss a page meanwhile.
 */
export async function refreshIndex(cms: Payload): Promise<void> {
  const builtIn = await builtInDocuments()
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([VERSION, builtIn]))
    .digest('base64url')
  if ((await cms.kv.get(MARK)) === fingerprint) return
  await transactionOf(cms, async (transaction) => {
    const connection = await connectionOf(transaction)
    await connection.execute(sql`delete from search_documents`)
    await connection.execute(sql`delete from search_words`)
    await store(transaction, builtIn)
    for (const collection of searchedCollections) await indexCollection(cms, collection as CollectionSlug, transaction)
  })
  await cms.db.pool.query('analyze search_documents')
  await cms.kv.set(MARK, fingerprint)
}

async function indexCollection(cms: Payload, collection: CollectionSlug, transaction: Transaction) {
  for (let page: number | null | undefined = 1; page; ) {
    const found: PaginatedDocs<StoredRow> = await cms.db.find<StoredRow>({
      collection,
      limit: BATCH,
      page,
      sort: 'id',
      req: transaction,
    })
    const entries = await Promise.all(found.docs.map((row) => entriesOf(collection, row.slug, row)))
    await store(transaction, entries.flat())
    page = found.nextPage
  }
}

/** Returns the entry of a row. A tool has one whatever visitors see of its row. */
async function entriesOf(
  collection: string,
  slug: string | null | undefined,
  row: StoredRow | undefined,
): Promise<SearchDocument[]> {
  if (collection === 'tools')
    return Promise.all(tools.filter((tool) => tool.slug === slug).map((tool) => toolDocument(tool, row)))
  const document = searchDocument(collection, row)
  return document ? [document] : []
}

/** Stores documents, each in place of its former version. */
export async function store(transaction: Transaction, documents: SearchDocument[]) {
  const connection = await connectionOf(transaction)
  for (let start = 0; start < documents.length; start += BATCH) {
    const rows = JSON.stringify(documents.slice(start, start + BATCH).map(indexed))
    await connection.execute(sql`
      insert into search_documents (${STORED})
      select ${STORED} from jsonb_to_recordset(${rows}::jsonb) as row (key text, kind text, path text, title text,
          summary text, body text, is_open boolean, until timestamptz, plain_title text, plain_names text,
          title_length int, plain_keywords text, plain_summary text, plain_body text),
        lateral (select setweight(to_tsvector('english', plain_title), 'A')
          || setweight(to_tsvector('english', plain_keywords), 'B')
          || setweight(to_tsvector('english', plain_summary), 'C') as head) as names,
        lateral (select head || to_tsvector('english', plain_body) as words) as text
      on conflict (key) do update set (${STORED}) = (${EXCLUDED})`)
    // In one order, so that two transactions never wait for each other.
    await connection.execute(sql`
      insert into search_words
      select distinct word from jsonb_path_query(${rows}::jsonb, '$[*].spelled[*]') as one, lateral (select one #>> '{}' as word) as text
      order by word on conflict do nothing`)
  }
}

const COLUMNS = 'key kind path title summary body is_open until plain_names title_length head words'.split(' ')
const STORED = sql.raw(COLUMNS.join(', '))
const EXCLUDED = sql.raw(COLUMNS.map((column) => `excluded.${column}`).join(', '))

function indexed({ isOpen, keywords, ...document }: SearchDocument) {
  const title = wordsOf(document.title)
  const others = wordsOf(keywords)
  const summary = wordsOf(document.summary)
  const spelled = new Set([...title, ...others, ...summary].filter((word) => word.length >= MIN_CORRECTED))
  return {
    ...document,
    is_open: isOpen,
    plain_title: title.join(' '),
    // Without summary: what the page is called. The bars keep two names apart.
    plain_names: ['', title.join(' '), others.join(' '), ''].join(' | '),
    title_length: Math.max(1, title.length),
    plain_keywords: [...others, ...pairsOf(title)].join(' '),
    plain_summary: summary.join(' '),
    plain_body: wordsOf(document.body).join(' '),
    spelled: [...spelled],
  }
}
