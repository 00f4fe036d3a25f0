import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { nameOfDocument } from '../names/name-of-document.ts'
import { canHaveImages, mapImages, type Values } from './map-images.ts'

const BATCH = 200

/**
 * A document that shows an image, in its published state, its newest draft, or both.
 * @property isPublic whether visitors see it there
 */
export type ImageUse = { kind: string; title: string; href: string; isTrashed: boolean; isPublic: boolean } & (
  | { collection: CollectionSlug; id: number }
  | { global: GlobalSlug }
)

/** Returns the documents that show an image; those in the trash as well, because they can be restored. */
export async function usesOf(req: PayloadRequest, image: number): Promise<ImageUse[]> {
  return (await usesOfAll(req, [image])).get(image) ?? []
}

/** Returns the same for several images, by their ids. Every document is read once, however many images there are. */
export async function usesOfAll(req: PayloadRequest, images: number[]): Promise<Map<number, ImageUse[]>> {
  const { collections, globals } = req.payload.config
  const uses = new Map(images.map((image): [number, ImageUse[]] => [image, []]))
  // One after another: the queries of a transaction share a connection.
  for (const collection of collections)
    if (canHaveImages(collection.flattenedFields)) await addUsesInCollection(req, collection, uses)
  for (const global of globals) if (canHaveImages(global.flattenedFields)) await addUsesInGlobal(req, global, uses)
  return uses
}

export function shows(fields: SanitizedCollectionConfig['flattenedFields'], values: Values, image: number) {
  return imagesIn(fields, values).has(image)
}

function imagesIn(fields: SanitizedCollectionConfig['flattenedFields'], values: Values) {
  const images = new Set<number>()
  mapImages(fields, values, (id) => {
    images.add(id)
    return id
  })
  return images
}

async function addUsesInCollection(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  uses: Map<number, ImageUse[]>,
) {
  const collection = config.slug as CollectionSlug
  const { flattenedFields, labels, versions } = config
  /** Draft and published version of a document are one use. */
  const seen = new Set<string>()
  for (const draft of versions?.drafts ? [false, true] : [false]) {
    for (let page = 1, isMore = true; isMore; page += 1) {
      const { docs, hasNextPage } = await req.payload.find({
        collection,
        draft,
        page,
        limit: BATCH,
        depth: 0,
        sort: 'id',
        trash: true,
        showHiddenFields: true,
        overrideAccess: true,
        req,
      })
      isMore = hasNextPage
      for (const doc of docs as unknown as (Values & { id: number })[]) {
        for (const image of imagesIn(flattenedFields, doc)) {
          if (!uses.has(image) || seen.has(`${doc.id} ${image}`)) continue
          seen.add(`${doc.id} ${image}`)
          uses.get(image)?.push({
            collection,
            id: doc.id,
            kind: String(labels.singular),
            title: nameOfDocument(config, doc),
            href: `/admin/collections/${collection}/${doc.deletedAt ? 'trash/' : ''}${doc.id}`,
            isTrashed: Boolean(doc.deletedAt),
            isPublic: !draft && !doc.deletedAt && doc._status !== 'draft',
          })
        }
      }
    }
  }
}

async function addUsesInGlobal(
  req: PayloadRequest,
  { slug, label, flattenedFields, versions }: SanitizedGlobalConfig,
  uses: Map<number, ImageUse[]>,
) {
  const global = slug as GlobalSlug
  const use = { global, kind: 'Settings', title: String(label), href: `/admin/globals/${slug}`, isTrashed: false }
  const seen = new Set<number>()
  for (const draft of versions?.drafts ? [false, true] : [false]) {
    const values = await req.payload.findGlobal({ slug: global, draft, depth: 0, overrideAccess: true, req })
    for (const image of imagesIn(flattenedFields, values as unknown as Values)) {
      if (!seen.has(image)) uses.get(image)?.push({ ...use, isPublic: !draft })
      seen.add(image)
    }
  }
}
