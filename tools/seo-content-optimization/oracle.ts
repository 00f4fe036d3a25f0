import { stemmer } from 'stemmer'

/**
 * Returns the number of occurrences of a term, counted without the engine: words are found by a pattern, stemmed one by
 * one, and compared at every place. Words with anything but spaces or a hyphen between them are not adjacent.
 */
export function bruteForceCount(text: string, term: string[]): number {
  const words = [...text.matchAll(/[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    stem: stemmer(word.toLowerCase().replaceAll('’', "'").replace(/'s$/, '')),
    start: index,
    end: index + word.length,
  }))
  let count = 0
  for (let at = 0; at + term.length <= words.length; at += 1) {
    const run = words.slice(at, at + term.length)
    const isTogether = run.every((word, step) => {
      const before = run[step - 1]
      const gap = before ? text.slice(before.end, word.start) : ' '
      return /^[\s-]+$/.test(gap) && !/\n\s*\n/.test(gap)
    })
    if (isTogether && run.every(({ stem }, step) => stem === term[step])) count += 1
  }
  return count
}
