import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { countOf } from '#engine/text/count-of.ts'
import { isDescribed } from '../image-uses/described.ts'
import { type ImageUse, usesOf } from '../image-uses/image-uses.ts'

const MAX_NAMED = 3

/** Keeps an image that a document shows: nobody can delete it or put it in the trash. */
export const keepUsedImage: CollectionBeforeDeleteHook = ({ id, req }) => refuseIfUsed(req, Number(id))

export const keepUsedImageFromTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && data.deletedAt && !originalDoc?.deletedAt)
    await refuseIfUsed(req, Number(originalDoc.id))
  return data
}

/** Keeps the description of an image that visitors see: it can be changed, not removed. */
export const keepDescription: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const wasDescribed = operation === 'update' && isDescribed(originalDoc)
  if (!wasDescribed || isDescribed({ ...originalDoc, ...data })) return data
  const uses = (await usesOf(req, Number(originalDoc.id))).filter(({ isPublic }) => isPublic)
  if (uses.length === 0) return data
  throw new APIError(
    `Visitors see this image in ${countOf(uses.length, 'place')} (${named(uses)}), so it needs a description. Enter one, or mark the image as decoration. Nothing was saved.`,
    409,
    undefined,
    true,
  )
}

/**
 * Refuses a change of a used image.
 * @throws {APIError} 409 that names where the image is used
 */
async function refuseIfUsed(req: PayloadRequest, id: number) {
  // The removal of demonstration content and the worker clean up without an account.
  if (!req.user) return
  const uses = await usesOf(req, id)
  if (uses.length === 0) return
  throw new APIError(
    `This image is used in ${countOf(uses.length, 'place')}: ${named(uses)}. Open the image and replace it or remove it there first. Nothing was deleted.`,
    409,
    undefined,
    true,
  )
}

function named(uses: ImageUse[]) {
  const names = uses.slice(0, MAX_NAMED).map(({ kind, title }) => `${kind} “${title}”`)
  return names.join(', ') + (uses.length > MAX_NAMED ? ` and ${uses.length - MAX_NAMED} more` : '')
}
