import { stemmer } from 'stemmer'
import { type NounPhrase, nounPhrases, type TaggedWord, tagWords } from './noun-phrases.ts'
import { type ListedWords, plainWords } from './plain-words.ts'
import { unbroken } from './stop-words.ts'
import type { WordClass } from './word-classes.ts'
import { type StemmedWord, wordRanks } from './word-ranks.ts'

export type Keyphrase = {
  /** As it is written first. */
  phrase: string
  /** Stems with one space between: equal for all variants. */
  key: string
  /** Above 0; only comparable within one text. */
  score: number
  /** Number of words; a hyphenated one is one. */
  length: number
  wordClasses: WordClass[]
}

/** Words of every subject: a phrase of only these words names none. */
const general = new Set(
  'method approach paper result problem system model technique algorithm process use number study work case way example set time type form order term part point level value information data research application development analysis effect issue question author article property condition factor area field feature function role aspect kind solution structure performance change group need idea concept theory procedure scheme class purpose task goal benefit advantage difference relation relationship basis state year day people person thing lot variety range series improvement increase decrease experiment test measure literature review discussion conclusion introduction importance possibility ability interest attention fact reason behavior behaviour world company product service user customer man woman month week hour minute today tomorrow yesterday night morning percent million billion half end side place bit plan mr mrs ms dr statement spokesman chapter section page figure table'
    .split(' ')
    .map(stemmer),
)

type Weights = {
  /** Exponent of the ranks of a phrase's words. */
  rank: number
  /** Weight of a single word, and the exponent of its count. */
  single: number
  singleCount: number
  /** Weights of phrases of two, three, four, and more words, and the exponent of their count. */
  lengths: [number, number, number, number]
  count: number
  /** Weight of the beginning, and the number of words after which half of it is gone. */
  place: number
  placeSpan: number
  name: number
  generalAlone: number
  generalWord: number
  /** Weight of an occurrence within a longer phrase; 0 leaves out phrases that never occur alone. */
  nested: number
  /** Weight of a phrase that occurs only within one longer phrase: if once, and if as often as that phrase. */
  partOnce: number
  part: number
}

/** Tuned on 1,100 abstracts of Inspec, checked on 600 others; no test uses either. Their terms are phrases. */
const terms: Weights = {
  rank: 0.31,
  single: 0.14,
  singleCount: 0.81,
  lengths: [1.34, 1.19, 0.47, 0.38],
  count: 1.07,
  place: 5.1,
  placeSpan: 17,
  name: 1.04,
  generalAlone: 0.27,
  generalWord: 0.73,
  nested: 0,
  partOnce: 0,
  part: 0,
}
/**
 * Tuned on 350 news stories of KPCrowd that no test uses, with theses and papers: what they are about is named again
 * and again, often in one word.
 */
const stories: Weights = {
  rank: 0.6,
  single: 6.25,
  singleCount: 0.58,
  lengths: [1.04, 0.63, 0.36, 0.42],
  count: 1.4,
  place: 5.6,
  placeSpan: 20,
  name: 0.9,
  generalAlone: 0.16,
  generalWord: 1,
  nested: 0.36,
  partOnce: 0.32,
  part: 0.61,
}
/**
 * Words that are frequent in texts about people, or addressed to them. Abstracts, labels, and specifications have few
 * of them.
 */
const personal = new Set('he she his her him i you your my me said says mr mrs ms'.split(' '))
const MIN_TERSE_WORDS = 30
const MAX_TERSE_WORDS = 600
/**
 * A logistic regression that tells abstracts from news stories, fitted on the same texts. The first figure is the bias;
 * the others weigh shares: names among names and nouns, and the rest among all words.
 */
const terse = { bias: 4.4, names: -12.6, personal: -40.5, quotes: -64.3, numbers: -23.3, nouns: -3.4, adjectives: 8.5 }
/** Maximum shares of personal words and quotation marks; higher ones have no further effect. */
const MAX_SHARE = 0.1

type Options = {
  language?: string
  /** Maximum number of words of a phrase. */
  longest?: number
  /** Function words of a language that `stop-words.ts` does not list. */
  listed?: ListedWords
}

/**
 * Returns the phrases that a text is about, the best first: noun phrases and nouns, scored by the ranks of their words
 * in the graph of neighbors (SingleRank, Wan and Xiao 2008, after TextRank, Mihalcea and Tarau 2004), weighted by first
 * place and frequency (statistical features as in Campos et al. 2020), length, and how general their words are. A
 * single word counts only if the text repeats it. For languages other than English there are no word classes here, so
 * the candidates are runs between function words.
 */
