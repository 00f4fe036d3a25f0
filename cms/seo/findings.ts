import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, GlobalSlug, PaginatedDocs, Payload } from 'payload'
import { builtInPages } from '#content/built-in-pages.ts'
import { pathKey } from '#engine/paths/document-paths.ts'
import type { Language } from '#engine/text/stop-words.ts'
import { environment } from '#platform/environment/environment.ts'
import type { StoredRow } from '../access/visitors.ts'
import { cmsOf, connectionOf, type Transaction, transactionOf } from '../database/transaction.ts'
import { builtInDocuments } from '../search/documents.ts'
import type { Check } from './check.ts'
import { keyOfOldPath } from './compare.ts'
import type { ShownImage, Values } from './content-parts.ts'
import { type DocumentFacts, documentFacts, withBuiltInText } from './document-facts.ts'
import { fieldsOf, isSubjectGlobal, withUsualTitle } from './global-values.ts'
import { mediaOf, readLibrary } from './library.ts'
import { imageChecks, type Library, ownChecks } from './own-checks.ts'
import { readabilityOf } from './readability.ts'
import { keyOfDocument, resolveLink, storedLink } from './resolve-link.ts'
import { countLinks, linksOutCheck } from './site-checks.ts'
import { NO_ID, type SiteDocument, siteDocument } from './site-document.ts'
import { storable } from './storable.ts'
import { subjectCollections, subjectGlobals } from './subjects.ts'

/** Increase it when documents are checked differently: every start compares it with what is stored. */
const VERSION = 1
const MARK = 'seo-findings'
/** Documents that are read and stored together. */
const BATCH = 100

type Row = Values & { id: number; _status?: string | null }
type Checked = { document: SiteDocument; facts: DocumentFacts; problems: Record<string, string> }

/**
 * Brings the findings about a document to its newest version, inside the transaction that changed it.
 * @param row as it is stored now; undefined if it was deleted
 */
export async function followInFindings(
  transaction: Transaction,
  collection: string,
  id: number | string,
  row: StoredRow | undefined,
) {
  if (collection === 'media') return followImage(transaction, Number(id))
  if (collection === 'redirects') return row && storeRedirects(transaction, [row])
  if (!subjectCollections.includes(collection)) return
  if (row && !row.deletedAt) return storeRows(transaction, collection as CollectionSlug, [row])
  const key = keyOfDocument(collection, id)
  await (await connectionOf(transaction)).execute(sql`delete from seo_documents where key = ${key}`)
}

/** Does the same for several documents of a collection that are stored. */
export async function followAllInFindings(transaction: Transaction, collection: string, rows: StoredRow[]) {
  const kept = rows.filter(({ deletedAt }) => !deletedAt)
  if (subjectCollections.includes(collection) && kept.length > 0)
    return storeRows(transaction, collection as CollectionSlug, kept)
  for (const row of rows) await followInFindings(transaction, collection, row.id as number, row)
}

/** Does the same for a global. Those that are one page have the name of the brand in their usual title. */
export async function followGlobalInFindings(transaction: Transaction, slug: string) {
  if (isSubjectGlobal(slug)) await storeGlobal(transaction, slug)
  else if (slug === 'brand') for (const page of subjectGlobals) await storeGlobal(transaction, page)
}

/**
 * Checks all documents again if built-in texts or the way of checking have changed since the last start: all of them or
 * none.
 */
export async function refreshFindings(cms: Payload): Promise<void> {
  const decisive = [VERSION, environment.siteUrl, builtInPages, await builtInDocuments()]
  const fingerprint = createHash('sha256').update(JSON.stringify(decisive)).digest('base64url')
  if ((await cms.kv.get(MARK)) === fingerprint) return
  await transactionOf(cms, async (transaction) => {
    const connection = await connectionOf(transaction)
    await connection.execute(sql`delete from seo_documents`)
    await connection.execute(sql`delete from seo_redirects`)
    await inBatches(transaction, 'redirects', (rows) => storeRedirects(transaction, rows))
    for (const slug of subjectGlobals) await storeGlobal(transaction, slug)
    for (const slug of subjectCollections as CollectionSlug[])
      await inBatches(transaction, slug, (rows) => storeRows(transaction, slug, rows))
  })
  await cms.db.pool.query('analyze seo_documents, seo_links, seo_redirects')
  await cms.kv.set(MARK, fingerprint)
}

