/** A piece of a text with its place: UTF-16 offsets, start inclusive, end exclusive. */
export type Span = { text: string; start: number; end: number }

/**
 * Returns the words of a text by the boundaries of Unicode Standard Annex #29 (as in ICU): everything that contains a
 * letter, a number, or an ideograph. Hyphens and slashes separate words; apostrophes and decimal points inside do not.
 * Chinese, Japanese, Thai, and similar languages are split by dictionary.
 * @example contentOf("can't stop").map(({ text }) => text) // ["can't", 'stop']
 */
export function wordsOf(text: string): Span[] {
  const words: Span[] = []
  for (const { segment, index, isWordLike } of bySegmenter(text))
    if (isWordLike && /[^_]/.test(segment)) words.push({ text: segment, start: index, end: index + segment.length })
  return words
}

/**
 * Counts words like Flesch (1948): contractions and hyphenated words are one.
 * @example hyphenatedWordsOf('a well-known fact') // a, well-known, fact
 */
export function hyphenatedWordsOf(text: string): Span[] {
  const joined: Span[] = []
  for (const word of wordsOf(text)) {
    const before = joined.at(-1)
    if (before && before.end + 1 === word.start && /[-‐‑]/.test(text[before.end] ?? '')) {
      before.end = word.end
      before.text = text.slice(before.start, word.end)
    } else joined.push({ ...word })
  }
  return joined
}

/** Counts characters as a reader sees them (extended grapheme clusters, UAX #29): a flag is one, so is é. */
export function countGraphemes(text: string): number {
  // A line break of two characters is one cluster; nothing else in Latin-1 combines.
  if (!/[^\0-ÿ]/.test(text)) return text.length - (text.match(/\r\n/g)?.length ?? 0)
  let count = 0
  for (const _ of graphemes.segment(text)) count += 1
  return count
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Split at line ends, because ICU indexes the whole text it gets. */
function* bySegmenter(text: string) {
  for (let from = 0; from < text.length; ) {
    const far = from + 20_000
    const line = far < text.length ? text.indexOf('\n', far) + 1 : 0
    const to = line > 0 ? line : text.length
    for (const { segment, index, isWordLike } of segmenter.segment(text.slice(from, to)))
      yield { segment, index: index + from, isWordLike }
    from = to
  }
}
