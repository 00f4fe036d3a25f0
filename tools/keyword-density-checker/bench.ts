import type { Measure } from '#bench/measure.ts'
import { countPhrases, wordRuns } from '#engine/text/phrases.ts'

const words = ['oak', 'table', 'Table', "shop's", 'wool', 'a', 'the', 'chair2', 'OAK', 'sofa']
const gaps = [' ', ' ', ' ', ' ', '-', ', ', '. ', ' ']

/**
 * Compares counts of every phrase on 500 generated texts with a pattern that is tried at each place, and measures the
 * time for a thousand words.
 */
export async function measure(): Promise<Measure[]> {
  let wrong = 0
  let compared = 0
  for (let seed = 1; seed <= 500; seed += 1) {
    const text = madeText(seed, 200)
    for (const { phrase, count } of countPhrases(wordRuns(text))) {
      compared += 1
      if (bruteForce(text, phrase) !== count) wrong += 1
    }
  }
  const text = madeText(7, 1_000)
  const times = Array.from({ length: 15 }, () => {
    const began = performance.now()
    countPhrases(wordRuns(text))
    return performance.now() - began
  }).sort((a, b) => a - b)
  return [
    {
      what: 'keyword-density-checker: counts that differ from a brute-force pattern',
      value: wrong,
      unit: `of ${compared}`,
      limit: 0,
      better: 'less',
      note: '500 made texts of 200 words',
    },
    {
      what: 'keyword-density-checker: 1,000 words',
      value: Math.round((times[7] ?? 0) * 10) / 10,
      unit: 'ms',
      limit: 100,
      better: 'less',
    },
  ]
}

function bruteForce(text: string, phrase: string) {
  const pattern = new RegExp(`(?<![a-z0-9'])(?=${phrase.split(' ').join('[ -]')}(?![a-z0-9']))`, 'gi')
  return text.match(pattern)?.length ?? 0
}

/** Returns texts from a linear congruential generator, which are the same on every machine. */
function madeText(seed: number, length: number) {
  let state = seed * 2_654_435_761
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
  let text = ''
  for (let count = 0; count < length; count += 1) text += `${words[next(words.length)]}${gaps[next(gaps.length)]}`
  return text
}
