import { sql } from '@payloadcms/db-postgres/drizzle'
import { fileStore } from '#platform/files/stores.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { encodeImage, mimeTypeOf } from '../hooks/image-file.ts'

/** What the library says about an image, besides its file. */
export type ImageFacts = {
  alt?: string
  decorative?: boolean
  focalX?: number
  focalY?: number
  originalName: string
}

/** An image whose file is stored, and that has no document yet. */
export type EncodedImage = Awaited<ReturnType<typeof encodeToStore>>

/**
 * Encodes an image as an upload and stores its file.
 * @throws {ImageError} with the reason, if the site cannot show the image
 */
export async function encodeToStore(data: Buffer) {
  const { bytes, ...about } = await encodeImage(data)
  await fileStore('media').write(about.name, bytes)
  return { ...about, filesize: bytes.length }
}

/** Returns which of these images have a document already. */
export async function namesInLibrary(transaction: Transaction, images: EncodedImage[]): Promise<Set<string>> {
  const { rows } = await (await connectionOf(transaction)).execute<{ filename: string }>(sql`
    select filename from media
    where filename in (select jsonb_array_elements_text(${JSON.stringify(images.map(({ name }) => name))}::jsonb))`)
  return new Set(rows.map(({ filename }) => filename))
}

/**
 * Stores the documents of images with one statement: rows as an upload leaves them, without its hooks. What follows
 * documents has to follow these, too. No two images, and none of the library, have the same file name.
 * @returns the ids, and when the documents were changed, in the order of the images
 */
export async function storeImages(
  transaction: Transaction,
  images: { image: EncodedImage; facts: ImageFacts }[],
): Promise<{ id: number; updatedAt: string }[]> {
  const now = new Date().toISOString()
  const connection = await connectionOf(transaction)
  const documents = images.map(({ image, facts }) => ({
    alt: facts.alt ?? null,
    decorative: facts.decorative ?? false,
    original_name: facts.originalName.slice(0, MAX_NAME_LENGTH),
    image_id: image.imageId,
    filename: image.name,
    url: `${FILES}${image.name}`,
    mime_type: mimeTypeOf(image.format),
    filesize: image.filesize,
    width: image.width,
    height: image.height,
    focal_x: facts.focalX ?? CENTER,
    focal_y: facts.focalY ?? CENTER,
  }))
  const { rows } = await connection.execute<{ id: number; filename: string }>(sql`
    insert into media (${COLUMNS}, demo, created_at, updated_at)
    select ${COLUMNS}, false, ${now}, ${now} from jsonb_populate_recordset(null::media, ${JSON.stringify(documents)}::jsonb)
    returning id, filename`)
  await connection.execute(sql`
    insert into encoded_images (image_id)
    select distinct image_id from jsonb_populate_recordset(null::media, ${JSON.stringify(documents)}::jsonb)
    order by image_id on conflict do nothing`)
  const ids = new Map(rows.map(({ id, filename }) => [filename, id]))
  return images.map(({ image: { name } }) => ({ id: ids.get(name) as number, updatedAt: now }))
}

const MAX_NAME_LENGTH = 255
const CENTER = 50
/** Where Payload serves files of the library. */
const FILES = '/cms-api/media/file/'
const COLUMNS = sql.raw(
  'alt, decorative, original_name, image_id, filename, url, mime_type, filesize, width, height, focal_x, focal_y',
)
