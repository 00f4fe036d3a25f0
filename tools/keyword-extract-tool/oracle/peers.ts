import { stemmer } from 'stemmer'
import { stopWords } from '#engine/text/stop-words.ts'

const stop = stopWords('en')
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
const isStop = (word: string) => stop.has(word.toLowerCase()) || word.length < 2

/**
 * Extracts phrases with RAKE: runs between stop words and punctuation, scored by degree and frequency of their words.
 * Source: Rose et al., Automatic keyword extraction from individual documents (2010).
 */
export function rake(text: string): string[] {
  const runs = text.split(/[^\p{L}\p{N}\s'’-]+|\n\s*\n/u).flatMap((part) => {
    const found: string[][] = [[]]
    for (const word of wordsIn(part)) {
      if (isStop(word)) found.push([])
      else found.at(-1)?.push(word.toLowerCase())
    }
    return found.filter(({ length }) => length > 0)
  })
  const frequency = new Map<string, number>()
  const degree = new Map<string, number>()
  for (const run of runs)
    for (const word of run) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
      degree.set(word, (degree.get(word) ?? 0) + run.length)
    }
  const scores = new Map<string, number>()
  for (const run of runs)
    scores.set(
      run.join(' '),
      run.reduce((sum, word) => sum + (degree.get(word) ?? 0) / (frequency.get(word) ?? 1), 0),
    )
  return ranked(scores)
}

/**
 * Extracts phrases with the features of YAKE: case, place, frequency, spread over sentences, and how many different
 * neighbors a word has. Phrases have up to three words; one that contains a better phrase or is part of one is left
 * out, as in YAKE's deduplication. Source: Campos et al., YAKE! Keyword extraction from single documents using multiple
 * local features (2020).
 */
export function yake(text: string): string[] {
  const sentences = text
    .split(/(?<=[.!?])\s+|\n\s*\n/)
    .map((sentence) => sentence.split(/[^\p{L}\p{N}\s'’-]+/u).map(wordsIn))
  type Word = { count: number; upper: number; places: number[]; left: string[]; right: string[] }
  const words = new Map<string, Word>()
  const phrases = new Map<string, number>()
  sentences.forEach((chunks, place) => {
    for (const chunk of chunks)
      chunk.forEach((raw, at) => {
        const word = raw.toLowerCase()
        const known = words.get(word) ?? { count: 0, upper: 0, places: [], left: [], right: [] }
        known.count++
        if (/^\p{Lu}/u.test(raw) && (at > 0 || /^\p{Lu}{2}/u.test(raw))) known.upper++
        known.places.push(place)
        if (at > 0) known.left.push(chunk[at - 1]?.toLowerCase() ?? '')
        if (at + 1 < chunk.length) known.right.push(chunk[at + 1]?.toLowerCase() ?? '')
        words.set(word, known)
        for (let length = 1; length <= 3 && at + length <= chunk.length; length++) {
          const phrase = chunk.slice(at, at + length)
          if (isStop(phrase[0] ?? '') || isStop(phrase.at(-1) ?? '') || phrase.some((one) => /^\p{N}+$/u.test(one)))
            continue
          const key = phrase.join(' ').toLowerCase()
          phrases.set(key, (phrases.get(key) ?? 0) + 1)
        }
      })
  })
  const counts = [...words].filter(([word]) => !isStop(word)).map(([, { count }]) => count)
  const mean = counts.reduce((sum, one) => sum + one, 0) / Math.max(1, counts.length)
  const deviation = Math.sqrt(counts.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, counts.length))
  const most = Math.max(1, ...[...words.values()].map(({ count }) => count))
  const weights = new Map(
    [...words].map(([word, { count, upper, places, left, right }]) => {
      const median = places.toSorted((a, b) => a - b)[places.length >> 1] ?? 0
      const spread = new Set(places).size / sentences.length
      const variety = (list: string[]) => (list.length === 0 ? 0 : new Set(list).size / list.length)
      const relation = 1 + (variety(left) + variety(right)) * (count / most)
      const casing = upper / (1 + Math.log(count))
      const frequency = count / (mean + deviation)
      return [
        word,
        (relation * Math.log(Math.log(3 + median) + 1)) / (casing + frequency / relation + spread / relation),
      ]
    }),
  )
  const scores = new Map<string, number>()
  for (const [phrase, count] of phrases) {
    const parts = phrase.split(' ').map((word) => (isStop(word) ? 1 : (weights.get(word) ?? 1)))
    const product = parts.reduce((all, one) => all * one, 1)
    const sum = parts.reduce((all, one) => all + one, 0)
    scores.set(phrase, -product / (count * (1 + sum)))
  }
  const chosen: string[] = []
  for (const phrase of ranked(scores)) {
    if (chosen.length >= 20) break
    if (!chosen.some((one) => ` ${one} `.includes(` ${phrase} `) || ` ${phrase} `.includes(` ${one} `)))
      chosen.push(phrase)
  }
  return chosen
}

/** Returns nouns and names by frequency, without phrases, as a word counter does. */
export function frequentWords(text: string): string[] {
  const scores = new Map<string, number>()
  for (const word of wordsIn(text)) {
    if (isStop(word) || word.length < 3) continue
    const stem = stemmer(word.toLowerCase())
    scores.set(stem, (scores.get(stem) ?? 0) + 1)
  }
  return ranked(scores)
}

const ranked = (scores: Map<string, number>) => [...scores].sort((a, b) => b[1] - a[1]).map(([phrase]) => phrase)
