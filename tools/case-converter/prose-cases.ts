import { sentencesOf } from '#engine/text/sentences.ts'
import { wordsOf } from '#engine/text/words.ts'
import type { KeptPart } from './kept.ts'
import { capital, isChosenForm, isShouted, lower } from './letters.ts'

export type TitleStyle = 'ap' | 'chicago' | 'every'

const short = 'a an the and but for nor or so yet as if at by in of off on per to up via vs'
const long =
  'about above across after against along amid among around before behind below beneath beside besides between beyond down during except from inside into like near onto out outside over past since than through throughout toward towards under underneath until upon with within without'
const small: Record<TitleStyle, Set<string>> = {
  ap: new Set(short.split(' ')),
  chicago: new Set(`a an the and but for nor or as at by in of off on per to up via vs ${long}`.split(' ')),
  every: new Set(),
}

type How = { locale: string; kept: KeptPart[]; style: TitleStyle }

/**
 * Changes each line to title case: the first word, the last word, and the word after a colon are capitalized, as are
 * both halves of a hyphenated word. Small words of the chosen style are not.
 */
export function titleCase(text: string, { locale, kept, style }: How): string {
  return byLine(text, (line, offset) => {
    const isLoud = isShouted(line)
    const words = wordsOf(line)
    return replaceWords(line, words, (word, index) => {
      if (isKept(kept, offset + word.start)) return word.text
      const form = !isLoud && isChosenForm(word.text) ? word.text : lower(word.text, locale)
      const isEdge = index === 0 || index === words.length - 1 || opensPart(line, word.start)
      if (!isEdge && small[style].has(lower(form, locale))) return lower(form, locale)
      return form !== lower(form, locale) ? form : capital(form, locale)
    })
  })
}

/**
 * Changes text to sentence case: a capital at the start of each sentence and for “I”. Forms such as NASA stay unless
 * all letters are capitals.
 */
export function sentenceCase(text: string, { locale, kept }: Omit<How, 'style'>): string {
  const isLoud = isShouted(text)
  const heads = new Set<number>()
  const words = wordsOf(text)
  let at = 0
  for (const { start } of sentencesOf(withHeads(text))) {
    while ((words[at]?.start ?? Number.POSITIVE_INFINITY) < start) at += 1
    const isListMark = /^(?:\d{1,3}|[a-z])[.)]+\s/i.test(text.slice(start, start + 8))
    const head = words[isListMark ? at + 1 : at]
    if (head) heads.add(head.start)
  }
  return replaceWords(text, words, (word) => {
    if (isKept(kept, word.start)) return word.text
    const form = !isLoud && isChosenForm(word.text) ? word.text : lower(word.text, locale)
    if (locale === 'en' && /^i(?:['’](?:m|d|ll|ve|s))?$/i.test(form)) return capital(form, locale)
    return heads.has(word.start) && form === lower(form, locale) ? capital(form, locale) : form
  })
}

/**
 * Sentence detection needs capitals, so the first letters are capitalized for it. The length stays the same, so offsets
 * stay valid.
 */
const withHeads = (text: string) =>
  // The letter comes first in the pattern: a lookbehind from every character of a long run of quotes takes minutes.
  text.replace(/\p{Ll}(?<=[^\s.…!?][.?]\s{1,20}["“‘(¡¿]{0,5}.)(?<!(?:etc|\p{L}\.\p{L})\.\s{1,20}.)/gu, (one) => {
    const raised = one.toUpperCase()
    return raised.length === one.length ? raised : one
  })

type Word = ReturnType<typeof wordsOf>[number]

function replaceWords(text: string, words: Word[], change: (word: Word, index: number) => string) {
  let from = 0
  const parts: string[] = []
  words.forEach((word, index) => {
    parts.push(text.slice(from, word.start), change(word, index))
    from = word.end
  })
  return parts.join('') + text.slice(from)
}

function byLine(text: string, change: (line: string, offset: number) => string) {
  let offset = 0
  return text
    .split(/(\r\n|[\r\n])/)
    .map((line) => {
      const changed = change(line, offset)
      offset += line.length
      return changed
    })
    .join('')
}

const opensPart = (line: string, at: number) => /[:.!?–—]\s+["“'‘(]*$/u.test(line.slice(Math.max(0, at - 12), at))

/** Returns whether an offset is in a kept part. Parts are sorted, so the last one that begins before `at` decides. */
function isKept(kept: KeptPart[], at: number) {
  let low = 0
  let high = kept.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((kept[middle]?.start ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return at < (kept[low - 1]?.end ?? -1)
}
