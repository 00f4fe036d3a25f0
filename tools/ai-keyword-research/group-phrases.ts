import { keywordGroups } from '#engine/formulas/keyword-groups.ts'
import type { RuleLanguage } from '#engine/keywords/intent-words.ts'
import { stemsOf } from '#engine/keywords/phrase-vectors.ts'
import { stopWords } from '#engine/text/stop-words.ts'

type Grouped = { name: string; members: number[] }

/**
 * Groups phrases around a seed. Those that share a word besides the seed follow the formula “Keyword groups”; the
 * others have no topic in common, so the type of page groups them.
 */
export function groupAroundSeed(
  phrases: { phrase: string; page: string }[],
  { seed, language }: { seed: string; language: RuleLanguage },
): Grouped[] {
  const isLinked = linkedPhrases(phrases, seed, language)
  const linked = phrases.flatMap((_, at) => (isLinked[at] ? [at] : []))
  const alone = phrases.flatMap((_, at) => (isLinked[at] ? [] : [at]))
  const byMeaning = keywordGroups
    .compute({ phrases: linked.map((at) => phrases[at]?.phrase ?? ''), language, groupCount: undefined })
    .map(({ name, members }) => ({ name, members: members.map((at) => linked[at] as number) }))
  const byPage = [...Map.groupBy(alone, (at) => phrases[at]?.page)].map(([, members]) => ({
    name: phrases[members[0] as number]?.phrase ?? '',
    members,
  }))
  return [...byMeaning, ...byPage].toSorted((one, other) => other.members.length - one.members.length)
}

/** Returns whether each phrase shares a stem with another one that is neither in the seed nor a function word. */
function linkedPhrases(phrases: { phrase: string }[], seed: string, language: RuleLanguage): boolean[] {
  const common = new Set(stemsOf(seed, language).map(({ stem }) => stem))
  const stop = stopWords(language)
  const own = phrases.map(
    ({ phrase }) =>
      new Set(
        stemsOf(phrase, language).flatMap(({ word, stem }) => (common.has(stem) || stop.has(word) ? [] : [stem])),
      ),
  )
  const counts = new Map<string, number>()
  for (const stems of own) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return own.map((stems) => [...stems].some((stem) => (counts.get(stem) ?? 0) > 1))
}
