import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { APIError } from 'payload'
import { fileStore } from '#platform/files/stores.ts'
import { createImageProcesses, ImageError } from '#platform/image-work/image-processes.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'

type ImageDoc = { id: number | string; imageId?: string | null; filename?: string | null }
type MeasuredImage = { imageId: string; width: number; height: number; originalName: string }
type Context = { image?: MeasuredImage | undefined }

const ID_LENGTH = 40
const MAX_NAME_LENGTH = 255

const processes = createImageProcesses({ maxProcesses: 1, timeoutMs: 60_000 })

/**
 * Encodes an uploaded image again, which leaves only its pixels, and names the file after the hash of its bytes. The
 * image service finds it by that name, and its URL can be cached forever.
 */
export const encodeAndName: CollectionBeforeOperationHook = async ({ args, operation, req, context }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const held = context as Context
  held.image = undefined
  const { file } = req
  if (!file) return args
  const originalName = file.name.slice(0, MAX_NAME_LENGTH)
  const { name, bytes, format, ...measured } = await encodeImage(file.data).catch((error: Error) => {
    throw error instanceof ImageError ? new APIError(error.message, 400, undefined, true) : error
  })
  file.name = name
  file.data = bytes
  file.size = bytes.length
  file.mimetype = mimeTypeOf(format)
  held.image = { ...measured, originalName }
  // A file of this name that no document has is a leftover with the same bytes.
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    where: { filename: { equals: file.name } },
    req,
  })
  return totalDocs === 0 ? { ...args, overwriteExistingFiles: true } : args
}

/**
 * Returns an image as it will be stored, and its id.
 * @throws {ImageError} with the reason, if the site cannot show the image
 */
export async function encodeImage(data: Uint8Array) {
  // Callers of the Local API may pass a plain Uint8Array.
  const encoded = await processes.encode(Buffer.from(data))
  const bytes = Buffer.from(encoded.bytes)
  const imageId = createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH)
  const { format, width, height } = encoded
  return { name: `${imageId}.${format}`, bytes, format, imageId, width, height }
}

export const mimeTypeOf = (format: string) => `image/${format === 'jpg' ? 'jpeg' : format}`

export const keepMeasures: CollectionBeforeChangeHook = ({ data, context, operation }) => {
  const { image } = context as Context
  if (!image) return data
  // Values of the former file do not fit the new one.
  return operation === 'update' ? { ...data, ...image, art: null, focalX: 50, focalY: 50 } : { ...data, ...image }
}

/**
 * Marks an image as encoded. Images without the mark were stored before encoding existed, and are encoded at the next
 * start.
 */
export const noteEncoded: CollectionAfterChangeHook<ImageDoc> = async ({ doc, req, context }) => {
  const { image } = context as Context
  if (image) await rememberEncoded(req, image.imageId)
  return doc
}

export async function rememberEncoded(req: Transaction, imageId: string) {
  const connection = await connectionOf(req)
  await connection.execute(sql`insert into encoded_images (image_id) values (${imageId}) on conflict do nothing`)
}

/**
 * Keeps a file that another image needs. The same image may be in the library twice. The second file has another name,
 * and the URL of both leads to the first. When the first one is deleted, another one replaces it.
 */
export const keepSharedFile: CollectionAfterChangeHook<ImageDoc> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.filename && previousDoc.filename !== doc.filename) await moveImagePath(previousDoc, req)
  return doc
}

export const keepSharedFileOnDelete: CollectionAfterDeleteHook<ImageDoc> = async ({ doc, req }) => {
  await moveImagePath(doc, req)
  return doc
}

/**
 * Returns the reference in an image URL: `image-{id}-{width}x{height}-{extension}`.
 * @example assetRef({ imageId: 'ab12', width: 800, height: 600, filename: 'ab12.png' }) // 'image-ab12-800x600-png'
 */
export function assetRef({
  imageId,
  width,
  height,
  filename,
}: {
  imageId?: string | null
  width?: number | null
  height?: number | null
  filename?: string | null
}) {
  const extension = filename?.split('.').at(-1)
  return imageId && width && height && extension ? `image-${imageId}-${width}x${height}-${extension}` : null
}

async function moveImagePath({ imageId, filename }: ImageDoc, req: PayloadRequest) {
  if (!imageId || filename !== `${imageId}.${filename?.split('.').at(-1)}`) return
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { imageId: { equals: imageId } },
    limit: 1,
    depth: 0,
    req,
  })
  const heir = docs[0]?.filename
  if (heir)
    await fileStore('media')
      .copy(heir, filename)
      .catch((error: unknown) => req.payload.logger.warn({ err: error }, 'Shared picture'))
}
