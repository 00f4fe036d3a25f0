import { withCommas } from '../text/numbers.ts'
import { defineFormula } from './define-formula.ts'

/** Page loads per month. `high` is `null` in the first band, which has no upper end. */
export type PopularityBand = { low: number; high: number | null }

/** Cumulative share of page loads in Chrome, by rank of the site. */
const SHARES = [
  { rank: 1, share: 0 },
  { rank: 1_000, share: 0.5 },
  { rank: 10_000, share: 0.7 },
  { rank: 100_000, share: 0.87 },
  { rank: 1_000_000, share: 0.95 },
  { rank: 5_000_000, share: 0.99 },
]

/** The first bucket, above which there is no better one. */
const FIRST_BUCKET = 1_000
const MAX_BUCKET = 5_000_000
const BUCKETS = [FIRST_BUCKET, 10_000, 100_000, 1_000_000, MAX_BUCKET]

const published = {
  label: 'crux-top-lists, after Ruth and others (2022)',
  url: 'https://github.com/zakird/crux-top-lists',
}

/**
 * Page loads per month of a site in a bucket of a popularity list, as an order of magnitude. A bucket is its upper
 * bound: 10,000 means “among the first 10,000, and not known to be among the first 1,000”.
 */
export const popularityBand = defineFormula({
  slug: 'popularity-band',
  name: 'Popularity band',
  summary: 'Page loads of a site per month as an order of magnitude, from its place in a popularity list.',
  expression: ['low = T × s(bucket)', 'high = T × s(the next better power of ten)'],
  inputs: {
    bucket: {
      symbol: 'bucket',
      meaning:
        'Upper bound of the site’s bucket in a popularity list, such as 10,000. An exact rank is rounded up to 1,000, 10,000, 100,000, 1,000,000, or 5,000,000 first, because lists disagree by more than that.',
      unit: 'position',
      source: published,
    },
  },
  constants: {
    total: {
      symbol: 'T',
      value: 1_000_000_000_000,
      meaning: 'Page loads of all sites per month.',
      why: 'It is our assumption: nobody publishes the figure. If the true total is twice as high, so is each end of each band.',
    },
  },
  properties: [
    'A better bucket never has a lower band, and neighboring bands meet without a gap.',
    'It is a band and never a single number.',
    's is fixed by six published shares; nothing is fitted to sites of ours.',
  ],
  missing:
    'A site that a list does not have is below the end of the list, and that is what the report says. It is not 0. Without a list there is no band.',
  limits: [
    'It is an order of magnitude for users of Chrome, not a count of visits. Only the owner’s statistics have that.',
    's(rank) is the share of one site at a rank: the published shares of the first 1,000, 10,000, 100,000, 1,000,000, and 5,000,000 sites (50%, 70%, 87%, 95%, 99%), divided by the number of sites in between, and interpolated on logarithmic scales.',
    'Another published fit (1,000,000,000 × rank^−0.746, Granville 2015) differs by more than ten times for small sites. That is why there is no narrower band.',
  ],
  tools: ['website-traffic-checker'],
  compute: ({ bucket }: { bucket: number }, { total }): PopularityBand => {
    const better = 10 ** (Math.ceil(Math.log10(bucket)) - 1)
    return {
      low: total * shareAt(bucket),
      high: bucket <= FIRST_BUCKET ? null : total * shareAt(better),
    }
  },
  explain: ({ bucket }, { low, high }, { total }) => [
    `bucket = ${withCommas(bucket)}`,
    `s(${withCommas(bucket)}) = ${shareAt(bucket).toExponential(2)}`,
    `low = ${withCommas(total)} × ${shareAt(bucket).toExponential(2)} = ${approximate(low)}`,
    high === null ? 'high: the first band has no upper end' : `high = ${approximate(high)}`,
  ],
  examples: [
    { label: 'A site among the first 10,000', values: { bucket: 10_000 } },
    { label: 'A site among the first 1,000,000', values: { bucket: 1_000_000 } },
  ],
})

/**
 * Returns the band of a site, or undefined below the 5,000,000 sites whose shares are published.
 * @param rank from 1: an exact rank, or the upper bound of a bucket
 */
export function bandOf(rank: number, { isBucket }: { isBucket: boolean }): PopularityBand | undefined {
  const bucket = isBucket ? Math.max(FIRST_BUCKET, rank) : BUCKETS.find((one) => one >= rank)
  return bucket === undefined || bucket > MAX_BUCKET ? undefined : popularityBand.compute({ bucket })
}

/**
 * Returns a number of page loads with two digits, because more would be false precision.
 * @example approximate(6_480_123) // '6.5 million'
 */
export function approximate(loads: number): string {
  const [unit, name] = UNITS.find(([one]) => loads >= one) ?? [1, '']
  return `${withCommas(Number((loads / unit).toPrecision(2)))}${name}`
}

const UNITS: [number, string][] = [
  [1e9, ' billion'],
  [1e6, ' million'],
  [1, ''],
]

/** Mean share of one site between two ranks, assigned to their geometric mean. */
const MEANS = SHARES.slice(1).map(({ rank, share }, at) => {
  const before = SHARES[at] ?? { rank: 1, share: 0 }
  return { x: Math.log10(before.rank * rank) / 2, y: Math.log10((share - before.share) / (rank - before.rank)) }
})

/**
 * Returns the share of all page loads that one site at a rank has, interpolated on logarithmic scales and extrapolated
 * at the ends.
 */
function shareAt(rank: number): number {
  const x = Math.log10(rank)
  const after = MEANS.findIndex((mean) => mean.x >= x)
  const at = after < 0 ? MEANS.length - 1 : Math.max(1, after)
  const [from, to] = [MEANS[at - 1], MEANS[at]]
  if (!from || !to) throw new RangeError('There are fewer than two published shares.')
  return 10 ** (from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x))
}
