import type { CaseStudy } from '#cms/payload-types.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { curveOf, shortFigure } from '#site/ui/charts/curve.ts'

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
    /** The highest value, if it is not the last: "5.5x in Jul 2025". */
    peak?: string
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
  const peak = peakOf(series)
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
            ...(peak ? { peak } : {}),
            months,
            values: curve.values,
            isPaid: /\bad spend\b/.test(curve.unit),
          },
        }
      : {}),
  }
}

function peakOf(series: CaseStudy['series']) {
  const points = [...(series?.points ?? [])].sort((a, b) => a.date.localeCompare(b.date))
  const highest = points.toSorted((a, b) => b.value - a.value)[0]
  if (!highest || highest.value === points.at(-1)?.value) return undefined
  const times = series?.unit?.startsWith('x ') ? 'x' : ''
  return `${shortFigure(highest.value)}${times} in ${formatDate(highest.date, 'month')}`
}

function monthsBetween(first = '', last = '') {
  const [from, to] = [new Date(first), new Date(last)]
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  return Number.isNaN(months) ? 0 : months
}
