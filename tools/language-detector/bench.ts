import type { Measure } from '#bench/measure.ts'
import { detectLanguage } from '#engine/text/language/detect.ts'
import { languageLengths, measureLanguages } from '#tests/support/declaration-languages.ts'

const EXCERPTS = 5

/**
 * Detects excerpts of every translation of the Universal Declaration of Human Rights, and compares the results with
 * franc-all.
 */
export async function measure(): Promise<Measure[]> {
  const percent = (part: number, all: number) => Math.round((1_000 * part) / all) / 10
  const measures: Measure[] = []
  for (const length of languageLengths) {
    const { total, ours, peer, sure, sureAndRight, unknown } = await measureLanguages(length, EXCERPTS)
    measures.push(
      {
        what: `language-detector: languages right at ${length} characters`,
        value: percent(ours, total),
        unit: '%',
        limit: percent(peer, total),
        better: 'more',
        note: `franc-all ${percent(peer, total)}%; ${total} excerpts; unknown ${percent(unknown, total)}%; both were made from this text`,
      },
      {
        what: `language-detector: right where it says more than 90%, at ${length} characters`,
        value: percent(sureAndRight, sure),
        unit: '%',
        limit: 90,
        better: 'more',
        note: `it says so for ${percent(sure, total)}%`,
      },
    )
  }
  const sentence = 'The tables are made of oiled oak, and they come in two boxes with all the screws that you need.'
  detectLanguage(sentence)
  const began = performance.now()
  for (let round = 0; round < 100; round++) detectLanguage(sentence)
  const value = Math.round((performance.now() - began) / 10) / 10
  measures.push({ what: 'language-detector: one sentence', value, unit: 'ms', limit: 20, better: 'less' })
  return measures
}
