import { roundTo } from '#engine/text/numbers.ts'
import type { PageText } from '#engine/text/page-text.ts'
import { countPhrases, type Phrase, placesOf, wordRuns } from '#engine/text/phrases.ts'
import { foldWord } from '#engine/text/stop-words.ts'
import { wordsOf } from '#engine/text/words.ts'

/** Number of words at the start of a text that readers see first. */
const FIRST = 100
const MAX_FOR_EACH = 200

export type Row = {
  phrase: string
  length: number
  count: number
  /** Share of all words, in percent. */
  density: number
  /** 100 if every occurrence is at the very beginning, 0 if at the end. */
  prominence: number
  inTitle: boolean
  inDescription: boolean
  inHeadings: number
  inAlts: number
  inFirstWords: boolean
  /** Position of each occurrence in the text, 0 to 1. */
  places: number[]
}
export type Heap = { phrase: string; count: number; span: number; start: number; end: number }

type Asked = { keywords: string[]; isFunctionWord: (word: string) => boolean }

/** Counts phrases of one to four words in a page or text, with their positions. */
export function densities(page: PageText, { keywords, isFunctionWord }: Asked) {
  const runs = wordRuns(page.text)
  const total = runs.words.length
  const rowOf = rowMaker(page, total)
  const phrases = countPhrases(runs).filter((one) => one.count > 1 || one.length === 1)
  const kept = [1, 2, 3, 4].map((length) =>
    phrases
      .filter((one) => one.length === length && says(one, isFunctionWord))
      .sort((a, b) => b.count - a.count || (a.positions[0] ?? 0) - (b.positions[0] ?? 0)),
  )
  const asked = keywords.map((keyword) => ({ ...asPhrase(keyword), positions: placesOf(runs, keyword) }))
  const watched = [...asked, ...kept.flatMap((list) => list.slice(0, 30))]
  return {
    words: total,
    differentWords: new Set(runs.folded).size,
    isHtml: page.isHtml,
    keywords: asked.map((one) => ({
      ...rowOf({ ...one, count: one.positions.length }),
      marks: one.positions.map((at) => ({
        start: runs.words[at]?.start ?? 0,
        end: runs.words[at + one.length - 1]?.end ?? 0,
      })),
    })),
    phrases: kept.map((list) => list.slice(0, MAX_FOR_EACH).map(rowOf)),
    heaps: heapsOf(watched, runs.words),
  }
}

const asPhrase = (keyword: string) => {
  const words = wordsOf(keyword).map(({ text }) => foldWord(text))
  return { phrase: words.join(' '), length: words.length }
}

/**
 * Returns whether a phrase is meaningful: it neither begins nor ends with a function word, and does not consist of
 * numbers only.
 */
function says({ phrase }: Phrase, isFunctionWord: Asked['isFunctionWord']) {
  const words = phrase.split(' ')
  return (
    !isFunctionWord(words[0] ?? '') &&
    !isFunctionWord(words.at(-1) ?? '') &&
    words.some((word) => /\p{L}{2}|\p{Lo}/u.test(word))
  )
}

function rowMaker(page: PageText, total: number) {
  const places = {
    title: wordRuns(page.title ?? ''),
    description: wordRuns(page.description ?? ''),
    headings: page.headings.map(({ text }) => wordRuns(text)),
    alts: page.alts.map((text) => wordRuns(text)),
  }
  return ({ phrase, length, count, positions }: Phrase): Row => ({
    phrase,
    length,
    count,
    density: total > 0 ? roundTo((100 * count) / total, 2) : 0,
    prominence: total > 1 && count > 0 ? Math.round(100 * (1 - mean(positions) / (total - 1))) : count > 0 ? 100 : 0,
    inTitle: placesOf(places.title, phrase).length > 0,
    inDescription: placesOf(places.description, phrase).length > 0,
    inHeadings: places.headings.filter((runs) => placesOf(runs, phrase).length > 0).length,
    inAlts: places.alts.filter((runs) => placesOf(runs, phrase).length > 0).length,
    inFirstWords: (positions[0] ?? FIRST) < FIRST,
    places: positions.slice(0, 1_000).map((at) => (total > 1 ? roundTo(at / (total - 1), 4) : 0)),
  })
}

/** Number of words within which several occurrences are reported as concentrated. */
const WINDOW = 50

/** Returns where a phrase is concentrated: a single word five times within fifty words, a longer phrase three times. */
function heapsOf(
  phrases: Pick<Phrase, 'phrase' | 'length' | 'positions'>[],
  words: { start: number; end: number }[],
): Heap[] {
  const heaps = phrases.flatMap(({ phrase, length, positions }): Heap[] => {
    const many = length === 1 ? 5 : 3
    let worst: Heap | undefined
    let first = 0
    positions.forEach((at, index) => {
      while (at - (positions[first] ?? 0) >= WINDOW) first += 1
      const count = index - first + 1
      if (count < many || count <= (worst?.count ?? 0)) return
      const from = positions[first] ?? 0
      worst = {
        phrase,
        count,
        span: at + length - from,
        start: words[from]?.start ?? 0,
        end: words[at + length - 1]?.end ?? 0,
      }
    })
    return worst ? [worst] : []
  })
  const unique = [...new Map(heaps.map((heap) => [heap.phrase, heap])).values()]
  // A finding about “oak table” makes one about “table” at the same place redundant.
  return unique
    .filter(
      (one) =>
        !unique.some(
          (other) =>
            other !== one && ` ${other.phrase} `.includes(` ${one.phrase} `) && other.count >= one.count * 0.75,
        ),
    )
    .sort((a, b) => b.count - a.count)
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
