import { sql } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import type { ShownImage } from './content-parts.ts'
import type { Library } from './own-checks.ts'

/** Returns the alternative texts of these images of the library. */
export async function readLibrary(transaction: Transaction, ids: number[]): Promise<Library> {
  const { rows } = await (await connectionOf(transaction)).execute(
    sql`select id, alt, decorative from media where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`,
  )
  const found = rows as { id: number; alt: string | null; decorative: boolean | null }[]
  const texts = new Map(found.map(({ id, alt, decorative }) => [id, alt || (decorative ? null : '')]))
  return { altOf: (media) => texts.get(media) }
}

/** Returns the ids of images, each once. */
export const mediaOf = (images: ShownImage[]) => [...new Set(images.map(({ media }) => media))]
