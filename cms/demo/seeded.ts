import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest, Where } from 'payload'
import type { Transaction } from '../database/transaction.ts'
import { type Print, printOf } from './prints.ts'

const KEY = 'demonstration'

/** What the database knows about its demonstration content. */
export type Seeded = {
  /** Prints of the seeded documents, by collection and id. */
  documents: Record<string, Record<string, Print>>
  globals: Record<string, Print>
  /** When the demonstration was removed, and how its settings and texts were left. */
  removed?: { at: string; globals: Record<string, Print>; documents: Record<string, Record<string, Print>> }
  /** First steps that an administrator does not need. */
  skipped?: string[]
}

/** Returns what is known, or undefined if the database was filled by an earlier release. */
export async function readSeeded(cms: Payload): Promise<Seeded | undefined> {
  return (await cms.kv.get<Seeded>(KEY)) ?? undefined
}

/** Stores it in a transaction. `kv.set` would not wait for the commit. */
export async function writeSeeded(cms: Payload, seeded: Seeded, req: Transaction) {
  const where = { key: { equals: KEY } }
  await cms.db.upsert({ collection: 'payload-kv', data: { key: KEY, data: seeded }, where, req: req as PayloadRequest })
}

type Reading = { where?: Where; req?: Transaction | undefined }

/** Returns the newest version of documents of a collection, those in the trash included, as prints are made of it. */
export async function readNewest(cms: Payload, collection: CollectionSlug, { where, req }: Reading = {}) {
  const { docs } = await cms.find({
    collection,
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    showHiddenFields: true,
    ...(where ? { where } : {}),
    ...(req ? { req: { ...req, context: {} } } : {}),
  })
  return docs as unknown as (Record<string, unknown> & { id: number })[]
}

/** Returns prints of the documents with these ids. */
export async function printDocuments(
  cms: Payload,
  collection: CollectionSlug,
  ids: Iterable<number>,
  req: Transaction,
) {
  const wanted = new Set(ids)
  const docs = await readNewest(cms, collection, { req })
  return Object.fromEntries(docs.filter(({ id }) => wanted.has(id)).map((doc) => [doc.id, printOf(doc)]))
}

/** Returns a global as prints are made of it. */
export async function readGlobalValues(cms: Payload, slug: GlobalSlug, req?: Transaction) {
  const options = { slug, depth: 0, showHiddenFields: true, ...(req ? { req: { ...req, context: {} } } : {}) }
  return (await cms.findGlobal(options)) as unknown as Record<string, unknown>
}

/** Returns the print of a global as it is now. */
export const printGlobal = async (cms: Payload, slug: GlobalSlug, req: Transaction) =>
  printOf(await readGlobalValues(cms, slug, req))
