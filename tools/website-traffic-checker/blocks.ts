import { popularityBand } from '../../engine/formulas/popularity-band.ts'
import { formulaPath } from '../../engine/formulas/registry.ts'
import { type ChartBlock, chart } from '../../engine/tool/blocks.ts'
import type { Popularity } from './band.ts'

export const formula = { label: 'The formula of the band', url: formulaPath(popularityBand.slug) }

const methodOf = (unit: string) =>
  unit === 'visits'
    ? 'As the provider estimates them.'
    : `${popularityBand.expression.join('; ')}. T is assumed to be 1,000,000,000,000 page loads per month.`

/** The bands of several domains on a scale of powers of ten, one chart for each unit; none without a band. */
export function bandCharts(domains: Popularity[]): ChartBlock[] {
  return (['page loads', 'visits'] as const).flatMap((unit) => {
    const own = domains.filter((one) => one.state === 'banded' && one.unit === unit)
    if (own.length === 0) return []
    return [
      chart({
        title: unit === 'visits' ? 'Visits per month' : 'Page loads per month, by order of magnitude',
        form: 'ranges',
        labels: own.map(({ domain }) => domain),
        series: [
          { name: 'From', values: own.map(({ low }) => rounded(low)) },
          { name: 'To', values: own.map(({ high }) => rounded(high)) },
        ],
        ...(own.length > 1 ? {} : { highlight: 0 }),
        method: methodOf(unit),
      }),
    ]
  })
}

const rounded = (value: number | null) => (value === null ? null : Number(value.toPrecision(2)))
