import { popularityBand } from '#engine/formulas/popularity-band.ts'
import { formulaPath } from '#engine/formulas/registry.ts'
import { type ChartBlock, chart } from '#engine/tool/blocks.ts'
import type { Popularity } from './band.ts'

export const formula = { label: 'The formula of the band', url: formulaPath(popularityBand.slug) }

/**
 * Returns charts: the bands of domains on a logarithmic scale, and the estimates of several domains as bars; none
 * without data.
 */
export function trafficCharts(domains: Popularity[]): ChartBlock[] {
  const banded = domains.filter(({ state }) => state === 'banded')
  const [loads, visits] = (['page loads', 'visits'] as const).map((unit) => banded.filter((one) => one.unit === unit))
  return [...bands(loads ?? []), ...estimates(visits ?? [])]
}

function bands(domains: Popularity[]): ChartBlock[] {
  if (domains.length === 0) return []
  return [
    chart({
      title: 'Page loads per month, by order of magnitude',
      form: 'ranges',
      labels: domains.map(({ domain }) => domain),
      series: [
        { name: 'From', values: domains.map(({ low }) => rounded(low)) },
        { name: 'To', values: domains.map(({ high }) => rounded(high)) },
      ],
      ...(domains.length > 1 ? {} : { highlight: 0 }),
      method: `${popularityBand.expression.join('; ')}. T is assumed to be 1,000,000,000,000 page loads per month.`,
    }),
  ]
}

/** A provider’s estimate is one number, so a chart needs several domains. */
function estimates(domains: Popularity[]): ChartBlock[] {
  if (domains.length < 2) return []
  return [
    chart({
      title: 'Visits per month',
      form: 'bars',
      labels: domains.map(({ domain }) => domain),
      series: [{ name: 'Visits', values: domains.map(({ low }) => rounded(low)) }],
      method: 'As the provider estimates them.',
    }),
  ]
}

const rounded = (value: number | null) => (value === null ? null : Number(value.toPrecision(2)))
