import { roundTo } from '#engine/text/numbers.ts'
import type { ChartBlock } from '#engine/tool/blocks.ts'

const RADIUS = 70
const RINGS = [0.25, 0.5, 0.75, 1]

type Point = [x: number, y: number]

/** Renders one polygon per series over the labels. Values go from 0 in the middle to 1; an unknown one is left out. */
export function Radar({ labels, series, highlight = 0 }: ChartBlock) {
  const pointAt = (at: number, share: number): Point => {
    const angle = (2 * Math.PI * at) / Math.max(1, labels.length) - Math.PI / 2
    return [roundTo(Math.cos(angle) * RADIUS * share, 1), roundTo(Math.sin(angle) * RADIUS * share, 1)]
  }
  const ring = (share: number) => pathOf(labels.map((_, at) => pointAt(at, share)))
  return (
    <div className="radar" aria-hidden="true">
      <svg viewBox="-125 -92 250 184" aria-hidden="true">
        {RINGS.map((share) => (
          <path key={share} className={share === 1 ? 'radar-edge' : 'radar-ring'} d={ring(share)} />
        ))}
        {labels.map((label, at) => {
          const [x, y] = pointAt(at, 1)
          const [textX, textY] = pointAt(at, 1.13)
          return (
            <g key={label}>
              <path className="radar-ring" d={`M0 0L${x} ${y}`} />
              <text x={textX} y={textY} textAnchor={Math.abs(textX) < 8 ? 'middle' : textX > 0 ? 'start' : 'end'}>
                {label}
              </text>
            </g>
          )
        })}
        {series.map(({ name, values }, nth) => (
          <path
            key={name}
            className={`radar-shape ${toneOf(nth, highlight)}`}
            d={pathOf(values.flatMap((value, at) => (value === null ? [] : [pointAt(at, Math.min(1, value))])))}
          />
        ))}
      </svg>
      <ul className="legend">
        {series.map(({ name }, nth) => (
          <li key={name} className={toneOf(nth, highlight)}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Four tones, and the same dashed. */
const toneOf = (nth: number, highlight: number) =>
  nth === highlight ? 'is-marked' : `tone-${nth % 4}${nth > 4 ? ' is-dashed' : ''}`

const pathOf = (points: Point[]) => (points.length > 0 ? `M${points.map((point) => point.join(' ')).join('L')}z` : '')
