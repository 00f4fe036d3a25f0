import type { CaseStudy } from '#cms/payload-types.ts'
import { curveOf } from '#site/ui/charts/curve.ts'

export type Result = {
  title: string
  href: string
  client: string
  /** Undefined if the case study has no series; then there is no curve. */
  row?: {
    /** "500k to 900k" */
    figure: string
    unit: string
    period: string
    months: number
    values: number[]
    isPaid: boolean
  }
}

/** Returns the main result of a case study in one row. */
export function resultOf({ title, slug, client, series }: CaseStudy): Result {
  const curve = curveOf(series)
  const dates = (series?.points ?? []).map(({ date }) => date).sort()
  const months = monthsBetween(dates[0], dates.at(-1))
  return {
    title,
    href: `/case-study/${slug}`,
    client: client ?? '',
    ...(curve && months > 0
      ? {
          row: {
            figure: `${curve.first.figure} to ${curve.last.figure}`,
            unit: curve.unit,
            period: `${curve.first.month} to ${curve.last.month}`,
            months,
            values: curve.values,
            isPaid: /\bad spend\b/.test(curve.unit),
          },
        }
      : {}),
  }
}

function monthsBetween(first = '', last = '') {
  const [from, to] = [new Date(first), new Date(last)]
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  return Number.isNaN(months) ? 0 : months
}
