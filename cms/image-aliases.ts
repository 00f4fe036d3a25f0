import { getCms } from './connection.ts'

/** An image that was stored again: the last part of its former path, up to the size, and the whole current one. */
type Row = { image_id: string; address: string }

/**
 * Maps the former ids of published images that were encoded again to their current files.
 * @example (await imageAliases()).get(formerId) // '3f9a…-800x600.jpg'
 */
export async function imageAliases(): Promise<Map<string, string>> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<Row>('select image_id, address from image_aliases')
  return new Map(rows.map(({ image_id, address }) => [image_id, address]))
}
