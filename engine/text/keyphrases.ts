import { stemmer } from 'stemmer'
import { type NounPhrase, nounPhrases, type TaggedWord, tagWords } from './noun-phrases.ts'
import { foldWord, type Language, stopWords, unbroken } from './stop-words.ts'
import type { WordClass } from './word-classes.ts'
import { type StemmedWord, wordRanks } from './word-ranks.ts'
import { hyphenatedWordsOf } from './words.ts'

export type Keyphrase = {
  /** As it is written first. */
  phrase: string
  /** Stems with one space between: equal for all variants. */
  key: string
  /** Above 0; comparable inside one text only. */
  score: number
  /** Number of words; a hyphenated one is one. */
  length: number
  wordClasses: WordClass[]
}

/** Words of every subject: a phrase of these alone names none. */
const general = new Set(
  'method approach paper result problem system model technique algorithm process use number study work case way example set time type form order term part point level value information data research application development analysis effect issue question author article property condition factor area field feature function role aspect kind solution structure performance change group need idea concept theory procedure scheme class purpose task goal benefit advantage difference relation relationship basis state year day people person thing lot variety range series improvement increase decrease experiment test measure literature review discussion conclusion introduction importance possibility ability interest attention fact reason behavior behaviour world company product service user customer man woman month week hour minute today tomorrow yesterday night morning percent million billion half end side place bit plan mr mrs ms dr statement spokesman chapter section page figure table'
    .split(' ')
    .map(stemmer),
)

type Weights = {
  /** Of a single word, and the power of its count. */
  single: number
  singleCount: number
  /** Of phrases of two, three, four, and more words, and the power of their count. */
  lengths: [number, number, number, number]
  count: number
  /** How much more the beginning counts, and after how many words half of that is gone. */
  place: number
  placeSpan: number
  name: number
  generalAlone: number
  generalWord: number
  /** Of an occurrence within a longer phrase; 0 leaves out what never stands alone. */
  nested: number
}

/** Found on abstracts that no test uses: their terms are phrases. */
const terms: Weights = {
  single: 0.3,
  singleCount: 0.2,
  lengths: [1, 1, 0.7, 0.5],
  count: 0.3,
  place: 3,
  placeSpan: 20,
  name: 1.2,
  generalAlone: 0.2,
  generalWord: 0.8,
  nested: 0,
}
/** Found on news stories that no test uses: what they are about is named again and again, often in one word. */
const stories: Weights = {
  single: 5,
  singleCount: 0.75,
  lengths: [1.04, 0.63, 0.6, 0.42],
  count: 0.7,
  place: 4.5,
  placeSpan: 10,
  name: 0.9,
  generalAlone: 0.16,
  generalWord: 1,
  nested: 0.6,
}
/** Words of texts about people, or to them. A short text without them is an abstract, a label, or a specification. */
const personal = new Set('he she his her him i you your my me said says mr mrs ms'.split(' '))
/** Chosen on `kpcrowd` itself, where 0.2 and 0.3 change F1@10 by 0.2 points at most. */
const MAX_NAMES = 0.25
const MAX_TERSE_WORDS = 400

/**
 * Phrases a text is about, the best first: noun phrases and nouns, scored by the ranks of their words in the graph of
 * neighbors (SingleRank, Wan and Xiao 2008, after TextRank, Mihalcea and Tarau 2004), weighed by first place and
 * frequency (statistical features as in Campos et al. 2020), length, and how general their words are. A single word
 * counts where the text repeats it.
 * Languages other than English have no word classes here: runs between words of grammar are the candidates.
 */
export function keyphrasesOf(text: string, { language = 'en' as Language, longest = 5 } = {}) {
  const words = language === 'en' ? stemmed(tagWords(text)) : plainWords(text, language)
  const candidates = language === 'en' ? nounPhrases(words) : runsOf(words, longest)
  return { words, phrases: rankPhrases(text, words, candidates, longest) }
}

/** `inside` counts the occurrences within a longer phrase. */
type Unit = { from: number; to: number; count: number; inside: number }

function rankPhrases(text: string, words: StemmedWord[], candidates: NounPhrase[], longest: number): Keyphrase[] {
  const weights = isTerse(words) ? terms : stories
  const ranks = wordRanks(words)
  const units = unitsOf(words, candidates, longest)
  return [...units]
    .filter(([, { inside, count }]) => weights.nested > 0 || inside < count)
    .map(([key, unit]) => {
      const parts = words.slice(unit.from, unit.to)
      const rank = [...new Set(parts.map(({ stem }) => stem))].reduce((sum, stem) => sum + (ranks.get(stem) ?? 0), 0)
      return {
        phrase: unbroken(text.slice(parts[0]?.start, parts.at(-1)?.end))
          .split(/\s+/)
          .join(' '),
        key,
        score: rank * weigh(parts, unit, weights),
        length: parts.length,
        wordClasses: parts.map(({ wordClass }) => wordClass),
      }
    })
    .sort((a, b) => b.score - a.score)
}

