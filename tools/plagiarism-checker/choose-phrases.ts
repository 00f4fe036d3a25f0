import { isFamiliar } from '#engine/text/familiar-words.ts'
import { sentencesOf } from '#engine/text/sentences.ts'
import { foldWord, type Language, languages, stopWords } from '#engine/text/stop-words.ts'
import { type Span, wordsOf } from '#engine/text/words.ts'

/** Shorter phrases are common expressions; longer ones are rarely found by search engines. */
export const MIN_WORDS = 8
const MAX_WORDS = 12
const NAME_OR_NUMBER = 2.5
const UNFAMILIAR = 1.5
const LONG_WORD = 12

export type ChosenPhrases = {
  phrases: string[]
  /** Sentences of the text, and those that have enough words to be searched. */
  sentences: number
  searchable: number
}

/**
 * Returns the rarest phrases of a text, of 8 to 12 words each, in order and spread over the whole text: it is divided
 * into as many parts as phrases are wanted, and the rarest sentence of each is chosen. A text without a sentence of
 * eight words is read as one.
 */
export function choosePhrases(text: string, max: number): ChosenPhrases {
  const sentences = sentencesOf(text)
  const ofSentences = sentences
    .map(({ start, end }) => rarestPhrase(text.slice(start, end)))
    .filter((one) => one !== null)
  const whole = ofSentences.length === 0 ? rarestPhrase(text) : null
  const candidates = whole ? [whole] : ofSentences
  const count = Math.min(max, candidates.length)
  const phrases = Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * candidates.length) / count)
    const to = Math.floor(((part + 1) * candidates.length) / count)
    return candidates.slice(from, to).reduce((best, one) => (one.rarity > best.rarity ? one : best)).text
  })
  return { phrases: [...new Set(phrases)], sentences: sentences.length, searchable: candidates.length }
}

function rarestPhrase(sentence: string): { text: string; rarity: number } | null {
  const words = wordsOf(sentence)
  const [first] = words
  if (!first || words.length < MIN_WORDS) return null
  const rarities = words.map((word, at) => rarityOf(word, at))
  const length = Math.min(MAX_WORDS, words.length)
  let [best, most] = [0, Number.NEGATIVE_INFINITY]
  for (let at = 0; at + length <= words.length; at += 1) {
    const sum = rarities.slice(at, at + length).reduce((total, one) => total + one, 0)
    if (sum > most) [best, most] = [at, sum]
  }
  const [start, end] = [words[best]?.start ?? 0, words[best + length - 1]?.end ?? sentence.length]
  // Quotation marks would end the quoted phrase, and line breaks are not part of it.
  const text = sentence
    .slice(start, end)
    .replace(/["“”„«»]/g, '')
    .replace(/\s+/g, ' ')
  return { text, rarity: most / length }
}

/** Returns how unlikely a word is in other texts: names and numbers first, then long words that are uncommon. */
function rarityOf({ text }: Span, at: number): number {
  const word = foldWord(text)
  if (functionWords().has(word)) return 0
  if (/\d/.test(text) || (at > 0 && /^\p{Lu}/u.test(text))) return NAME_OR_NUMBER
  const length = Math.min(LONG_WORD, text.length) / LONG_WORD
  return (isFamiliar(word) ? 0 : UNFAMILIAR) + length
}

let known: Set<string> | undefined

/** Function words of all languages that have a list. A phrase of only such words is never unique to one text. */
function functionWords(): Set<string> {
  known ??= new Set((Object.keys(languages) as Language[]).flatMap((language) => [...stopWords(language)]))
  return known
}
