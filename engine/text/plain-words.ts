import { foldWord, type Language, stopWords, unbroken } from './stop-words.ts'
import type { WordClass } from './word-classes.ts'
import type { StemmedWord } from './word-ranks.ts'
import { hyphenatedWordsOf, type Span } from './words.ts'

/** Function words of a language, in lower case. */
export type ListedWords = ReadonlySet<string>

/** Particles that Korean writes at the end of a noun, the longest first. */
const koreanParticle =
  /(?<=[가-힣]{2})(?:에서는|에서도|으로는|이라고|에게서|까지|부터|에게|에서|으로|이나|처럼|보다|라고|은|는|이|가|을|를|의|에|로|와|과|도|만)$/
/** Article and conjunctions that Arabic writes at the beginning of a word. */
const arabicArticle = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u

/**
 * Returns the words of a text in a language without word classes here: function words and numbers are told from
 * others, which count as nouns. In Korean, the particle at the end of a word is left out of it. German writes its nouns
 * with a capital, so other words are not nouns there.
 */
export function plainWords(text: string, language: string, listed?: ListedWords): StemmedWord[] {
  const stop = listed ?? stopWords(language as Language)
  const words = hyphenatedWordsOf(text).map((word) => (language === 'ko' ? withoutParticle(word) : word))
  const classOf = language === 'de' ? germanClasses(words, text) : () => 'noun' as const
  return words.map((word, at) => {
    const folded = foldWord(word.text)
    const gap = text.slice(word.end, Math.min(words[at + 1]?.start ?? word.end + 3, word.end + 40))
    const isFunction = stop.has(folded) || stop.has(unbroken(word.text)) || isParticle(folded, language)
    const wordClass = isFunction ? 'function' : /^\p{N}/u.test(folded) ? 'number' : classOf(word)
    const stem = language === 'ar' ? folded.replace(arabicArticle, '') : folded
    return { ...word, folded, stem, wordClass, isLast: /[^\s]/u.test(gap) || /\n\s*\n/.test(gap) }
  })
}

/**
 * Returns a function for the class of a German word. Between a lower-case word and a noun there is an article or a
 * preposition, unless it is an adjective. At the beginning of a sentence every word has a capital, so it is a noun only
 * if it has one elsewhere, too.
 */
function germanClasses(words: Span[], text: string): (word: Span) => WordClass {
  const isFirst = ({ start }: Span) =>
    /(?:^|[.!?:\n]["”“»)]*\s*|["„«»(]\s*)$/.test(text.slice(Math.max(0, start - 5), start))
  const hasCapital = (word: Span) => /^\p{Lu}/u.test(word.text)
  const nouns = new Set(words.filter((word) => hasCapital(word) && !isFirst(word)).map((word) => word.text))
  return (word) => {
    if (nouns.has(word.text)) return 'noun'
    if (hasCapital(word)) return 'verb'
    return /e[mnrs]?$/.test(word.text) ? 'adjective' : 'verb'
  }
}

function withoutParticle(word: Span): Span {
  const text = word.text.replace(koreanParticle, '')
  return { text, start: word.start, end: word.start + text.length }
}

/**
 * Returns whether the form of a word shows that it names nothing.
 * Japanese writes particles and endings in hiragana, Korean verbs end in 다, and a single Chinese character is seldom a
 * topic.
 */
export const isParticle = (word: string, language: string): boolean =>
  (language === 'ja' && /^\p{Script=Hiragana}+$/u.test(word)) ||
  (language === 'zh' && /^\p{Script=Han}$/u.test(word)) ||
  (language === 'th' && word.length === 1) ||
  (language === 'ko' && /(?:[했었았였겠]|[하있없이]|[한된는인간온])다$/u.test(word))
