import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { pathKey } from '../../engine/document-paths.ts'
import { environment } from '../../engine/environment.ts'
import { keyOfKeyphrase, readKeyphrase } from '../../engine/seo/keyphrase.ts'
import type { Check } from './check.ts'
import { readCheckedLinks } from './checked-links.ts'
import type { DocumentLink, Values } from './content-parts.ts'
import { type DocumentFacts, documentFacts, withBuiltInText } from './document-facts.ts'
import { mayCheckSeo } from './may-check-seo.ts'
import { ownChecks } from './own-checks.ts'
import { readabilityOf } from './readability.ts'
import { keyOfDocument, type LinkMap } from './resolve-link.ts'
import { subjectCollections } from './subjects.ts'

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
  ownChecks: Check[]
}

export type SiteDocuments = { documents: SiteDocument[]; map: LinkMap; altOf: (media: number) => string | undefined }

type Row = Values & { id: number; updatedAt: string; _status?: string | null }

/** Documents that are read together. */
const BATCH = 100
/** While somebody types, the other documents are not read again with every pause. */
const FRESH_MS = 3_000

const known = new Map<string, { version: string; document: SiteDocument }>()
let latest: { since: number; value: Promise<SiteDocuments> } | undefined

/** Returns all documents with a page, in their newest version. Those that did not change are not checked again. */
export function siteDocuments(cms: Payload, { fresh = false } = {}): Promise<SiteDocuments> {
  if (!latest || fresh || Date.now() - latest.since > FRESH_MS) {
    const value = readDocuments(cms)
    latest = { since: Date.now(), value }
    value.catch(() => {
      latest = undefined
    })
  }
  return latest.value
}

/** Returns the documents that an account may know about: a title of a draft is no news for other roles. */
export function withoutOthersDrafts(site: SiteDocuments, user: TypedUser): SiteDocuments {
  const documents = site.documents.filter(({ collection, isPublic }) => isPublic || mayCheckSeo(user, collection))
  return { ...site, documents }
}

/** Returns the key by which titles and descriptions are compared: case and spaces make no other text. */
export const textKey = (text: string) => text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).join(' ')

export function siteDocument(
  facts: DocumentFacts,
  about: Pick<SiteDocument, 'id' | 'isPublic' | 'isDraft' | 'ownChecks'>,
) {
  const keyphrase = readKeyphrase(facts.keyphrase, facts.language.words)
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

async function readDocuments(cms: Payload): Promise<SiteDocuments> {
  const alts = await readAlts(cms)
  const altOf = (media: number) => alts.texts.get(media)
  const documents: SiteDocument[] = []
  for (const collection of subjectCollections as CollectionSlug[])
    documents.push(...(await readCollection(cms, collection, { altOf, version: alts.version })))
  const present = new Set(documents.map(({ key }) => key))
  for (const key of known.keys()) if (!present.has(key)) known.delete(key)
  return { documents, altOf, map: await linkMap(cms, documents) }
}

type Alts = { altOf: SiteDocuments['altOf']; version: string }

async function readCollection(cms: Payload, collection: CollectionSlug, alts: Alts): Promise<SiteDocument[]> {
  const hasDrafts = Boolean(cms.collections[collection].config.versions?.drafts)
  const shared = { collection, pagination: false, depth: 0, sort: 'id' as const, overrideAccess: true }
  const versions = await cms.find({ ...shared, draft: hasDrafts, select: { updatedAt: true } as never })
  const published = hasDrafts
    ? await cms.find({ ...shared, where: { _status: { equals: 'published' } }, select: { updatedAt: true } as never })
    : undefined
  const publicIds = published && new Set(published.docs.map(({ id }) => id))
  const wanted = (versions.docs as unknown as Row[]).map(({ id, updatedAt }) => {
    const isPublic = publicIds?.has(id as never) ?? true
    return { id, isPublic, version: `${updatedAt} ${isPublic} ${alts.version}` }
  })
  const changed = wanted.filter(({ id, version }) => known.get(keyOfDocument(collection, id))?.version !== version)
  for (let at = 0; at < changed.length; at += BATCH) {
    const batch = new Map(changed.slice(at, at + BATCH).map((one) => [one.id, one]))
    const { docs } = await cms.find({ ...shared, draft: hasDrafts, where: { id: { in: [...batch.keys()] } } })
    for (const doc of docs as unknown as Row[]) {
      const about = batch.get(doc.id)
      if (!about) continue
      const document = await readDocument(cms, collection, doc, { ...about, altOf: alts.altOf })
      known.set(document.key, { version: about.version, document })
    }
  }
  return wanted.flatMap(({ id }) => known.get(keyOfDocument(collection, id))?.document ?? [])
}

type About = { isPublic: boolean; altOf: Alts['altOf'] }

async function readDocument(cms: Payload, collection: CollectionSlug, doc: Row, { isPublic, altOf }: About) {
  const fields = cms.collections[collection].config.flattenedFields
  const facts = await withBuiltInText(documentFacts(collection, fields, doc))
  const readability = await readabilityOf(facts.text, facts.language)
  // Other requests of the back office get their turn between two documents.
  await new Promise((resolve) => setImmediate(resolve))
  const isDraft = doc._status === 'draft'
  return siteDocument(facts, { id: doc.id, isPublic, isDraft, ownChecks: ownChecks(facts, readability, { altOf }) })
}

/** Alternative texts of the library, and a version that changes with any of them. */
async function readAlts(cms: Payload) {
  const { docs } = await cms.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    sort: '-updatedAt',
    select: { alt: true, updatedAt: true },
    overrideAccess: true,
  })
  const texts = new Map(docs.map(({ id, alt }) => [id, alt ?? '']))
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
