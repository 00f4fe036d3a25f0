import { slugify } from '#engine/paths/slugify.ts'

export type IndustryLink = { value: string; label: string; count: number }

/**
 * Returns the industries of some testimonials in alphabetical order, and the testimonials of the requested one; for an
 * industry that none of them has, nothing is filtered.
 */
export function byIndustry<T extends { industry?: string }>(quotes: T[], requested: string) {
  const counts = new Map<string, IndustryLink>()
  for (const { industry } of quotes) {
    if (!industry) continue
    const value = slugify(industry)
    counts.set(value, { value, label: industry, count: (counts.get(value)?.count ?? 0) + 1 })
  }
  const industries = [...counts.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'))
  const isKnown = counts.has(requested)
  return {
    industries,
    ...(isKnown ? { shown: quotes.filter((one) => slugify(one.industry ?? '') === requested) } : {}),
  }
}
