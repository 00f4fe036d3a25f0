import { hyphenatedWordsOf } from '../text/words.ts'
import { plainText } from './plain-text.ts'

const WORDS_A_MINUTE = 225

/**
 * Returns the number of words in a text, with its headings, tables, code, blocks, and footnotes. The back office and
 * the site count with it, so that everybody sees one figure.
 */
export function countWords(body: unknown): number {
  return hyphenatedWordsOf(plainText(body)).length
}

/** Returns the time that it takes to read this many words, in whole minutes. */
export const minutesToRead = (words: number) => Math.ceil(words / WORDS_A_MINUTE)
