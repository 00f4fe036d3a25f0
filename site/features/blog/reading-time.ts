/** Default for a post without a text. */
const MINUTES_WITHOUT_TEXT = 6

/**
 * Returns the reading time of a post in minutes: the editor's value, that of its text, or 6.
 * @param post with the minutes to read its text, 0 without one
 * @example readingMinutes({ minutes: 4 }) // 4
 */
export function readingMinutes({ readMinutes, minutes }: { readMinutes?: number | null; minutes: number }) {
  if (readMinutes && readMinutes > 0) return Math.ceil(readMinutes)
  return minutes === 0 ? MINUTES_WITHOUT_TEXT : minutes
}
