import { getCms } from './connection.ts'

/** An image was stored anew: the last part of its former address, up to its size, and all of the present one. */
type Row = { image_id: string; address: string }

/**
 * Where images are found that were encoded again after they had been published, by their former id.
 * @example (await imageAliases()).get(formerId) // '3f9a…-800x600.jpg'
 */
export async function imageAliases(): Promise<Map<string, string>> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<Row>('select image_id, address from image_aliases')
  return new Map(rows.map(({ image_id, address }) => [image_id, address]))
}
