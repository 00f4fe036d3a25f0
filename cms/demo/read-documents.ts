import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'
import type { Transaction } from '../database/transaction.ts'
import { canHaveImages, mapImages } from '../image-uses/map-images.ts'
import { nameOfDocument } from '../names/name-of-document.ts'
import { holdingFields, removable } from './collections.ts'
import type { StoredDocument } from './plan-removal.ts'
import { readGlobalValues, readNewest, type Seeded } from './seeded.ts'

type Values = Record<string, unknown>

/** Returns every document that can go, and every other one that can need one of them. */
export async function readDocuments(cms: Payload, { documents }: Seeded, req?: Transaction): Promise<StoredDocument[]> {
  const read = cms.config.collections.filter(
    ({ slug, flattenedFields }) =>
      (removable as readonly string[]).includes(slug) || slug in holdingFields || canHaveImages(flattenedFields),
  )
  const found: StoredDocument[] = []
  // One after another: the queries of a transaction share a connection.
  for (const config of read) {
    const { slug, flattenedFields } = config
    const collection = slug as CollectionSlug
    for (const values of await readNewest(cms, collection, { req }))
      found.push({
        collection,
        id: values.id,
        title: nameOfDocument(config, values),
        values,
        seeded: documents[collection]?.[values.id],
        isMarked: values.demo === true,
        holds: [...heldBy(collection, values), ...imagesIn(flattenedFields, values)],
      })
  }
  return found
}

/**
 * Returns every global that can show images, as it will be after the removal.
 * @param blanked the new values of some of them
 */
export async function readGlobals(cms: Payload, blanked: Map<GlobalSlug, Values>, req?: Transaction) {
  const found: StoredDocument[] = []
  for (const { slug, flattenedFields } of cms.config.globals) {
    if (!canHaveImages(flattenedFields)) continue
    const global = slug as GlobalSlug
    const values = { ...(await readGlobalValues(cms, global, req)), ...blanked.get(global) }
    found.push({
      collection: slug,
      id: 0,
      title: slug,
      values,
      isMarked: false,
      holds: imagesIn(flattenedFields, values),
    })
  }
  return found
}

function heldBy(collection: CollectionSlug, values: Values) {
  if (isOver(values)) return []
  return Object.entries(holdingFields[collection] ?? {}).flatMap(([field, to]) =>
    typeof values[field] === 'number' ? [`${to} ${values[field]}`] : [],
  )
}

/** Returns whether a call is over: one that took place or was canceled keeps no host. */
const isOver = ({ status, endsAt }: Values) =>
  endsAt !== undefined && ((status !== 'booked' && status !== 'held') || Date.parse(String(endsAt)) < Date.now())

function imagesIn(fields: FlattenedField[], values: Values) {
  const held: string[] = []
  mapImages(fields, values, (id) => {
    held.push(`media ${id}`)
    return id
  })
  return held
}
