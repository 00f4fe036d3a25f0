import { expandSeed } from '#engine/keywords/expand-seed.ts'
import { intentOf } from '#engine/keywords/intent.ts'
import type { RuleLanguage } from '#engine/keywords/intent-words.ts'
import { readCountry } from '#engine/keywords/market.ts'
import { createPhraseSet } from '#engine/keywords/phrase-set.ts'
import type { PlannerFigures } from './read-planner.ts'
import { MAX_LENGTH, MAX_WORDS } from './read-seeds.ts'

type Options = { kind: 'product' | 'service'; language: RuleLanguage; country: string; year: number }

/** Maximum number of keywords, because nobody would check more before using them. */
const MAX_KEYWORDS = 600

/**
 * Returns keywords for ads from seeds and key phrases of a page: those of our patterns that show an intent to buy or
 * compare.
 */
export function expandForAds(seeds: string[], pagePhrases: string[], options: Options) {
  const country = readCountry(options.country)?.name ?? ''
  const set = createPhraseSet<{ source: string }>(options.language)
  for (const seed of seeds) set.add(seed, { source: 'Your seed' })
  for (const phrase of pagePhrases) set.add(phrase, { source: 'Key phrase of the page' })
  for (const seed of [...seeds, ...pagePhrases])
    for (const { phrase } of expandSeed(seed, { ...options, country, audience: '' })) {
      const { intent, evidence } = intentOf(phrase, options.language)
      if (intent === 'informational' || intent === 'navigational') continue
      set.add(phrase, { source: evidence ? `Our rules: “${evidence}”` : 'Our rules' })
    }
  return set
    .list()
    .filter(
      ({ phrase }) => phrase.length <= MAX_LENGTH && phrase.split(' ').length <= MAX_WORDS && !phrase.endsWith('?'),
    )
    .slice(0, MAX_KEYWORDS)
    .map(({ phrase, source }) => ({ ...unknownFigures(phrase), source }))
}

const unknownFigures = (keyword: string): PlannerFigures => ({
  keyword,
  averageMonthlySearches: null,
  months: [],
  competition: null,
  competitionIndex: null,
  lowBid: null,
  highBid: null,
  currency: null,
  range: null,
})
