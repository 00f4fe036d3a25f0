import type { CollectionSlug, GlobalSlug, Payload, TypedUser } from 'payload'
import { pathKey } from '#engine/paths/document-paths.ts'
import { keyOfKeyphrase, readKeyphrase } from '#engine/seo/keyphrase.ts'
import { environment } from '#platform/environment/environment.ts'
import type { Check } from './check.ts'
import { readCheckedLinks } from './checked-links.ts'
import type { DocumentLink, Values } from './content-parts.ts'
import { type DocumentFacts, documentFacts, type FieldFacts, fieldFacts, withBuiltInText } from './document-facts.ts'
import { fieldsOf, withUsualTitle } from './global-values.ts'
import { mayCheckAll } from './may-check-seo.ts'
import { ownChecks } from './own-checks.ts'
import { readabilityOf } from './readability.ts'
import { keyOfDocument, type LinkMap } from './resolve-link.ts'
import { subjectCollections, subjectGlobals } from './subjects.ts'

/** What other documents need to know about one. */
export type SiteDocument = {
  key: string
  collection: string
  id: number
  title: string
  path: string | undefined
  isPublic: boolean
  /** Whether there is a draft that visitors do not see yet. */
  isDraft: boolean
  searchTitle: string
  description: string
  keyphraseKey: string
  links: DocumentLink[]
}

export type SiteDocuments = {
  documents: SiteDocument[]
  map: LinkMap
  altOf: (media: number) => string | null | undefined
  /** The checks of each document alone, by its key, if they were asked for. */
  ownChecks: Map<string, Check[]>
}

/**
 * Returns whether visitors see a page of it, now or once it is published. A member of the team who founded nothing has
 * none.
 */
export const hasPage = ({ path, isPublic }: SiteDocument) => path !== undefined || !isPublic

type Row = Values & { id: number; updatedAt: string; _status?: string | null }

/** Of a document that was never saved, and of a global. */
export const NO_ID = 0
/** Documents that are read together. */
const BATCH = 100
/** How long other documents are cached, so that they are not read at every pause in typing. */
const FRESH_MS = 3_000

type KnownDocument = { version: string; document: SiteDocument; ownChecks?: Check[] | undefined }

const known = new Map<string, KnownDocument>()
let latest: { since: number; value: Promise<SiteDocuments> } | undefined

/** Returns all documents with a page, in their newest version. Those that did not change are not read again. */
export function siteDocuments(cms: Payload): Promise<SiteDocuments> {
  if (latest && Date.now() - latest.since <= FRESH_MS) return latest.value
  return remember(readDocuments(cms, { isChecked: false }))
}

/**
 * Returns the same as of now, each with its own checks. They take most of the time, and only a list of all needs them.
 */
export const checkedDocuments = (cms: Payload) => remember(readDocuments(cms, { isChecked: true }))

function remember(value: Promise<SiteDocuments>) {
  latest = { since: Date.now(), value }
  value.catch(() => {
    latest = undefined
  })
  return value
}

/** Returns the documents that an account may know about, without drafts that other roles must not see. */
export function withoutOthersDrafts(site: SiteDocuments, user: TypedUser): SiteDocuments {
  const documents = site.documents.filter(({ collection, isPublic }) => isPublic || mayCheckAll(user, collection))
  return { ...site, documents }
}

/** Returns the key by which titles and descriptions are compared: case and spaces make no other text. */
export const textKey = (text: string) => text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).join(' ')

/**
 * Creates the data of one document.
 * @param facts measured if there is a keyphrase, because its words are compared by their language
 */
export function siteDocument(
  facts: FieldFacts & Partial<DocumentFacts>,
  about: Pick<SiteDocument, 'id' | 'isPublic' | 'isDraft'>,
) {
  const keyphrase = facts.language && readKeyphrase(facts.keyphrase, facts.language.words)
  return {
    ...about,
    key: keyOfDocument(facts.collection, about.id),
    collection: facts.collection,
    title: facts.title || facts.slug || `${facts.collection} ${about.id}`,
    path: facts.path,
    searchTitle: textKey(facts.searchTitle),
    description: textKey(facts.description),
    keyphraseKey: keyphrase ? keyOfKeyphrase(keyphrase) : '',
    links: facts.links,
  } satisfies SiteDocument
}

type Wanted = { isChecked: boolean }

async function readDocuments(cms: Payload, { isChecked }: Wanted): Promise<SiteDocuments> {
  const alts = await readAlts(cms)
  const altOf = (media: number) => alts.texts.get(media)
  const reading = { altOf, version: alts.version, isChecked }
  const documents = await readGlobals(cms, reading)
  for (const collection of subjectCollections as CollectionSlug[])
    documents.push(...(await readCollection(cms, collection, reading)))
  const present = new Set(documents.map(({ key }) => key))
  for (const key of known.keys()) if (!present.has(key)) known.delete(key)
  const ownChecks = new Map(documents.map(({ key }) => [key, known.get(key)?.ownChecks ?? []]))
  return { documents, altOf, ownChecks, map: await linkMap(cms, documents) }
}

