import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'
import { connectionOf } from '../database/transaction.ts'
import { assetRef } from './image-file.ts'

type ImageDoc = Parameters<typeof assetRef>[0]

/**
 * Redirects the former URL of an image whose file was replaced to the new file: newsletters and other sites still show
 * it. A URL that another image has stays with that image.
 */
export const redirectFormerUrl: CollectionAfterChangeHook<ImageDoc & { id: number }> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const [former, current] = [previousDoc?.imageId, doc.imageId]
  const address = addressOf(doc)
  if (operation !== 'update' || !former || !current || !address || former === current) return doc
  const connection = await connectionOf(req)
  await connection.execute(sql`delete from image_aliases where image_id = ${current}`)
  const { rows } = await connection.execute(sql`select 1 from media where image_id = ${former} limit 1`)
  if (rows.length > 0) return doc
  await connection.execute(
    sql`update image_aliases set address = ${address} where starts_with(address, ${`${former}-`})`,
  )
  await connection.execute(sql`
    insert into image_aliases (image_id, address) values (${former}, ${address})
    on conflict (image_id) do update set address = excluded.address`)
  return doc
}

/** @example addressOf({ imageId: 'ab12', width: 800, height: 600, filename: 'ab12.png' }) // 'ab12-800x600.png' */
function addressOf(doc: ImageDoc) {
  const [, id, size, extension] = assetRef(doc)?.split('-') ?? []
  return id && `${id}-${size}.${extension}`
}
