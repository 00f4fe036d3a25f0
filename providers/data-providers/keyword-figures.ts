import type { KeywordFigures } from '#engine/data-providers/capabilities.ts'

type Month = { year: number; month: number; searches: number | null }

const COMPETITION = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' } as const

/**
 * Returns the months, oldest first.
 * @param months `month` from 1
 */
export function sortedMonths(months: Month[]): KeywordFigures['months'] {
  return months
    .map(({ year, month, searches }) => ({ month: `${year}-${String(month).padStart(2, '0')}`, searches }))
    .sort((a, b) => (a.month < b.month ? -1 : 1))
}

/** Returns the competition as Google names it; `null` where it is unspecified or unknown. */
export function competitionOf(name: string | null | undefined): KeywordFigures['competition'] {
  return COMPETITION[name as keyof typeof COMPETITION] ?? null
}

/** Returns a caveat if more keywords were given than Google takes at a time. */
export function seedCaveats(count: number, max: number): string[] {
  return count > max ? [`Google takes ${max} keywords at a time: the other ${count - max} were left out.`] : []
}
