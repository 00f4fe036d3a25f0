import type { Measure } from '../../bench/measure.ts'
import { measureText } from '../../engine/readability/measure.ts'
import { loadSyllables, ruleSyllables } from '../../engine/text/syllables.ts'

/** Share of the CMU dictionary that the spelling rules get right, and the time for a thousand words. */
export async function measure(): Promise<Measure[]> {
  const { dictionary } = await import('cmu-pronouncing-dictionary')
  const words = Object.entries(dictionary).filter(([word]) => /^[a-z]{3,}$/.test(word))
  const right = words.filter(([word, spoken]) => ruleSyllables(word) === spoken.match(/\d/g)?.length).length
  const countSyllables = await loadSyllables()
  const text = 'The manufacturer repaired the table in her workshop, and we paid. '.repeat(91)
  const times = Array.from({ length: 15 }, () => {
    const began = performance.now()
    measureText(text, countSyllables)
    return performance.now() - began
  }).sort((a, b) => a - b)
  return [
    {
      what: 'readability-checker: words whose syllables the spelling rules get right',
      value: Math.round((right / words.length) * 1_000) / 10,
      unit: '%',
      limit: 89,
      better: 'more',
      note: `${words.length} words of the CMU dictionary, which is asked first`,
    },
    {
      what: 'readability-checker: 1,000 words',
      value: Math.round((times[7] ?? 0) * 10) / 10,
      unit: 'ms',
      limit: 100,
      better: 'less',
    },
  ]
}
