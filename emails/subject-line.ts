const MAX_SUBJECT_LENGTH = 120

/** Line breaks, other control characters, and those that turn the direction of writing. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Returns text for a header: one line of at most 120 characters.
 * @example subjectLine('Ada\r\nBcc: everybody@example.com') // 'Ada Bcc: everybody@example.com'
 */
export function subjectLine(text: string) {
  const line = text.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length <= MAX_SUBJECT_LENGTH ? line : `${characters.slice(0, MAX_SUBJECT_LENGTH - 1).join('')}…`
}
