import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkPosition, linkPositionScore, topShare } from './link-position.ts'
import { approximate, bandOf, popularityBand } from './popularity-band.ts'
import { formulas } from './registry.ts'

test.each(formulas)(
  'the page of $slug shows the symbols, constants, and calculations that the code uses',
  (formula) => {
    const text = [...formula.expression, ...formula.limits].join('\n')
    for (const { symbol } of [...Object.values(formula.inputs), ...Object.values(formula.constants)])
      expect(text).toMatch(new RegExp(`(^|[^a-zA-Z])${symbol}([^a-zA-Z]|$)`, 'm'))
    expect(formula.examples.length).toBeGreaterThan(0)
    for (const { values } of formula.examples) expect(formula.explain(values).join('\n')).not.toMatch(/NaN|undefined/)
  },
)

test('the first domain scores 100, and ten times the rank costs a ninth of that', () => {
  expect(linkPositionScore(1)).toBe(100)
  expect([10, 1_000, 1_000_000].map((rank) => Math.round(linkPositionScore(rank)))).toEqual([89, 67, 33])
  expect(linkPosition.explain({ rank: 1_000 }).at(-1)).toBe('shown as 67')
})

test('the score falls strictly with the rank, and is above 0 for every rank of the largest release', () => {
  const rank = fc.integer({ min: 1, max: 209_500_000 })
  fc.assert(
    fc.property(rank, rank, (one, other) => {
      const [better, worse] = [Math.min(one, other), Math.max(one, other)]
      if (better === worse) return
      expect(linkPositionScore(better)).toBeGreaterThan(linkPositionScore(worse))
      expect(linkPositionScore(worse)).toBeGreaterThan(0)
    }),
  )
})

test('the share of domains with this rank or a better one', () => {
  expect(topShare(1_000, 121_091_933)).toBeCloseTo(0.000826, 6)
})

test.each([
  // Computed by hand from the published shares: see the table of the formula’s source.
  [1_000, 48e6, null],
  [10_000, 6.5e6, 48e6],
  [100_000, 0.41e6, 6.5e6],
  [1_000_000, 25e3, 0.41e6],
  [5_000_000, 4.1e3, 25e3],
])('the band of the first %i sites', (bucket, low, high) => {
  const band = popularityBand.compute({ bucket })
  expect(Number(band.low.toPrecision(2))).toBeCloseTo(low, -2)
  expect(band.high === null ? null : Number(band.high.toPrecision(2))).toBe(high)
})

test('bands never rise with the rank, including the buckets of 5, 50, and 500 thousand', () => {
  const buckets = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000]
  const bands = buckets.map((bucket) => popularityBand.compute({ bucket }))
  for (const [at, { low, high }] of bands.entries()) {
    if (at > 0) expect(low).toBeLessThan(bands[at - 1]?.low ?? 0)
    expect(high ?? Number.POSITIVE_INFINITY).toBeGreaterThan(low)
    expect(high ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(bands[at - 1]?.high ?? Number.POSITIVE_INFINITY)
  }
})

test('an exact rank has the band of its power of ten, or none below the published shares', () => {
  expect(bandOf(7, { isBucket: false })).toEqual(popularityBand.compute({ bucket: 1_000 }))
  expect(bandOf(1_001, { isBucket: false })).toEqual(popularityBand.compute({ bucket: 10_000 }))
  expect(bandOf(5_000, { isBucket: true })).toEqual(popularityBand.compute({ bucket: 5_000 }))
  expect(bandOf(1_000_001, { isBucket: false })).toEqual(popularityBand.compute({ bucket: 5_000_000 }))
  expect(bandOf(5_000_001, { isBucket: true })).toBeUndefined()
  expect(bandOf(5_000_001, { isBucket: false })).toBeUndefined()
})

test.each([
  [6_480_123, '6.5 million'],
  [410_000, '410,000'],
  [25_400, '25,000'],
  [4_900_000_000, '4.9 billion'],
])('%i page loads are shown as %s', (loads, text) => expect(approximate(loads)).toBe(text))
