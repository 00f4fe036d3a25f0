import { stemmer } from 'stemmer'
import { wordsOf } from '#engine/text/words.ts'

/** A word of a text: as written, in the form that is compared, and its place (UTF-16, end exclusive). */
export type Token = { form: string; stem: string; start: number; end: number }

/**
 * Returns words in the form that is compared: without case, compatibility forms, kinds of apostrophes, and invisible
 * characters.
 */
export function tokensOf(text: string): Token[] {
  return wordsOf(text).map(({ text: word, start, end }) => {
    const form = word
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .toLowerCase()
      .replaceAll('’', "'")
    return { form, stem: stemmer(form), start, end }
  })
}

/** Returns ranges between quotation marks of the same kind, within one paragraph. */
export function quotationsOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/“[^”\n]{10,}”|„[^“\n]{10,}“|«[^»\n]{10,}»|"[^"\n]{10,}"/g)].map(({ 0: quoted, index }) => ({
    start: index,
    end: index + quoted.length,
  }))
}
