import type { DayVisits } from '#cms/visits/read-visits.ts'

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
        <span className="trend-top">{most.toLocaleString('en-US')}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={spoken(days)}>
          <path className="trend-rule" d={`M0 ${MARGIN}H${WIDTH}M0 ${HEIGHT - MARGIN}H${WIDTH}`} />
          <polyline points={points.map((point) => point.map(round).join(' ')).join(' ')} />
        </svg>
        <i style={{ insetInlineStart: `${(100 * endX) / WIDTH}%`, insetBlockStart: `${(100 * endY) / HEIGHT}%` }} />
      </div>
      <figcaption>
        <span>{first && dayLabel(first.day)}</span>
        <span>{last && `${dayLabel(last.day)}, today`}</span>
      </figcaption>
    </figure>
  )
}

function spoken(days: DayVisits[]) {
  const best = days.reduce((most, day) => (day.views > most.views ? day : most), { day: '', views: 0 })
  if (best.views === 0) return `No views in the last ${days.length} days`
  return `Views by day. Most: ${best.views.toLocaleString('en-US')} on ${dayLabel(best.day)}. Today: ${days.at(-1)?.views.toLocaleString('en-US')}`
}

const dayLabel = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const round = (value: number) => Math.round(value * 10) / 10
