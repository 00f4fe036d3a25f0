import type { CollectionSlug, FlattenedField, GlobalSlug, PaginatedDocs, Payload } from 'payload'
import {
  type ContentLine,
  contentCollections,
  contentGlobals,
  FORMAT,
  FORMAT_VERSION,
  type StoredDocument,
} from './content.ts'

type Wish = { personal: boolean; history: boolean }

const BATCH = 100

/**
 * Yields all content as it is stored, one line each, without derived data: what the site shows, drafts, and, if wished,
 * earlier versions and data of visitors. Documents of one collection follow each other by id.
 */
export async function* exportContent(cms: Payload, { personal, history }: Wish): AsyncGenerator<ContentLine> {
  yield { format: FORMAT, version: FORMAT_VERSION, personal, history }
  const collections = contentCollections(cms, personal)
  for (const collection of collections) {
    const { flattenedFields, versions } = cms.collections[collection].config
    const names = foreignFields(flattenedFields, collections)
    for await (const document of all((page) => find(cms, collection, page)))
      yield { collection, document: without(document, names) }
    if (!versions) continue
    for await (const found of all((page) => findVersions(cms, collection, history, page)))
      yield { collection, version: versionOf(found, names) }
  }
  for (const global of contentGlobals(cms)) {
    const document = await cms.db.findGlobal<StoredDocument>({ slug: global })
    if (document && Object.keys(document).length > 0) yield { global, document }
    for (const found of await draftsOf(cms, global, history)) yield { global, version: versionOf(found) }
  }
}

async function* all<T>(read: (page: number) => Promise<PaginatedDocs<T>>): AsyncGenerator<T> {
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await read(page)
    yield* docs
    if (!hasNextPage) return
  }
}

const find = (cms: Payload, collection: CollectionSlug, page: number) =>
  cms.db.find<StoredDocument>({ collection, limit: BATCH, page, sort: 'id', pagination: true, where: {} }) as Promise<
    PaginatedDocs<StoredDocument>
  >

type Version = {
  parent?: number
  version: StoredDocument
  autosave?: boolean | null
  createdAt: string
  updatedAt: string
}

/** Without history, only drafts that are newer than the document. */
const newestDrafts = { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] }

function findVersions(cms: Payload, collection: CollectionSlug, history: boolean, page: number) {
  const hasDrafts = Boolean(cms.collections[collection].config.versions?.drafts)
  const where = history ? {} : hasDrafts ? newestDrafts : { id: { equals: 0 } }
  const asked = { collection, limit: BATCH, page, sort: 'id', pagination: true, where }
  return cms.db.findVersions(asked as never) as unknown as Promise<PaginatedDocs<Version>>
}

/** Returns the fields that refer to what no export has, such as accounts. */
function foreignFields(fields: FlattenedField[], exported: readonly string[]): string[] {
  return fields.flatMap((field) => {
    if (field.type !== 'relationship') return []
    return [field.relationTo].flat().every((slug) => !exported.includes(slug)) ? [field.name] : []
  })
}

const without = (document: StoredDocument, names: string[]): StoredDocument =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)))

async function draftsOf(cms: Payload, global: GlobalSlug, history: boolean): Promise<Version[]> {
  const config = cms.globals.config.find(({ slug }) => slug === global)
  if (!config?.versions || (!history && !config.versions.drafts)) return []
  const where = history ? {} : newestDrafts
  const { docs } = await cms.db.findGlobalVersions({ global, where, sort: 'id', pagination: false, limit: 0 } as never)
  return docs as unknown as Version[]
}

function versionOf({ parent, version, autosave, createdAt, updatedAt }: Version, names: string[] = []) {
  return {
    ...(parent === undefined ? {} : { parent }),
    version: without(version, names),
    autosave: autosave ?? false,
    createdAt,
    updatedAt,
  }
}
