import { foldWord } from './stop-words.ts'
import { classesOf, type WordClass, weakAdjectives } from './word-classes.ts'
import { hyphenatedWordsOf, type Span } from './words.ts'

export type TaggedWord = Span & {
  folded: string
  wordClass: WordClass
  /** True if a run ends here: the gap after it contains more than a space. */
  isLast: boolean
}

/** URLs and email addresses do not name a subject. */
const addresses = /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/gi

/** Returns the words with their class. Hyphenated words stay whole. The words of an address are left out. */
export function tagWords(text: string): TaggedWord[] {
  const words = hyphenatedWordsOf(text)
  const folded = words.map(({ text: word }) => foldWord(word))
  const breaks = words.map(({ end }, at) => {
    const gap = text.slice(end, Math.min(words[at + 1]?.start ?? end + 3, end + 40))
    // A title without a full stop ends where the next line begins with a capital.
    const isTitleEnd =
      /\n/.test(gap) && /^\p{Lu}/u.test(words[at + 1]?.text ?? '') && /^\p{Ll}/u.test(words[at]?.text ?? '')
    return isTitleEnd || /[^\s/]/u.test(gap) || /\n\s*\n/.test(gap) || at === words.length - 1
  })
  const spans = [...text.matchAll(addresses)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
  const classes = classesOf(text, words)
  let address = 0
  return words.map((word, at) => {
    while ((spans[address]?.end ?? Number.POSITIVE_INFINITY) <= word.start) address += 1
    const isAddress = (spans[address]?.start ?? Number.POSITIVE_INFINITY) <= word.start
    return {
      ...word,
      folded: folded[at] ?? '',
      wordClass: isAddress ? 'function' : (classes[at] ?? 'noun'),
      isLast: isAddress || (breaks[at] ?? true),
    }
  })
}

/** Indexes of the words of one candidate, start inclusive, end exclusive. */
export type NounPhrase = { from: number; to: number }

/**
 * Returns the longest runs of adjectives, participles and nouns that end in a noun: (adjective | participle | noun)*
 * noun, without weak adjectives at their head.
 */
export function nounPhrases(words: TaggedWord[], longest = 5): NounPhrase[] {
  const found: NounPhrase[] = []
  let from = 0
  while (from < words.length) {
    if (!belongs(words, from, from)) {
      from += 1
      continue
    }
    let to = from + 1
    while (to < words.length && !words[to - 1]?.isLast && belongs(words, to, from)) to += 1
    const next = to
    let end = to
    while (end > from && !isHeadWord(words[end - 1])) end -= 1
    let start = from
    while (start < end && isWeak(words[start])) start += 1
    if (end > start && end - start <= longest) found.push({ from: start, to: end })
    else if (end - start > longest) found.push({ from: end - 3, to: end })
    from = next
  }
  return found
}

function belongs(words: TaggedWord[], at: number, from: number): boolean {
  const word = words[at]
  if (!word) return false
  const { wordClass } = word
  if (wordClass === 'noun' || wordClass === 'name' || wordClass === 'adjective') return true
  const next = words[at + 1]
  const goesOn =
    !word.isLast &&
    next !== undefined &&
    (next.wordClass === 'noun' ||
      next.wordClass === 'adjective' ||
      next.wordClass === 'name' ||
      next.wordClass === 'gerund')
  // “proposed method”, but neither “was proposed” nor “method proposed”.
  if (wordClass === 'participle') return goesOn
  if (wordClass === 'gerund') return at > from || goesOn || word.isLast
  return false
}

const isHeadWord = (word: TaggedWord | undefined) =>
  word !== undefined && (word.wordClass === 'noun' || word.wordClass === 'name' || word.wordClass === 'gerund')
const isWeak = (word: TaggedWord | undefined) => word !== undefined && weakAdjectives.has(word.folded)
