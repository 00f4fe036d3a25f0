import { wordCount } from '../../ui/rich-text/outline.ts'

const WORDS_A_MINUTE = 225
/** Default for a post without a body. */
const MINUTES_WITHOUT_BODY = 6

/**
 * Returns the reading time of a post in minutes: the editor's value, a count of the body's words, or 6.
 * @example readingMinutes({ body }) // 4 for 700 words
 */
export function readingMinutes({ readMinutes, body }: { readMinutes?: number | null; body?: unknown }) {
  if (readMinutes && readMinutes > 0) return Math.ceil(readMinutes)
  const words = wordCount(body)
  return words === 0 ? MINUTES_WITHOUT_BODY : Math.ceil(words / WORDS_A_MINUTE)
}
