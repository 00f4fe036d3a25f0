import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { APIError } from 'payload'
import sharp from 'sharp'
import { mediaDir } from './media-dir.ts'

type ImageDoc = { id: number | string; imageId?: string | null; filename?: string | null }
type Measured = { imageId: string; width: number; height: number }
type Context = { image?: Measured | undefined }

const ID_LENGTH = 40

/** First bytes of the formats that are let in, as Latin-1. What a file calls itself is not asked. */
const SIGNATURES: [extension: string, start: RegExp][] = [
  ['png', /^\x89PNG\r\n/],
  ['jpg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftypavi[fs]/],
]

/** Names the file by the hash of its bytes: that is how the image service finds it, and why its address may be kept for ever. */
export const nameByContent: CollectionBeforeOperationHook = async ({ args, operation, req, context }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const held = context as Context
  held.image = undefined
  const { file } = req
  if (!file) return args
  // Whoever calls the Local API may hand over a plain Uint8Array.
  const bytes = Buffer.from(file.data)
  const start = bytes.toString('latin1', 0, 16)
  const extension = SIGNATURES.find(([, signature]) => signature.test(start))?.[0]
  // Only then is a decoder let near it.
  const metadata = extension
    ? await sharp(bytes)
        .metadata()
        .catch(() => undefined)
    : undefined
  if (!extension || !metadata?.width || !metadata.height) {
    const message = 'This file is not a picture that the site can show. Use PNG, JPEG, WebP, AVIF or GIF.'
    throw new APIError(message, 400, undefined, true)
  }
  const imageId = createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH)
  file.name = `${imageId}.${extension}`
  held.image = { imageId, width: metadata.width, height: metadata.height }
  // A file of this name that no document has is a leftover with the same bytes.
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    where: { filename: { equals: file.name } },
    req,
  })
  return totalDocs === 0 ? { ...args, overwriteExistingFiles: true } : args
}

export const keepMeasures: CollectionBeforeChangeHook = ({ data, context }) => {
  const { image } = context as Context
  return image ? { ...data, ...image } : data
}

/**
 * The same picture may be in the library twice; the second file has another name, and the address of both leads to the
 * first. When that one goes, another takes its place.
 */
export const keepSharedFile: CollectionAfterChangeHook<ImageDoc> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.filename && previousDoc.filename !== doc.filename) await handOver(previousDoc, req)
  return doc
}

export const keepSharedFileOnDelete: CollectionAfterDeleteHook<ImageDoc> = async ({ doc, req }) => {
  await handOver(doc, req)
  return doc
}

/**
 * The reference that the image address is made of: `image-{id}-{width}x{height}-{extension}`.
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

async function handOver({ imageId, filename }: ImageDoc, req: PayloadRequest) {
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
    await copyFile(join(mediaDir, heir), join(mediaDir, filename), constants.COPYFILE_EXCL).catch((error: unknown) =>
      req.payload.logger.warn({ err: error }, 'Shared picture'),
    )
}
