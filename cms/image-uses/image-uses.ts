import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { canHaveImages, mapImages, type Values } from './map-images.ts'

const BATCH = 200

/** A document that shows an image, in its published state, its newest draft, or both. */
export type ImageUse = { kind: string; title: string; href: string; isTrashed: boolean } & (
  | { collection: CollectionSlug; id: number }
  | { global: GlobalSlug }
)

/** Returns the documents that show an image; those in the trash as well, because they can be restored. */
export async function usesOf(req: PayloadRequest, image: number): Promise<ImageUse[]> {
  const { collections, globals } = req.payload.config
  const uses: ImageUse[] = []
  // One after another: the queries of a transaction share a connection.
  for (const collection of collections)
    if (canHaveImages(collection.flattenedFields)) uses.push(...(await usesInCollection(req, collection, image)))
  for (const global of globals)
    if (canHaveImages(global.flattenedFields)) uses.push(...(await usesInGlobal(req, global, image)))
  return uses
}

export function shows(fields: SanitizedCollectionConfig['flattenedFields'], values: Values, image: number) {
  let isShown = false
  mapImages(fields, values, (id) => {
    isShown ||= id === image
    return id
  })
  return isShown
}

async function usesInCollection(req: PayloadRequest, config: SanitizedCollectionConfig, image: number) {
  const collection = config.slug as CollectionSlug
  const { admin, flattenedFields, labels, versions } = config
  const found = new Map<number, ImageUse>()
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
        if (!shows(flattenedFields, doc, image)) continue
        found.set(doc.id, {
          collection,
          id: doc.id,
          kind: String(labels.singular),
          title: String(doc[admin.useAsTitle ?? 'id'] || doc.id),
          href: `/admin/collections/${collection}/${doc.deletedAt ? 'trash/' : ''}${doc.id}`,
          isTrashed: Boolean(doc.deletedAt),
        })
      }
    }
  }
  return [...found.values()]
}

async function usesInGlobal(
  req: PayloadRequest,
  { slug, label, flattenedFields, versions }: SanitizedGlobalConfig,
  image: number,
) {
  const global = slug as GlobalSlug
  let isShown = false
  for (const draft of versions?.drafts ? [false, true] : [false]) {
    const values = await req.payload.findGlobal({ slug: global, draft, depth: 0, overrideAccess: true, req })
    isShown ||= shows(flattenedFields, values as unknown as Values, image)
  }
  if (!isShown) return []
  const title = String(label)
  return [{ global, kind: 'Settings', title, href: `/admin/globals/${slug}`, isTrashed: false }]
}
