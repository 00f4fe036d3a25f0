import type { CollectionSlug, TypedUser } from 'payload'
import { getCms } from '../database/connection.ts'
import { sound } from '../hooks/sound.ts'
import { idOf, type Values } from './content-parts.ts'

/** How far the pages of documents follow their relations. */
const DEPTH = 2
/** A document that was never saved has no id yet. */
const UNSAVED = 0
/** The slug of a document that has none yet, so that its page can be rendered. */
const NO_SLUG = 'draft'

/** Returns a document as it would be stored with the values of its form, with the documents that it refers to. */
export async function populatedDraft(user: TypedUser, collection: string, values: Values): Promise<Values | undefined> {
  const cms = await getCms()
  const now = new Date().toISOString()
  const id = idOf(values.id) ?? UNSAVED
  const data = sound(cms.config, collection, {
    ...{ createdAt: now, updatedAt: now },
    ...structuredClone(values),
    ...{ id, slug: values.slug || NO_SLUG },
  })
  const document = await cms.findByID({
    ...{ collection: collection as CollectionSlug, id, data, depth: DEPTH, user },
    overrideAccess: false,
    disableErrors: true,
  })
  return document ? sound(cms.config, collection, document as unknown as Values) : undefined
}
