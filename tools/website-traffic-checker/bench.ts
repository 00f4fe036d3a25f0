import type { Measure } from '#bench/measure.ts'
import { bandOf } from '#engine/formulas/popularity-band.ts'
import { withCommas } from '#engine/text/numbers.ts'

const LISTED = 5_000_000
/** PV = 1e9 × rank^−0.746: Granville 2015, from Alexa ranks. */
const granville = (rank: number) => 1e9 * rank ** -0.746

/**
 * Checks the bands over all ranks of a list: they must be monotone and without gaps. Compares them with another
 * published fit.
 */
export async function measure(): Promise<Measure[]> {
  let wrong = 0
  let inside = 0
  let ranks = 0
  let before = bandOf(1, { isBucket: false })
  for (let rank = 1; rank <= LISTED; rank = rank < 10_000 ? rank + 1 : Math.ceil(rank * 1.0005)) {
    const band = bandOf(rank, { isBucket: false })
    ranks++
    if (!band || !before || band.low > before.low || (band.high ?? Infinity) > (before.high ?? Infinity)) wrong++
    if (band && band !== before && band.low !== before?.low && band.high !== before?.low) wrong++
    if (band && granville(rank) >= band.low && granville(rank) <= (band.high ?? Infinity)) inside++
    before = band
  }
  return [
    {
      what: 'ranks whose band is above that of a better rank, or leaves a gap to it',
      value: wrong,
      unit: `of ${withCommas(ranks)}`,
      limit: 0,
      better: 'less',
      note: `another published fit (Granville 2015) is inside the band for ${Math.round((100 * inside) / ranks)}% of the ranks: an order of magnitude is all that lists support`,
    },
  ]
}
