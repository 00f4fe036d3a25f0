import type { DayVisits } from '#cms/visits/read-visits.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { roundTo, withCommas } from '#engine/text/numbers.ts'

const WIDTH = 600
const HEIGHT = 120
/** Room above the highest value and below the axis, so that no line is cut. */
const MARGIN = 6

/** Renders the views of each day as straight segments from zero, with a mark on today. */
export function Trend({ days }: { days: DayVisits[] }) {
  const most = Math.max(1, ...days.map(({ views }) => views))
  const points = days.map(({ views }, at) => [
    (WIDTH * at) / Math.max(1, days.length - 1),
    MARGIN + (HEIGHT - 2 * MARGIN) * (1 - views / most),
  ])
  const [first, last] = [days[0], days.at(-1)]
  const [endX = 0, endY = 0] = points.at(-1) ?? []
  return (
    <figure className="trend">
      <div className="trend-plot">
        <span className="trend-top">{withCommas(most)}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={spoken(days)}>
          <path className="trend-rule" d={`M0 ${MARGIN}H${WIDTH}M0 ${HEIGHT - MARGIN}H${WIDTH}`} />
          <polyline points={points.map((point) => point.map((value) => roundTo(value, 1)).join(' ')).join(' ')} />
        </svg>
        <i style={{ insetInlineStart: `${(100 * endX) / WIDTH}%`, insetBlockStart: `${(100 * endY) / HEIGHT}%` }} />
      </div>
      <figcaption>
        <span>{first && formatDate(first.day, 'day')}</span>
        <span>{last && `${formatDate(last.day, 'day')}, today`}</span>
      </figcaption>
    </figure>
  )
}

function spoken(days: DayVisits[]) {
  const best = days.reduce((most, day) => (day.views > most.views ? day : most), { day: '', views: 0 })
  if (best.views === 0) return `No views in the last ${days.length} days`
  return `Views by day. Most: ${withCommas(best.views)} on ${formatDate(best.day, 'day')}. Today: ${withCommas(days.at(-1)?.views ?? 0)}`
}
