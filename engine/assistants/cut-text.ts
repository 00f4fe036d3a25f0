const encoder = new TextEncoder()

/** Returns the size of a text in UTF-8, in bytes. */
export const bytesOf = (text: string) => encoder.encode(text).length

/** Returns the beginning of a text that takes at most `max` bytes in UTF-8, without half a character. */
function beginningOf(text: string, max: number) {
  if (text.length * 3 <= max) return text
  const { read } = encoder.encodeInto(text, new Uint8Array(Math.max(0, max)))
  return text.slice(0, read)
}

/** Returns a text of at most `max` bytes, with an ellipsis if its end is missing. */
export function cutText(text: string, max: number) {
  const ELLIPSIS = '…'
  const whole = beginningOf(text, max)
  if (whole.length === text.length) return text
  return `${beginningOf(text, max - bytesOf(ELLIPSIS)).trimEnd()}${ELLIPSIS}`
}

/**
 * Returns one page of a text, counted from 1, and the number of pages. A page ends at a line break if its second half
 * has one. All pages together are the text.
 */
export function pageOfText(text: string, page: number, max: number): { text: string; pages: number } {
  const parts: string[] = []
  let from = 0
  while (from < text.length || parts.length === 0) {
    const part = beginningOf(text.slice(from, from + max), max)
    const lineEnd = from + part.length < text.length ? part.lastIndexOf('\n') + 1 : 0
    const taken = lineEnd > part.length / 2 ? part.slice(0, lineEnd) : part
    parts.push(taken)
    from += Math.max(1, taken.length)
  }
  return { text: parts[page - 1] ?? '', pages: parts.length }
}
