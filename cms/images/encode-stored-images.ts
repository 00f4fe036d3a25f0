import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { fileStore } from '#platform/files/stores.ts'
import { ImageError } from '#platform/image-work/image-processes.ts'
import { connectionOf, transactionOf } from '../database/transaction.ts'
import { announce } from '../hooks/announce.ts'
import { encodeImage, mimeTypeOf, rememberEncoded } from '../hooks/image-file.ts'
import { tagOfDocument } from '../tags.ts'

type StoredMedia = { id: number; imageId: string | null; filename: string }
type Encoded = Awaited<ReturnType<typeof encodeImage>>

const media = fileStore('media')
/** Images that cannot be encoded. Nothing serves them. */
const refused = fileStore('media-refused')

/**
 * Encodes all images that were stored before uploads were encoded: their files still contain everything that cameras
 * and senders had written into them. Former URLs redirect to the new files. Safe to interrupt and rerun at any time,
 * and safe to run in several instances at once.
 * @returns how many were encoded
 */
export async function encodeStoredImages(cms: Payload): Promise<number> {
  await removeReplacedFiles(cms)
  const { rows } = await cms.db.pool.query<StoredMedia>(
    `select id, image_id as "imageId", filename from media
     where filename is not null and not exists (select 1 from encoded_images e where e.image_id = media.image_id)
     order by id`,
  )
  let count = 0
  for (const row of rows) if (await encodeOne(cms, row)) count += 1
  await removeReplacedFiles(cms)
  return count
}

async function encodeOne(cms: Payload, row: StoredMedia) {
  const bytes = await media.read(row.filename)
  if (!bytes) {
    cms.logger.warn(`The file ${row.filename} of media/${row.id} is missing.`)
    return false
  }
  try {
    const encoded = await encodeImage(bytes)
    const filename = await freeName(cms, row, encoded)
    for (const name of new Set([encoded.name, filename])) await media.write(name, encoded.bytes)
    return await replace(cms, row, { ...encoded, filename })
  } catch (error) {
    if (!(error instanceof ImageError)) throw error
    cms.logger.warn(`media/${row.id} could not be encoded: ${error.message}`)
    // An image that took too long or crashed its process is tried again at the next start.
    if (!error.isRefusal) return false
    await refused.write(row.filename, bytes)
    await media.remove(row.filename)
    return false
  }
}

/** Returns a free name: if the same image is in the library twice, the file of the second row needs another one. */
async function freeName({ db }: Payload, { id }: StoredMedia, { name, imageId, format }: Encoded) {
  const { rowCount } = await db.pool.query('select 1 from media where filename = $1 and id <> $2', [name, id])
  return rowCount ? `${imageId}-${id}.${format}` : name
}

/**
 * Replaces a file.
 * @returns false if another instance was faster
 */
async function replace(
  cms: Payload,
  { id, imageId: former, filename: formerName }: StoredMedia,
  made: Encoded & { filename: string },
) {
  const { imageId, filename, format, width, height, bytes } = made
  return transactionOf(cms, async (req) => {
    const connection = await connectionOf(req)
    const { rowCount } = await connection.execute(sql`
      update media set image_id = ${imageId}, filename = ${filename}, mime_type = ${mimeTypeOf(format)},
        filesize = ${bytes.length}, width = ${width}, height = ${height}, updated_at = now()
      where id = ${id} and filename = ${formerName}`)
    if (rowCount !== 1) return false
    await rememberEncoded(req, imageId)
    const alias = `${imageId}-${width}x${height}.${format}`
    if (former && former !== imageId)
      await connection.execute(sql`
        insert into image_aliases (image_id, address) values (${former}, ${alias}) on conflict do nothing`)
    await announce(req, ['media', tagOfDocument('media', id)])
    return true
  })
}

/**
 * Files that were encoded again and are still stored under their former name, including those of an interrupted run.
 */
async function removeReplacedFiles({ db }: Payload) {
  const { rows: aliases } = await db.pool.query<{ id: string }>(
    `select image_id as id from image_aliases a where not exists (select 1 from encoded_images e where e.image_id = a.image_id)
       and not exists (select 1 from media m where m.image_id = a.image_id)`,
  )
  const replaced = new Set(aliases.map(({ id }) => id))
  if (replaced.size === 0) return
  for (const name of (await media.list()).keys()) if (replaced.has(name.slice(0, 40))) await media.remove(name)
}
