import { stemmer } from 'stemmer'
import { type NounPhrase, nounPhrases, type TaggedWord, tagWords } from './noun-phrases.ts'
import { foldWord, type Language, stopWords, unbroken } from './stop-words.ts'
import type { WordClass } from './word-classes.ts'
import { hyphenatedWordsOf } from './words.ts'

export type StemmedWord = TaggedWord & { stem: string }

export type Keyphrase = {
  /** As it is written first. */
  phrase: string
  /** Stems with one space between: equal for all variants. */
  key: string
  /** Above 0; comparable inside one text only. */
  score: number
  /** Number of words; a hyphenated word counts as one. */
  length: number
  wordClasses: WordClass[]
}

/** Words of every subject: a phrase of these alone names none. */
const general = new Set(
  'method approach paper result problem system model technique algorithm process use number study work case way example set time type form order term point part level value information data research application development analysis effect issue question author article property condition factor area field feature function role aspect kind solution structure performance change group need idea concept theory procedure scheme class purpose task goal benefit advantage difference relation relationship basis state year day people person thing lot variety range series improvement increase decrease experiment test measure literature review discussion conclusion introduction importance possibility ability interest attention fact reason behavior behaviour world company product service user customer'
    .split(' ')
    .map(stemmer),
)

/** Weight of a phrase by its number of words: editors choose two and three far more often than one. */
const LENGTH = [0.3, 1, 0.9, 0.6, 0.4]
const GENERAL_ALONE = 0.2
const GENERAL_WORD = 0.8
const NAME = 1.2
/** Words within this distance of each other are neighbors. */
const WINDOW = 3
const DAMPING = 0.85
const ROUNDS = 20

/**
 * Returns the keyphrases of a text, best first: noun phrases, scored by the ranks of their words in the graph of
 * neighbors (SingleRank, Wan and Xiao 2008, after TextRank, Mihalcea and Tarau 2004), weighted by first position and
 * frequency (statistical features as in Campos et al. 2020), length, and how general their words are. For languages
 * other than English there are no word classes: runs between function words are the candidates.
 */
export function keyphrasesOf(text: string, { language = 'en' as Language, longest = 5 } = {}) {
  const words = language === 'en' ? stemmed(tagWords(text)) : plainWords(text, language)
  const candidates = language === 'en' ? nounPhrases(words) : runsOf(words, longest)
  const ranks = wordRanks(words)
  const found = new Map<string, Keyphrase & { count: number; first: number }>()
  for (const candidate of candidates) {
    const { from, to } = { ...candidate, from: Math.max(candidate.from, candidate.to - longest) }
    const parts = words.slice(from, to)
    const key = parts.map(({ stem }) => stem).join(' ')
    const known = found.get(key)
    if (known) known.count += 1
    else if (parts.some(({ folded }) => /\p{L}{2}|\p{Lo}/u.test(folded)))
      found.set(key, {
        phrase: unbroken(text.slice(parts[0]?.start, parts.at(-1)?.end))
          .split(/\s+/)
          .join(' '),
        key,
        score: [...new Set(parts.map(({ stem }) => stem))].reduce((sum, stem) => sum + (ranks.get(stem) ?? 0), 0),
        length: parts.length,
        wordClasses: parts.map(({ wordClass }) => wordClass),
        count: 1,
        first: from,
      })
  }
  const phrases = [...found.values()]
    .map(({ count, first, ...phrase }) => ({ ...phrase, score: weigh({ ...phrase, count, first }) }))
    .sort((a, b) => b.score - a.score)
  return { words, phrases }
}

function weigh({ key, score, length, wordClasses, count, first }: Keyphrase & { count: number; first: number }) {
  const stems = key.split(' ')
  const generals = stems.filter((stem) => general.has(stem)).length
  const plain = generals === stems.length ? GENERAL_ALONE : GENERAL_WORD ** generals
  const place = 1 + 3 / (1 + first / 20)
  return (
    score *
    (LENGTH[Math.min(length, 5) - 1] ?? 1) *
    count ** 0.2 *
    place *
    (wordClasses.includes('name') ? NAME : 1) *
    plain
  )
}

/** Rank of each stem: a random walk over words that occur near each other, weighted by how often they do. */
function wordRanks(words: StemmedWord[]): Map<string, number> {
  const ids = new Map<string, number>()
  const sequence = words.map(({ stem, wordClass }) => {
    if (!carries.has(wordClass)) return -1
    const known = ids.get(stem)
    if (known !== undefined) return known
    ids.set(stem, ids.size)
    return ids.size - 1
  })
  const edges = Array.from({ length: ids.size }, () => new Map<number, number>())
  sequence.forEach((one, at) => {
    if (one < 0) return
    for (let step = 1; step < WINDOW; step += 1) {
      const other = sequence[at + step] ?? -1
      if (other < 0 || other === one) continue
      edges[one]?.set(other, (edges[one].get(other) ?? 0) + 1)
      edges[other]?.set(one, (edges[other].get(one) ?? 0) + 1)
    }
  })
  const sums = edges.map((near) => [...near.values()].reduce((sum, weight) => sum + weight, 0) || 1)
  let ranks = new Float64Array(ids.size).fill(1 / Math.max(1, ids.size))
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float64Array(ids.size).fill((1 - DAMPING) / Math.max(1, ids.size))
    edges.forEach((near, from) => {
      const share = (DAMPING * (ranks[from] ?? 0)) / (sums[from] ?? 1)
      for (const [to, weight] of near) next[to] = (next[to] ?? 0) + share * weight
    })
    ranks = next
  }
  return new Map([...ids].map(([stem, id]) => [stem, ranks[id] ?? 0]))
}

const carries = new Set<WordClass>(['noun', 'name', 'adjective', 'gerund', 'participle'])

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
