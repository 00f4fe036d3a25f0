import type { RuleLanguage } from './intent-words.ts'

const openings: Record<RuleLanguage, { before: string; after: string }> = {
  en: { before: 'how what why which where can are', after: 'for with without vs or near like' },
  de: { before: 'wie was warum welche wo kann', after: 'für mit ohne oder vs in' },
  fr: { before: 'comment pourquoi quel où quand', after: 'pour avec sans ou vs' },
  es: { before: 'cómo qué cuál dónde cuándo', after: 'para con sin o vs' },
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Returns the texts whose completions are asked for, in a fixed order: questions, prepositions, and letters. */
export function expansionQueries({
  seed,
  language,
  alphabet,
}: {
  seed: string
  language: RuleLanguage
  alphabet: boolean
}) {
  const { before, after } = openings[language]
  return [
    ...before.split(' ').map((word) => `${word} ${seed}`),
    ...after.split(' ').map((word) => `${seed} ${word}`),
    ...(alphabet ? [...LETTERS].map((letter) => `${seed} ${letter}`) : []),
  ]
}
