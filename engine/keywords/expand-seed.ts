import { expansionPatterns, type PatternKind, type SeedKind } from './expansion-patterns.ts'
import { foldPhrase } from './intent.ts'
import type { RuleLanguage } from './intent-words.ts'

export type Expansion = { phrase: string; kind: PatternKind }

export type ExpandOptions = {
  language: RuleLanguage
  kind: SeedKind
  audience: string
  /** Name of the country, in English; '' for none. */
  country: string
  year: number
}

const patternKinds: PatternKind[] = ['question', 'preposition', 'comparison', 'modifier']

/**
 * Returns phrases that our patterns form from a seed. They are possible searches; it is unknown whether anyone enters
 * them.
 */
export function expandSeed(seed: string, { language, kind, audience, country, year }: ExpandOptions): Expansion[] {
  const patterns = expansionPatterns[language]
  const isMany = language === 'en' && isPlural(seed)
  const values: Record<string, string> = {
    audience: foldPhrase(audience),
    country: language === 'en' ? withArticle(country.toLowerCase()) : '',
    year: String(year),
    be: isMany ? 'are' : 'is',
    do: isMany ? 'do' : 'does',
  }
  const folded = foldPhrase(seed)
  const present = ` ${folded} `
  return patternKinds.flatMap((one) => {
    const list = [patterns[one], patterns.only[kind][one] ?? ''].join(',').split(',').filter(Boolean)
    return list.flatMap((pattern) => {
      const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
      const isComplete = [...pattern.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name] !== '')
      return isComplete && !repeats(filled, present) ? [{ phrase: filled.replace('*', folded), kind: one }] : []
    })
  })
}

const withArticle = (country: string) =>
  /^(?:united|netherlands|philippines|bahamas|maldives|czech republic)/.test(country) ? `the ${country}` : country

/** Returns whether a word is part of the seed already: “cheap *” adds nothing to “cheap wool socks”. */
function repeats(pattern: string, present: string) {
  const added = pattern.replace('*', ' ').split(/\s+/).filter(Boolean)
  return added.length === 1 && present.includes(` ${added[0]} `)
}

/** Returns whether an English phrase is plural, by the last word before a preposition. */
export function isPlural(phrase: string) {
  const [head = ''] = foldPhrase(phrase).split(/ (?:for|of|in|with|to|on|at|from|by|without) /)
  const word = head.split(' ').at(-1) ?? ''
  return /(?:[^siu]|ie)s$/.test(word) || /^(?:men|women|children|people|feet|mice)$/.test(word)
}