type Reading = Wanted & { altOf: SiteDocuments['altOf']; version: string }

async function readCollection(cms: Payload, collection: CollectionSlug, reading: Reading): Promise<SiteDocument[]> {
  const hasDrafts = Boolean(cms.collections[collection].config.versions?.drafts)
  const shared = { collection, pagination: false, depth: 0, sort: 'id' as const, overrideAccess: true }
  const versions = await cms.find({ ...shared, draft: hasDrafts, select: { updatedAt: true } as never })
  const published = hasDrafts
    ? await cms.find({ ...shared, where: { _status: { equals: 'published' } }, select: { updatedAt: true } as never })
    : undefined
  const publicIds = published && new Set(published.docs.map(({ id }) => id))
  const wanted = (versions.docs as unknown as Row[]).map(({ id, updatedAt }) => {
    const isPublic = publicIds?.has(id as never) ?? true
    return { id, isPublic, version: `${updatedAt} ${isPublic} ${reading.version}` }
  })
  const changed = wanted.filter(({ id, version }) => {
    const one = known.get(keyOfDocument(collection, id))
    return one?.version !== version || (reading.isChecked && !one.ownChecks)
  })
  for (let at = 0; at < changed.length; at += BATCH) {
    const batch = new Map(changed.slice(at, at + BATCH).map((one) => [one.id, one]))
    const { docs } = await cms.find({ ...shared, draft: hasDrafts, where: { id: { in: [...batch.keys()] } } })
    for (const doc of docs as unknown as Row[]) {
      const about = batch.get(doc.id)
      if (!about) continue
      const read = await readDocument(cms, collection, doc, { ...reading, isPublic: about.isPublic })
      const before = known.get(read.document.key)
      // Another request may have checked it meanwhile.
      const checked = before?.version === about.version ? before.ownChecks : undefined
      known.set(read.document.key, { ownChecks: checked, ...read, version: about.version })
    }
  }
  return wanted.flatMap(({ id }) => known.get(keyOfDocument(collection, id))?.document ?? [])
}

/** Reads the pages whose texts are a global. Visitors always see them, if not their newest draft. */
async function readGlobals(cms: Payload, reading: Reading): Promise<SiteDocument[]> {
  const documents: SiteDocument[] = []
  for (const slug of subjectGlobals as GlobalSlug[]) {
    const stored = await cms.findGlobal({ slug, draft: true, depth: 0, overrideAccess: true })
    const doc = { ...(await withUsualTitle(cms, slug, { ...stored })), id: NO_ID } as Row
    const { document, ownChecks: checks } = await readDocument(cms, slug, doc, { ...reading, isPublic: true })
    const title = cms.config.globals.find((one) => one.slug === slug)?.label
    documents.push({ ...document, title: typeof title === 'string' ? title : document.title })
    known.set(document.key, { version: '', document, ownChecks: checks })
  }
  return documents
}

type Facing = Reading & { isPublic: boolean }

async function readDocument(cms: Payload, collection: string, doc: Row, { isPublic, isChecked, altOf }: Facing) {
  const fields = fieldsOf(cms, collection)
  const about = { id: doc.id, isPublic, isDraft: doc._status === 'draft' }
  // Other requests of the back office get their turn between two documents.
  await new Promise((resolve) => setImmediate(resolve))
  const plain = fieldFacts(collection, fields, doc)
  if (!isChecked && plain.keyphrase === '') return { document: siteDocument(plain, about) }
  const facts = await withBuiltInText(documentFacts(collection, fields, doc))
  const document = siteDocument(facts, about)
  if (!isChecked) return { document }
  return { document, ownChecks: ownChecks(facts, await readabilityOf(facts.text, facts.language), { altOf }) }
}

/** Alternative texts of the library, null for decoration, and a version that changes with any of them. */
async function readAlts(cms: Payload) {
  const { docs } = await cms.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    sort: '-updatedAt',
    select: { alt: true, decorative: true, updatedAt: true },
    overrideAccess: true,
  })
  const texts = new Map(docs.map(({ id, alt, decorative }) => [id, alt || (decorative ? null : '')]))
  return { texts, version: `${docs.length} ${docs[0]?.updatedAt ?? ''}` }
}

async function linkMap(cms: Payload, documents: SiteDocument[]): Promise<LinkMap> {
  const { docs } = await cms.find({ collection: 'redirects', pagination: false, depth: 0, overrideAccess: true })
  const pathKeyOf = (url: string) =>
    URL.canParse(url, environment.siteUrl) ? pathKey(new URL(url, environment.siteUrl).pathname) : url
  return {
    siteUrl: environment.siteUrl,
    byKey: new Map(documents.map((document) => [document.key, document])),
    byPath: new Map(
      documents.flatMap(({ key, path, isPublic }) => (path && isPublic ? [[pathKey(path), key] as const] : [])),
    ),
    redirects: new Map(docs.map(({ from, to, type }) => [pathKeyOf(from), type === '410' ? null : (to ?? null)])),
    checked: await readCheckedLinks(cms),
  }
}
