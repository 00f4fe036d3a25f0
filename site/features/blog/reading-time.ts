import { countWords, minutesToRead } from '#engine/rich-text/word-count.ts'

/** Default for a post without a body. */
const MINUTES_WITHOUT_BODY = 6

/**
 * Returns the reading time of a post in minutes: the editor's value, a count of the body's words, or 6.
 * @example readingMinutes({ body }) // 4 for 700 words
 */
export function readingMinutes({ readMinutes, body }: { readMinutes?: number | null; body?: unknown }) {
  if (readMinutes && readMinutes > 0) return Math.ceil(readMinutes)
  const words = countWords(body)
  return words === 0 ? MINUTES_WITHOUT_BODY : minutesToRead(words)
}
