import { formsOf } from './nominalizations.ts'
import wordNet from './wordnet-synonyms.json' with { type: 'json' }

/** Nouns without a plural. */
const MASS = new Set(['astonishment', 'renown', 'nighttime', 'summertime', 'wintertime'])

const pluralOf = (noun: string) =>
  noun.endsWith('ch') ? `${noun}es` : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`

/** Plainer words by the word that they replace, in each form, with the same ending. */
export const synonyms = new Map<string, string>(
  Object.entries(wordNet.words).flatMap(([word, { kind, plain }]): [string, string][] => {
    if (kind === 'verb') {
      const plainForms = formsOf(plain)
      return formsOf(word).map((form, at) => [form, plainForms[at] as string])
    }
    if (kind === 'noun' && !MASS.has(word))
      return [
        [word, plain],
        [pluralOf(word), pluralOf(plain)],
      ]
    return [[word, plain]]
  }),
)
