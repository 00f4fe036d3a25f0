import { readFileSync } from 'node:fs'
import type { TextCounts } from '#engine/readability/formula.ts'

/**
 * A text of textstat's own tests: its counts there, and the figures that the tests expect, by the names of the tests.
 */
export type TestedText = { text: string; counts: TextCounts; figures: Map<string, number> }

const TEXTS = ['SHORT_TEXT', 'EASY_TEXT', 'PUNCT_TEXT', 'LONG_TEXT']
const FIGURES = [
  'flesch_reading_ease',
  'flesch_kincaid_grade',
  'smog_index',
  'automated_readability_index',
  'coleman_liau_index',
  'lix',
  'rix',
  'gulpease_index',
  'fernandez_huerta',
  'szigriszt_pazos',
  'gutierrez_polini',
  'crawford',
]
const FEW_WORDS = 100

/** Reads the English texts of a copy of the repository textstat/textstat whose counts its tests name. */
export function testedTexts(repository: string): TestedText[] {
  const folder = `${repository}/tests/backend`
  const texts = constantsOf(readFileSync(`${folder}/resources.py`, 'utf8'))
  const rowsOf = (test: string) => rowsIn(readFileSync(`${folder}/${test}.py`, 'utf8'))
  return TEXTS.map((name) => {
    const find = (test: string, ...expected: string[]) => {
      const row = rowsOf(test).find(([text, ...rest]) => text === name && expected.every((one) => rest.includes(one)))
      return row ? Number(row.at(-1)) : Number.NaN
    }
    const sentences = find('counts/test_count_sentences')
    const words = Math.round(find('metrics/test_words_per_sentence') * sentences)
    const polysyllables = find('counts/test_count_polysyllable_words')
    const counts: TextCounts = {
      words,
      sentences,
      syllables: Math.round(find('metrics/test_syllables_per_word', 'en_US') * words),
      letters: Math.round(find('metrics/test_letters_per_word') * words),
      // textstat divides by tokens, which include some dashes and dots.
      characters: find('metrics/test_chars_per_word') * words,
      polysyllables,
      monosyllables: find('counts/test_count_monosyllable_words'),
      longWords: find('counts/test_count_long_words', '6'),
      sample: { words, sentences, polysyllables },
      complexWords: Number.NaN,
      unfamiliarWords: Number.NaN,
    }
    const figures = new Map(FIGURES.map((figure) => [figure, find(`metrics/test_${figure}`)]))
    if (words < FEW_WORDS) figures.set('linsear_write_formula', find('metrics/test_linsear_write_formula', 'False'))
    for (const variant of ['1', '2', '3', '4'])
      figures.set(`wiener_sachtextformel ${variant}`, find('metrics/test_wiener_sachtextformel', 'en_US', variant))
    for (const [figure, value] of figures) if (Number.isNaN(value)) figures.delete(figure)
    return { text: texts.get(name) ?? '', counts, figures }
  })
}

/** Returns the string constants of a Python module: adjacent strings are joined, triple quotes keep their lines. */
function constantsOf(module: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of module.matchAll(/^([A-Z_]+) = ("""[\s\S]*?"""|\([\s\S]*?^\)|".*")$/gm))
    found.set(
      name,
      value.startsWith('"""')
        ? value.slice(3, -3)
        : (value.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g) ?? [])
            .map((part) => part.slice(1, -1).replaceAll('\\n', '\n').replace(/\\(.)/g, '$1'))
            .join(''),
    )
  return found
}

/** Returns the rows of parametrized tests about a constant text: its name, then the other arguments as written. */
const rowsIn = (module: string) =>
  [...module.matchAll(/\(\s*resources\.(\w+),\s*([^()]*?),?\s*\)/g)].map(([, name = '', rest = '']) => [
    name,
    ...rest.split(',').map((part) => part.trim().replaceAll('"', '')),
  ])
