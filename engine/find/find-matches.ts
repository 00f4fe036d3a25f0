export type FindOptions = { query: string; isCaseSensitive: boolean; isWholeWord: boolean }
/** UTF-16 offsets, start inclusive, end exclusive. */
export type Match = { start: number; end: number }

/** Characters that writing programs replace while somebody types. */
const VARIANTS: Record<string, string> = { ' ': '[ \\u00a0]', "'": "['‘’]", '"': '["“”„]', '-': '[-‐‑]' }
const WORD = '[\\p{L}\\p{N}\\p{M}_]'

/**
 * Returns the matches of a search in a text. A typed space, quotation mark, or hyphen also matches its typographic
 * forms.
 * @example findMatches('A cat, a Cat', { query: 'cat', isCaseSensitive: true, isWholeWord: false })
 * // [{ start: 2, end: 5 }]
 */
export function findMatches(text: string, { query, isCaseSensitive, isWholeWord }: FindOptions): Match[] {
  if (query === '') return []
  const sought = [...query].map((char) => VARIANTS[char] ?? char.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')).join('')
  const pattern = isWholeWord ? `(?<!${WORD})${sought}(?!${WORD})` : sought
  return [...text.matchAll(new RegExp(pattern, isCaseSensitive ? 'gu' : 'giu'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}

/**
 * Replaces matches in a line whose pieces differ in style. A replacement has the style of the piece that the match
 * begins in.
 * @example replaceMatches(['one t', 'wo'], [{ start: 4, end: 7 }], '2') // ['one 2', '']
 */
export function replaceMatches(pieces: string[], matches: Match[], replacement: string): string[] {
  let from = 0
  return pieces.map((piece) => {
    const to = from + piece.length
    let result = ''
    let at = from
    for (const { start, end } of matches) {
      if (end <= from || start >= to) continue
      result += piece.slice(at - from, Math.max(start, from) - from)
      if (start >= from) result += replacement
      at = Math.min(end, to)
    }
    result += piece.slice(at - from)
    from = to
    return result
  })
}
