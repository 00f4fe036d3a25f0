import { getCms } from '../database/connection.ts'

/**
 * Where an image is found that had another URL.
 * @property address the last part of its current path
 * @property isFinal whether its former URL can never be in use again: that of a file which was encoded again. An editor
 * can bring back a file that was replaced.
 */
export type ImageAlias = { address: string; isFinal: boolean }

/**
 * Maps the former ids of published images to their current files.
 * @example (await imageAliases()).get(formerId) // { address: '3f9a…-800x600.jpg', isFinal: true }
 */
export async function imageAliases(): Promise<Map<string, ImageAlias>> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<ImageAlias & { id: string }>(
    `select image_id as id, address,
       not exists (select 1 from encoded_images e where e.image_id = a.image_id) as "isFinal"
     from image_aliases a`,
  )
  return new Map(rows.map(({ id, ...alias }) => [id, alias]))
}