async function inBatches(
  transaction: Transaction,
  collection: CollectionSlug,
  store: (rows: StoredRow[]) => Promise<void>,
) {
  for (let page: number | null | undefined = 1; page; ) {
    const asked = { collection, limit: BATCH, page, sort: 'id', req: transaction } as const
    const found: PaginatedDocs<StoredRow> = await cmsOf(transaction).db.find<StoredRow>(asked)
    await store(found.docs)
    page = found.nextPage
  }
}

/** Checks the newest versions of rows. Visitors see the rows themselves, if they are published. */
async function storeRows(transaction: Transaction, collection: CollectionSlug, rows: StoredRow[]) {
  const cms = cmsOf(transaction)
  const draft = Boolean(cms.collections[collection].config.versions?.drafts)
  const published = new Set(rows.flatMap(({ id, _status }) => (!draft || _status === 'published' ? [id] : [])))
  const { docs } = await cms.find({
    ...{ collection, draft, where: { id: { in: rows.map(({ id }) => id) } }, sort: 'id' },
    ...{ pagination: false, depth: 0, overrideAccess: true, req: transaction },
  })
  const newest = docs as unknown as Row[]
  await check(transaction, collection, newest, (id) => published.has(id))
}

async function storeGlobal(transaction: Transaction, slug: string) {
  const cms = cmsOf(transaction)
  const asked = { slug: slug as GlobalSlug, draft: true, depth: 0, overrideAccess: true, req: transaction }
  const stored = await cms.findGlobal(asked)
  const values = { ...(await withUsualTitle(transaction, slug, { ...stored })), id: NO_ID }
  const label = cms.config.globals.find((one) => one.slug === slug)?.label
  // Visitors always see it, if not its newest draft.
  await check(transaction, slug, [values], () => true, typeof label === 'string' ? label : undefined)
}

async function check(
  transaction: Transaction,
  collection: string,
  rows: Row[],
  isPublic: (id: number) => boolean,
  title?: string,
) {
  const fields = fieldsOf(cmsOf(transaction), collection)
  const facts: DocumentFacts[] = []
  for (const row of rows) facts.push(await withBuiltInText(documentFacts(collection, fields, row)))
  const library = await readLibrary(transaction, mediaOf(facts.flatMap(({ images }) => images)))
  const checked: Checked[] = []
  for (const [index, { id, _status }] of rows.entries()) {
    const one = facts[index] as DocumentFacts
    const document = siteDocument(one, { id, isPublic: isPublic(id), isDraft: _status === 'draft' })
    checked.push({
      document: { ...document, title: title ?? document.title },
      facts: one,
      problems: await problemsOf(one, document, library),
    })
  }
  await store(transaction, checked)
}

async function problemsOf(facts: DocumentFacts, document: SiteDocument, library: Library) {
  // Of all links, only those to the document itself do not lead to another page, so nothing else has to be known.
  const { key, path, isPublic } = document
  const map = {
    siteUrl: environment.siteUrl,
    byKey: new Map([[key, document]]),
    byPath: new Map(path && isPublic ? [[pathKey(path), key]] : []),
    redirects: new Map<string, string | null>(),
    checked: new Map<string, never>(),
  }
  const links = facts.links.map((link) => resolveLink(link, map))
  const readability = await readabilityOf(facts.text, facts.language)
  return failed([...ownChecks(facts, readability, library), linksOutCheck(countLinks(links, key))])
}

const failed = (checks: Check[]): Record<string, string> =>
  Object.fromEntries(checks.filter(({ status }) => status === 'fail').map(({ id, detail }) => [id, detail]))

