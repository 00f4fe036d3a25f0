import { z } from 'zod'
import type { KeywordFigures } from '#engine/data-providers/capabilities.ts'
import { competitionOf, sortedMonths } from '../data-providers/keyword-figures.ts'

const MICROS = 1_000_000
const MONTHS = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
]

/** JSON has 64-bit numbers as text. Source: ProtoJSON. */
const Int64 = z
  .union([z.number(), z.string().regex(/^-?\d+$/)])
  .transform(Number)
  .nullish()

export const Metrics = z
  .object({
    avgMonthlySearches: Int64,
    monthlySearchVolumes: z.array(z.object({ year: Int64, month: z.string(), monthlySearches: Int64 })).nullish(),
    competition: z.string().nullish(),
    competitionIndex: Int64,
    lowTopOfPageBidMicros: Int64,
    highTopOfPageBidMicros: Int64,
  })
  .nullish()

/**
 * Returns the figures of a keyword; what Google leaves out is `null`. Bids are left out where the currency is not
 * known. Source: Google Ads API, `KeywordPlanHistoricalMetrics`: bids are in millionths of the account’s currency.
 */
export function figuresOf(keyword: string, metrics: z.infer<typeof Metrics>, currency: string | null): KeywordFigures {
  const low = currency === null ? null : amountOf(metrics?.lowTopOfPageBidMicros)
  const high = currency === null ? null : amountOf(metrics?.highTopOfPageBidMicros)
  const months = (metrics?.monthlySearchVolumes ?? []).flatMap(({ year, month, monthlySearches }) => {
    const number = MONTHS.indexOf(month) + 1
    return year && number > 0 ? [{ year, month: number, searches: monthlySearches ?? null }] : []
  })
  return {
    keyword,
    averageMonthlySearches: metrics?.avgMonthlySearches ?? null,
    months: sortedMonths(months),
    competition: competitionOf(metrics?.competition),
    competitionIndex: metrics?.competitionIndex ?? null,
    lowBid: low,
    highBid: high,
    currency: low === null && high === null ? null : currency,
  }
}

const amountOf = (micros: number | null | undefined) =>
  micros === null || micros === undefined ? null : micros / MICROS