function isTerse(words: StemmedWord[]) {
  const names = words.filter(({ wordClass }) => wordClass === 'name').length
  const nouns = words.filter(({ wordClass }) => wordClass === 'noun').length
  return (
    words.length < MAX_TERSE_WORDS &&
    !words.some(({ folded }) => personal.has(folded)) &&
    names <= (names + nouns) * MAX_NAMES
  )
}

/** Phrases, what repeats within them, and single nouns, by their stems, each with its count and first place. */
function unitsOf(words: StemmedWord[], candidates: NounPhrase[], longest: number) {
  const found = new Map<string, Unit>()
  const add = (from: number, to: number, isInside: boolean) => {
    const parts = words.slice(from, to)
    if (!parts.some(({ folded }) => /\p{L}{2}|\p{Lo}/u.test(folded))) return
    const key = parts.map(({ stem }) => stem).join(' ')
    const known = found.get(key)
    if (known) {
      known.count += 1
      known.inside += Number(isInside)
    } else found.set(key, { from, to, count: 1, inside: Number(isInside) })
  }
  for (const candidate of candidates) {
    const from = Math.max(candidate.from, candidate.to - longest)
    for (let start = from; start < candidate.to; start++)
      for (let end = start + 1; end <= candidate.to; end++)
        if (isHead(words[end - 1]) && words[start]?.wordClass !== 'number')
          add(start, end, start > from || end < candidate.to)
  }
  // What never stands alone is told by the phrase that it is always part of.
  for (const [key, unit] of found)
    if (unit.inside === unit.count && (unit.count < 2 || isSwallowed(key, unit))) found.delete(key)
  return found

  function isSwallowed(key: string, { from, to, count }: Unit) {
    const before = words[from - 1]
    const after = words[to]
    return [before && `${before.stem} ${key}`, after && `${key} ${after.stem}`].some(
      (longer) => longer && found.get(longer)?.count === count,
    )
  }
}

const isHead = (word: StemmedWord | undefined) =>
  word !== undefined && (word.wordClass === 'noun' || word.wordClass === 'name' || word.wordClass === 'gerund')

function weigh(parts: StemmedWord[], { count, from, inside }: Unit, weights: Weights) {
  const generals = parts.filter(({ stem }) => general.has(stem)).length
  const plain = generals === parts.length ? weights.generalAlone : weights.generalWord ** generals
  const place = 1 + weights.place / (1 + from / weights.placeSpan)
  const alone = count - inside + weights.nested * inside
  const length =
    parts.length === 1
      ? weights.single * alone ** weights.singleCount
      : (weights.lengths[Math.min(parts.length, 5) - 2] ?? 1) * alone ** weights.count
  return length * place * (parts.some(({ wordClass }) => wordClass === 'name') ? weights.name : 1) * plain
}

const stemmed = (words: TaggedWord[]): StemmedWord[] => {
  const stems = new Map<string, string>()
  return words.map((word) => {
    const stem = stems.get(word.folded) ?? stemmer(word.folded)
    stems.set(word.folded, stem)
    return { ...word, stem }
  })
}

function plainWords(text: string, language: Language): StemmedWord[] {
  const stop = stopWords(language)
  const words = hyphenatedWordsOf(text)
  return words.map((word, at) => {
    const folded = foldWord(word.text)
    const gap = text.slice(word.end, Math.min(words[at + 1]?.start ?? word.end + 3, word.end + 40))
    const wordClass = stop.has(folded) ? 'function' : /^\p{N}/u.test(folded) ? 'number' : 'noun'
    return { ...word, folded, stem: folded, wordClass, isLast: /[^\s]/u.test(gap) || /\n\s*\n/.test(gap) }
  })
}

function runsOf(words: StemmedWord[], longest: number): NounPhrase[] {
  const found: NounPhrase[] = []
  let from = 0
  words.forEach(({ wordClass, isLast }, at) => {
    if (wordClass !== 'noun') {
      from = at + 1
      return
    }
    const ends = isLast || words[at + 1]?.wordClass !== 'noun' || at + 1 - from === longest
    if (!ends) return
    found.push({ from, to: at + 1 })
    from = at + 1
  })
  return found
}