export function keyphrasesOf(text: string, { language = 'en', longest = 5, listed = undefined }: Options = {}) {
  const words = language === 'en' ? stemmed(tagWords(text)) : plainWords(text, language, listed)
  const candidates = language === 'en' ? nounPhrases(words) : runsOf(words, longest)
  return { words, phrases: rankPhrases(text, words, candidates, longest) }
}

/** `inside` counts the occurrences within a longer phrase. */
type Unit = { from: number; to: number; count: number; inside: number; part?: 'once' | 'always' }

function rankPhrases(text: string, words: StemmedWord[], candidates: NounPhrase[], longest: number): Keyphrase[] {
  const weights = isTerse(text, words) ? terms : stories
  const ranks = wordRanks(words)
  const units = unitsOf(words, candidates, longest)
  return [...units]
    .filter(
      ([, { inside, count, part }]) =>
        (weights.nested > 0 || inside < count) && (!part || partWeight(part, weights) > 0),
    )
    .map(([key, unit]) => {
      const parts = words.slice(unit.from, unit.to)
      const rank = [...new Set(parts.map(({ stem }) => stem))].reduce((sum, stem) => sum + (ranks.get(stem) ?? 0), 0)
      return {
        phrase: unbroken(text.slice(parts[0]?.start, parts.at(-1)?.end))
          .split(/\s+/)
          .join(' '),
        key,
        score: rank ** weights.rank * weigh(parts, unit, weights),
        length: parts.length,
        wordClasses: parts.map(({ wordClass }) => wordClass),
      }
    })
    .sort((a, b) => b.score - a.score)
}

function isTerse(text: string, words: StemmedWord[]) {
  const all = words.length
  if (all < MIN_TERSE_WORDS || all >= MAX_TERSE_WORDS) return false
  const count = (...classes: WordClass[]) => words.filter(({ wordClass }) => classes.includes(wordClass)).length
  const people = words.filter(({ folded }) => personal.has(folded)).length
  const quotes = text.match(/["“”]/g)?.length ?? 0
  const evidence =
    terse.bias +
    (terse.names * count('name')) / (count('name', 'noun') + 1) +
    terse.personal * Math.min(MAX_SHARE, people / all) +
    terse.quotes * Math.min(MAX_SHARE, quotes / all) +
    (terse.numbers * count('number') + terse.nouns * count('noun') + terse.adjectives * count('adjective')) / all
  return evidence > 0
}

const partWeight = (part: 'once' | 'always', { partOnce, part: always }: Weights) =>
  part === 'once' ? partOnce : always

/** Returns phrases, repeated parts of them, and single nouns, by their stems, each with its count and first place. */
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
  for (const [key, unit] of found) {
    if (unit.inside < unit.count) continue
    if (unit.count < 2) unit.part = 'once'
    else if (isSwallowed(key, unit)) unit.part = 'always'
  }
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

function weigh(parts: StemmedWord[], { count, from, inside, part }: Unit, weights: Weights) {
  const generals = parts.filter(({ stem }) => general.has(stem)).length
  const plain = generals === parts.length ? weights.generalAlone : weights.generalWord ** generals
  const place = 1 + weights.place / (1 + from / weights.placeSpan)
  const alone = count - inside + weights.nested * inside
  const length =
    parts.length === 1
      ? weights.single * alone ** weights.singleCount
      : (weights.lengths[Math.min(parts.length, 5) - 2] ?? 1) * alone ** weights.count
  const whole = part ? partWeight(part, weights) : 1
  return whole * length * place * (parts.some(({ wordClass }) => wordClass === 'name') ? weights.name : 1) * plain
}

const stemmed = (words: TaggedWord[]): StemmedWord[] => {
  const stems = new Map<string, string>()
  return words.map((word) => {
    const stem = stems.get(word.folded) ?? stemmer(word.folded)
    stems.set(word.folded, stem)
    return { ...word, stem }
  })
}

/** Returns runs of nouns, with the adjectives before them. */
function runsOf(words: StemmedWord[], longest: number): NounPhrase[] {
  const found: NounPhrase[] = []
  let from = 0
  words.forEach(({ wordClass, isLast }, at) => {
    const next = words[at + 1]?.wordClass
    if (wordClass === 'adjective' && !isLast) return
    if (wordClass !== 'noun') {
      from = at + 1
      return
    }
    const ends = isLast || next !== 'noun' || at + 1 - from >= longest
    if (!ends) return
    found.push({ from, to: at + 1 })
    from = at + 1
  })
  return found
}
