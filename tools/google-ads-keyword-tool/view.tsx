import { withCommas } from '#engine/text/numbers.ts'
import type { ViewProps } from '#engine/tool/view-props.ts'
import type { PlannedKeywords } from './plan-keywords.ts'
import type { PlannerFigures } from './read-planner.ts'

const MAX_SHOWN = 40
const WIDTH = 120
const HEIGHT = 28

/** Renders the keywords with figures: a curve of twelve months, and the range of bids on one scale. */
export default function View({ envelope: { data } }: ViewProps<PlannedKeywords>) {
  const known = (data?.keywords ?? []).filter(
    ({ months, highBid }) => highBid !== null || months.some(({ searches }) => searches !== null),
  )
  if (known.length === 0) return null
  const shown = known
    .toSorted((one, other) => (other.averageMonthlySearches ?? -1) - (one.averageMonthlySearches ?? -1))
    .slice(0, MAX_SHOWN)
  const maxBid = Math.max(0, ...shown.map(({ highBid }) => highBid ?? 0))
  return (
    <section className="report-block" aria-labelledby="keyword-curves">
      <h3 id="keyword-curves">Months and bids</h3>
      <p className="block-note">
        Each curve has its own scale from 0 to the highest month; a gap is an unknown month. Bids share one scale.
        {known.length > shown.length && ` The ${MAX_SHOWN} most searched of ${withCommas(known.length)} keywords.`}
      </p>
      <ul className="keyword-rows">
        {shown.map((one) => (
          <li key={one.keyword}>
            <span className="keyword-name">{one.keyword}</span>
            <span className="keyword-searches">{searchesText(one)}</span>
            <Curve {...one} />
            <Bids {...one} max={maxBid} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const searchesText = ({ averageMonthlySearches, range }: PlannerFigures) =>
  averageMonthlySearches !== null
    ? `${withCommas(averageMonthlySearches)} a month`
    : range
      ? `${withCommas(range[0])} to ${withCommas(range[1])} a month`
      : 'Searches unknown'

function Curve({ keyword, months }: PlannerFigures) {
  const values = months.map(({ searches }) => searches)
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return <span className="keyword-unknown">Months unknown</span>
  const top = Math.max(1, ...known)
  const peak = values.indexOf(Math.max(...known))
  const x = (at: number) => 3 + (at * (WIDTH - 6)) / Math.max(1, values.length - 1)
  const y = (value: number) => HEIGHT - 3 - (value * (HEIGHT - 6)) / top
  return (
    <svg
      className="keyword-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={curveLabel(keyword, months, peak)}
    >
      {runsOf(values).map((run) => (
        <polyline key={run[0]?.at} points={run.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')} />
      ))}
      <circle cx={x(peak)} cy={y(values[peak] ?? 0)} r="2.5" />
    </svg>
  )
}

const curveLabel = (keyword: string, months: PlannerFigures['months'], peak: number) =>
  `${keyword}: ${months.length} months, the highest is ${months[peak]?.month} with ${withCommas(months[peak]?.searches ?? 0)} searches`

/** Returns runs of known values without a gap. */
function runsOf(values: (number | null)[]) {
  const runs: { at: number; value: number }[][] = [[]]
  values.forEach((value, at) => {
    if (value === null) runs.push([])
    else runs.at(-1)?.push({ at, value })
  })
  return runs.filter((run) => run.length > 0)
}

function Bids({ lowBid, highBid, currency, max }: PlannerFigures & { max: number }) {
  if (lowBid === null || highBid === null || max === 0) return <span className="keyword-unknown">Bids unknown</span>
  const share = (bid: number) => (100 * bid) / max
  return (
    <span className="keyword-bids">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="keyword-track" width="100" height="8" />
        <rect
          className="keyword-range"
          x={share(lowBid)}
          width={Math.max(1, share(highBid) - share(lowBid))}
          height="8"
        />
      </svg>
      <span>
        {lowBid.toFixed(2)} to {highBid.toFixed(2)} {currency ?? ''}
      </span>
    </span>
  )
}
