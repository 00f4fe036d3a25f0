import { idOf } from '#engine/id-of.ts'
import { countWords, minutesToRead } from '#engine/rich-text/word-count.ts'

/** What decides on the place of a post in lists. */
export type Place = {
  id: number
  /** ISO 8601; `null` for a post without a date. */
  publishDate: string | null
  pinned: boolean
  author: number | null
  categories: number[]
  /** Minutes to read its text; 0 without one. */
  minutes: number
}

/** Returns the place of a post by its stored row, or by its draft. */
export function placeOf({ id, publishDate, pinned, author, categories, body }: Record<string, unknown>): Place {
  return {
    id: Number(id),
    publishDate: typeof publishDate === 'string' ? publishDate : null,
    pinned: pinned === true,
    author: idOf(author) ?? null,
    categories: [categories ?? []].flat().flatMap((category) => idOf(category) ?? []),
    minutes: minutesToRead(countWords(body)),
  }
}
