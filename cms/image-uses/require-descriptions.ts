import {
  type CollectionBeforeChangeHook,
  type Field,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
  ValidationError,
} from 'payload'
import { isDescribed } from './described.ts'
import { type ImageAt, imagesAt } from './images-at.ts'
import { canHaveImages, type Values } from './map-images.ts'

/** An image of a document that people who cannot see it would learn nothing about. */
export type UndescribedImage = ImageAt & { name: string; href: string; thumbnailURL: string | null }

const MAX_NAMED = 3

/** On the form, before everything else: the images that have to be described. */
const notice: Field = {
  name: 'undescribedImages',
  type: 'ui',
  admin: {
    components: { Field: '/admin/components/media/undescribed-images.tsx#UndescribedImages' },
    disableListColumn: true,
  },
}

/**
 * Refuses to publish documents with images that lack a description, for any account and at any time. Without drafts,
 * saving is publishing. Applied to the finished configuration, so every collection and global is covered.
 */
export function withRequiredDescriptions(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((one) => (canHaveImages(one.flattenedFields) ? guardCollection(one) : one)),
    globals: config.globals.map((one) => (canHaveImages(one.flattenedFields) ? guardGlobal(one) : one)),
  }
}

function guardCollection(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { slug, flattenedFields, hooks, versions } = collection
  const guard: CollectionBeforeChangeHook = async ({ data, req }) => {
    const isPublished = versions?.drafts ? data._status === 'published' : true
    if (isPublished && !data.deletedAt)
      refuse(await undescribedImages(req, flattenedFields, data), req, {
        collection: slug,
        hasDrafts: !!versions?.drafts,
      })
    return data
  }
  return {
    ...collection,
    fields: [notice, ...collection.fields],
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), guard] },
  }
}

function guardGlobal(global: SanitizedGlobalConfig): SanitizedGlobalConfig {
  const { slug, flattenedFields, hooks, versions } = global
  const guard: GlobalBeforeChangeHook = async ({ data, req }) => {
    const isPublished = versions?.drafts ? data._status === 'published' : true
    if (isPublished)
      refuse(await undescribedImages(req, flattenedFields, data), req, { global: slug, hasDrafts: !!versions?.drafts })
    return data
  }
  return {
    ...global,
    fields: [notice, ...global.fields],
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), guard] },
  }
}

/** Returns the images of a document that lack a description, with the fields that show them. */
export async function undescribedImages(
  req: PayloadRequest,
  fields: FlattenedField[],
  values: Values,
): Promise<UndescribedImage[]> {
  const shown = imagesAt(fields, values)
  if (shown.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(shown.map(({ image }) => image))] } },
    pagination: false,
    depth: 0,
    trash: true,
    overrideAccess: true,
    req,
  })
  const undescribed = new Map(docs.filter((doc) => !isDescribed(doc)).map((doc) => [doc.id, doc]))
  return shown.flatMap(({ path, image }) => {
    const found = undescribed.get(image)
    if (!found) return []
    const name = found.originalName || found.filename || `Image ${image}`
    return [{ path, image, name, href: `/admin/collections/media/${image}`, thumbnailURL: found.thumbnailURL ?? null }]
  })
}

type Refused = ({ collection: string } | { global: string }) & { hasDrafts: boolean }

/**
 * Refuses to publish.
 * @throws {ValidationError} that names the images and where to describe them, and marks the fields that show them
 */
function refuse(images: UndescribedImage[], req: PayloadRequest, { hasDrafts, ...about }: Refused) {
  if (images.length === 0) return
  const errors = images.map(({ path, name, href }) => ({
    path,
    message: `“${name}” has no description (${href}).`,
  }))
  const error = new ValidationError({ ...about, errors }, req.t)
  error.message = reason(images, hasDrafts ? 'published' : 'saved')
  throw error
}

/** The message has no colon, because the back office turns everything after one into a list. */
function reason(images: UndescribedImage[], what: string) {
  const different = [...new Map(images.map((image) => [image.image, image])).values()]
  const named = different.slice(0, MAX_NAMED).map(({ name, href }) => `“${name}” (${href})`)
  const more = different.length > MAX_NAMED ? ` and ${different.length - MAX_NAMED} more` : ''
  const [subject, verb, it] = different.length === 1 ? ['An image', 'has', 'it'] : ['Some images', 'have', 'them']
  return `${subject} in this document ${verb} no description, so it cannot be ${what}. Describe ${named.join(', ')}${more}, or mark ${it} as decoration.`
}
