import type { Measure } from '#bench/measure.ts'
import { formulas } from '#engine/readability/formulas.ts'
import { formulasByLanguage } from '#engine/readability/formulas-by-language.ts'
import { measureText } from '#engine/readability/measure.ts'
import { type CountSyllables, loadSyllables, ruleSyllables } from '#engine/text/syllables.ts'
import { corpus } from '#tests/support/corpus.ts'
import { testedTexts } from './oracle/textstat.ts'

/** Our formulas by the names of textstat's tests. */
const formulaOf: Record<string, string> = {
  flesch_reading_ease: 'fleschReadingEase',
  flesch_kincaid_grade: 'fleschKincaidGrade',
  smog_index: 'smog',
  automated_readability_index: 'ari',
  coleman_liau_index: 'colemanLiau',
  linsear_write_formula: 'linsearWrite',
  lix: 'lix',
  rix: 'rix',
  gulpease_index: 'gulpease',
  fernandez_huerta: 'fernandezHuerta',
  szigriszt_pazos: 'szigrisztPazos',
  gutierrez_polini: 'gutierrezPolini',
  crawford: 'crawford',
  'wiener_sachtextformel 1': 'wienerSachtextformel1',
  'wiener_sachtextformel 2': 'wienerSachtextformel2',
  'wiener_sachtextformel 3': 'wienerSachtextformel3',
  'wiener_sachtextformel 4': 'wienerSachtextformel4',
}
/**
 * textstat uses the factor 0.058, the authors of the formula 0.0588: see
 * docs/decisions/021-readability-counts-differ-from-textstat.md.
 */
const COLEMAN_LIAU_DIFFERENCE = 0.08

/**
 * Compares with what textstat's tests expect, counts the words whose syllables the spelling rules get right, and
 * measures the time for a thousand words.
 */
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
    ...textstat(countSyllables),
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

/**
 * Figures of textstat's own tests: computed from its counts, ours must be equal. The note says how many of its counts
 * equal ours.
 */
function textstat(countSyllables: CountSyllables): Measure[] {
  const folder = corpus('textstat')
  if (!folder) return []
  let [equal, all] = [0, 0]
  let sameCounts = 0
  const names = ['words', 'sentences', 'syllables', 'letters', 'polysyllables', 'longWords'] as const
  const texts = testedTexts(folder)
  for (const { text, counts, figures } of texts) {
    for (const [figure, expected] of figures) {
      const formula = [...formulas, ...formulasByLanguage].find(({ id }) => id === formulaOf[figure])
      const raised = formula?.id === 'colemanLiau' ? (COLEMAN_LIAU_DIFFERENCE * counts.letters) / counts.words : 0
      all += 1
      if (Math.abs((formula?.of(counts) ?? Number.NaN) - expected - raised) <= 0.01) equal += 1
    }
    const ours = measureText(text, countSyllables).counts
    sameCounts += names.filter((count) => ours[count] === counts[count]).length
  }
  return [
    {
      what: 'readability-checker: figures of textstat’s tests, by its counts',
      value: equal,
      unit: `of ${all}`,
      limit: all,
      better: 'more',
      note: `${sameCounts} of ${texts.length * names.length} counts equal ours; decision 21 says why the others differ`,
    },
  ]
}
