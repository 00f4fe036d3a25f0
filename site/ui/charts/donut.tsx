import { roundTo } from '#engine/text/numbers.ts'
import type { ChartBlock } from '#engine/tool/blocks.ts'
import { formatFigure, formatNumber } from './figures.ts'

/** Parts that have a color of their own. More are shown as bars. */
export const MAX_PARTS = 4
const RADIUS = 40
const LENGTH = 2 * Math.PI * RADIUS
/** Between two parts, in user units. */
const GAP = 1.5

/** Shows the parts of a whole as a ring, with the sum inside and each part named beside it. */
export function Donut({ labels, series, unit, highlight }: ChartBlock) {
  const parts = partsOf(series[0]?.values ?? [])
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  // Percentages are shares already.
  const isShares = unit === '%'
  const tone = (at: number) => (at === highlight ? 'is-marked' : `tone-${at % MAX_PARTS}`)
  return (
    <div className="donut" aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {parts.map(({ at, from, share }) => (
          <circle
            key={at}
            className={`donut-part ${tone(at)}`}
            cx="50"
            cy="50"
            r={RADIUS}
            transform={`rotate(${roundTo(from * 360 - 90, 2)} 50 50)`}
            strokeDasharray={`${roundTo(Math.max(0.5, share * LENGTH - (parts.length > 1 ? GAP : 0)), 2)} ${roundTo(LENGTH, 2)}`}
          />
        ))}
        {!isShares && (
          <text className="donut-sum" x="50" y={unit ? 46 : 50}>
            {formatNumber(total)}
          </text>
        )}
        {unit && !isShares && (
          <text className="donut-unit" x="50" y="61">
            {unit}
          </text>
        )}
      </svg>
      <ul>
        {parts.map(({ at, value, share }) => (
          <li key={at} className={tone(at)}>
            <span>{labels[at]}</span> <b>{formatFigure(value, unit)}</b>
            {!isShares && <span> {Math.round(share * 100)}%</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns the parts greater than zero, each with its start and its share of the whole. */
function partsOf(values: (number | null)[]) {
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  let from = 0
  return values.flatMap((value, at) => {
    if (!value) return []
    const part = { at, value, from, share: value / total }
    from += part.share
    return [part]
  })
}
