import { stemmer } from 'stemmer'
import { foldWord, type Language, stopWords } from '../text/stop-words.ts'
import { wordsOf } from '../text/words.ts'

/** The features of each phrase with their weights; each row has length 1. Rows are `from[row]` to `from[row + 1]`. */
export type SparseRows = { features: Int32Array; weights: Float64Array; from: Int32Array; featureCount: number }

/** Weight of a feature, relative to 1 for a content word. */
export type FeatureWeights = {
  /** Function words carry little meaning, but “how” and “why” lead to different pages. */
  functionWord: number
  /** Two neighboring words. */
  pair: number
  /** Runs of letters connect forms and compounds that stemming does not: “pay”, “payroll”; “Wolle”, “Wolldecke”. */
  letters: number
}

const RUN = 4

/**
 * Returns the TF-IDF of stemmed words, pairs of neighboring words, and runs of letters. Frequencies are logarithmic, so
 * that a repeated word counts a little more; the inverse document frequency is smoothed.
 */
export function phraseVectors(phrases: string[], language: Language, feature: FeatureWeights): SparseRows {
  const ids = new Map<string, number>()
  const kinds: number[] = []
  const counts = phrases.map((phrase) => {
    const found = new Map<number, number>()
    for (const [name, kind] of featuresOf(phrase, language, feature)) {
      let id = ids.get(name)
      if (id === undefined) {
        id = ids.size
        ids.set(name, id)
        kinds.push(kind)
      }
      found.set(id, (found.get(id) ?? 0) + 1)
    }
    return found
  })
  return weigh(counts, kinds)
}

/**
 * Returns the lowercase words with their stems. Only English words are stemmed; other languages rely on runs of
 * letters.
 */
export function stemsOf(phrase: string, language: Language) {
  return wordsOf(phrase).map(({ text }) => {
    const word = foldWord(text)
    return { word, stem: language === 'en' ? stemmer(word.replace(/'s?$/, '')) : word }
  })
}

function featuresOf(phrase: string, language: Language, feature: FeatureWeights): [name: string, kind: number][] {
  const stop = stopWords(language)
  const words = stemsOf(phrase, language)
  return words.flatMap(({ word, stem }, at) => {
    const isFunctionWord = stop.has(word)
    const before = words[at - 1]
    return [
      [`w ${stem}`, isFunctionWord ? feature.functionWord : 1] as [string, number],
      ...(before ? [[`p ${before.stem} ${stem}`, feature.pair] as [string, number]] : []),
      ...(isFunctionWord ? [] : runsOf(word).map((run): [string, number] => [run, feature.letters])),
    ]
  })
}

function runsOf(word: string) {
  const whole = `<${word}>`
  return Array.from({ length: Math.max(0, whole.length - RUN + 1) }, (_, at) => `l ${whole.slice(at, at + RUN)}`)
}

function weigh(counts: Map<number, number>[], kinds: number[]): SparseRows {
  const documents = new Float64Array(kinds.length)
  let total = 0
  for (const found of counts) {
    total += found.size
    for (const id of found.keys()) documents[id] = (documents[id] as number) + 1
  }
  const rows: SparseRows = {
    features: new Int32Array(total),
    weights: new Float64Array(total),
    from: new Int32Array(counts.length + 1),
    featureCount: kinds.length,
  }
  let at = 0
  counts.forEach((found, row) => {
    const start = at
    let squares = 0
    for (const [id, count] of found) {
      const rarity = 1 + Math.log((1 + counts.length) / (1 + (documents[id] as number)))
      const weight = (1 + Math.log(count)) * rarity * (kinds[id] as number)
      squares += weight * weight
      rows.features[at] = id
      rows.weights[at] = weight
      at += 1
    }
    const length = Math.sqrt(squares) || 1
    for (let one = start; one < at; one += 1) rows.weights[one] = (rows.weights[one] as number) / length
    rows.from[row + 1] = at
  })
  return rows
}
