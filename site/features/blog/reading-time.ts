import { wordCount } from '../../ui/rich-text/outline.ts'

const WORDS_A_MINUTE = 225
/** Shown where there is nothing to count. */
const MINUTES_WITHOUT_BODY = 6

/**
 * Returns the minutes it takes to read a post: the editor's value, else counted from the body, else 6.
 * @example readingMinutes({ body }) // 4 for 700 words
 */
export function readingMinutes({ readMinutes, body }: { readMinutes?: number | null; body?: unknown }) {
  if (readMinutes && readMinutes > 0) return Math.ceil(readMinutes)
  const words = wordCount(body)
  return words === 0 ? MINUTES_WITHOUT_BODY : Math.ceil(words / WORDS_A_MINUTE)
}
