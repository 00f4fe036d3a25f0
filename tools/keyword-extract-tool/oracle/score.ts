import { stemmer } from 'stemmer'

/** A document of the Inspec set: editors' phrases, stemmed. */
export type AnnotatedText = { text: string; keys: string[] }

export const stemPhrase = (phrase: string) => phrase.toLowerCase().trim().split(/\s+/).map(stemmer).join(' ')

/** Returns the mean F1 of the first ten phrases, stemmed and compared exactly. 0 to 1. */
export function f1At10(documents: AnnotatedText[], extract: (text: string) => string[]): number {
  const each = documents.map(({ text, keys }) => {
    const found = [...new Set(extract(text).map(stemPhrase))].slice(0, 10)
    const right = found.filter((phrase) => keys.includes(phrase)).length
    return right === 0 ? 0 : (2 * (right / 10) * (right / keys.length)) / (right / 10 + right / keys.length)
  })
  return each.reduce((sum, one) => sum + one, 0) / Math.max(1, each.length)
}

/** Extracts phrases with plain TF-IDF: one to three words without a word of `stop`, with the frequencies of the set. */
export function tfIdf(texts: string[], stop: Set<string>): (text: string) => string[] {
  const documents = new Map<string, number>()
  for (const text of texts)
    for (const phrase of counts(text, stop).keys()) documents.set(phrase, (documents.get(phrase) ?? 0) + 1)
  return (text) =>
    [...counts(text, stop)]
      .map(([phrase, count]) => ({ phrase, weight: count * Math.log(texts.length / (documents.get(phrase) ?? 1)) }))
      .sort((a, b) => b.weight - a.weight)
      .map(({ phrase }) => phrase)
}

function counts(text: string, stop: Set<string>) {
  const found = new Map<string, number>()
  for (const part of text.toLowerCase().split(/[^\p{L}\p{N}\s'-]+/u)) {
    const words = part.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
    words.forEach((_, from) => {
      for (let length = 1; length <= 3 && from + length <= words.length; length += 1) {
        const phrase = words.slice(from, from + length)
        if (phrase.some((word) => stop.has(word) || word.length < 3)) continue
        const key = phrase.map(stemmer).join(' ')
        found.set(key, (found.get(key) ?? 0) + 1)
      }
    })
  }
  return found
}