/** Stores what was found about documents, each in place of what was known. */
async function store(transaction: Transaction, checked: Checked[]) {
  if (checked.length === 0) return
  const connection = await connectionOf(transaction)
  const documents = jsonOf(checked.map(rowOf))
  const links = jsonOf(
    checked.flatMap(({ document: { key, links: written } }) =>
      written.map((link, position) => ({ source: key, position, ...storedLink(link, environment.siteUrl) })),
    ),
  )
  await connection.execute(sql`
    insert into seo_documents (${COLUMNS})
      select ${COLUMNS} from jsonb_populate_recordset(null::seo_documents, ${documents}::jsonb)
    on conflict (key) do update set (${COLUMNS}) = (${EXCLUDED})`)
  await connection.execute(sql`
    delete from seo_links where source in
      (select key from jsonb_to_recordset(${documents}::jsonb) as document (key text))`)
  await connection.execute(sql`
    insert into seo_links (${LINK_COLUMNS})
      select ${LINK_COLUMNS} from jsonb_populate_recordset(null::seo_links, ${links}::jsonb)`)
}

const NAMES = [
  ...['key', 'collection', 'id', 'title', 'path', 'path_key', 'is_public', 'is_draft', 'search_title', 'description'],
  ...['keyphrase_key', 'keyphrase', 'language', 'images', 'problems'],
]
const COLUMNS = sql.raw(NAMES.join(', '))
const LINK_COLUMNS = sql.raw('source, position, target, path_key, url, verdict')
const EXCLUDED = sql.raw(NAMES.map((name) => `excluded.${name}`).join(', '))

function rowOf({ document, facts: { keyphrase, language, images }, problems }: Checked) {
  const { key, collection, id, title, path, isPublic, isDraft, searchTitle, description, keyphraseKey } = document
  return {
    ...{ key, collection, id, title, path, path_key: path && isPublic ? pathKey(path) : undefined },
    ...{ is_public: isPublic, is_draft: isDraft, search_title: searchTitle, description, keyphrase_key: keyphraseKey },
    ...{ keyphrase, language: language.words, images, problems },
  }
}

const jsonOf = (rows: object[]) =>
  JSON.stringify(rows, (_, value) => (typeof value === 'string' ? storable(value) : value))

const NO_LIBRARY: Library = { altOf: () => undefined }
type Showing = { key: string; keyphrase: string; language: Language; images: ShownImage[] }

/** Repeats the checks of images for the documents that show an image whose description has changed. */
async function followImage(transaction: Transaction, media: number) {
  const connection = await connectionOf(transaction)
  const shown = JSON.stringify([{ media }])
  const ids = imageChecks({ keyphrase: '', language: 'other', images: [] }, NO_LIBRARY).map(({ id }) => id)
  for (let after = ''; ; ) {
    // In one order, so that two transactions never wait for each other.
    const { rows } = await connection.execute(sql`
      select key, keyphrase, language, images from seo_documents
      where images @> ${shown}::jsonb and key > ${after} order by key limit ${BATCH} for update`)
    const showing = rows as Showing[]
    const library = await readLibrary(transaction, mediaOf(showing.flatMap(({ images }) => images)))
    const found = showing.map((one) => ({ key: one.key, problems: failed(imageChecks(one, library)) }))
    await connection.execute(sql`
      update seo_documents as document
      set problems = document.problems
        - array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) || found.problems
      from jsonb_to_recordset(${jsonOf(found)}::jsonb) as found (key text, problems jsonb)
      where document.key = found.key`)
    const last = showing.at(-1)
    if (!last || showing.length < BATCH) return
    after = last.key
  }
}

async function storeRedirects(transaction: Transaction, rows: StoredRow[]) {
  const redirects = rows.map(({ id, from, to, type }) => {
    const target = type === '410' || !to ? undefined : to
    return { id, path_key: keyOfOldPath(String(from)), target }
  })
  await (await connectionOf(transaction)).execute(sql`
    insert into seo_redirects (id, path_key, target)
      select id, path_key, target from jsonb_populate_recordset(null::seo_redirects, ${jsonOf(redirects)}::jsonb)
    on conflict (id) do update set path_key = excluded.path_key, target = excluded.target`)
}
