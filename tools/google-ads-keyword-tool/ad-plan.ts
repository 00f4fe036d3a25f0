import { keywordGroups } from '#engine/formulas/keyword-groups.ts'
import { intentOf } from '#engine/keywords/intent.ts'
import type { RuleLanguage } from '#engine/keywords/intent-words.ts'
import { capital } from '#engine/text/capital.ts'
import { negativeWords } from './negative-words.ts'
import type { PlannerFigures } from './read-planner.ts'

export type MatchType = 'Exact' | 'Phrase'
export type AdGroup = { name: string; keywords: { keyword: string; matchTypes: MatchType[]; why: string }[] }

export type AdPlan = {
  groups: AdGroup[]
  negatives: { word: string; why: string }[]
  /** Keywords beyond the limit, which are not in any group. */
  ungrouped: number
}

/** Grouping takes quadratic time. */
const MAX_GROUPED = 2_000

/** Returns ad groups by the formula “Keyword groups”, match types by intent, and words that usually waste clicks. */
export function adPlanOf(
  keywords: PlannerFigures[],
  { kind, language }: { kind: 'product' | 'service'; language: RuleLanguage },
): AdPlan {
  const grouped = mostSearched(keywords)
  const groups = keywordGroups.compute({ phrases: grouped, language }).map(({ name, members }) => ({
    name: capital(name),
    keywords: members.map((at) => adKeyword(grouped[at] as string, language)),
  }))
  const used = ` ${keywords.map(({ keyword }) => keyword.toLowerCase()).join(' ')} `
  const negatives = negativeWords(language, kind).filter(({ word }) => !used.includes(` ${word} `))
  return { groups, negatives, ungrouped: keywords.length - grouped.length }
}

function mostSearched(keywords: PlannerFigures[]) {
  const volumeOf = ({ averageMonthlySearches, range }: PlannerFigures) => averageMonthlySearches ?? range?.[0] ?? -1
  const listed =
    keywords.length > MAX_GROUPED ? keywords.toSorted((one, other) => volumeOf(other) - volumeOf(one)) : keywords
  return listed.slice(0, MAX_GROUPED).map(({ keyword }) => keyword)
}

function adKeyword(keyword: string, language: RuleLanguage) {
  const { intent, evidence } = intentOf(keyword, language)
  const isReady = intent === 'transactional' || intent === 'local'
  return {
    keyword,
    matchTypes: (isReady ? ['Exact', 'Phrase'] : ['Phrase']) as MatchType[],
    why: isReady
      ? `“${evidence}” shows an intent to buy, so the exact search deserves its own bid.`
      : 'Phrase match also shows the ad for searches that contain its meaning.',
  }
}
