import type { ChartBlock } from '#engine/tool/blocks.ts'
import { formatNumber } from '#site/ui/charts/figures.ts'

type Place = { x: number; y: number }
const RADIUS = 46

/** Centers of the sets, where their names are, and where the figure of each region is, in the order of the values. */
const TWO = {
  centers: [
    { x: 70, y: 60 },
    { x: 130, y: 60 },
  ],
  regions: [
    { x: 48, y: 60 },
    { x: 152, y: 60 },
    { x: 100, y: 60 },
  ],
  height: 120,
}
const THREE = {
  centers: [
    { x: 73, y: 62 },
    { x: 127, y: 62 },
    { x: 100, y: 108 },
  ],
  regions: [
    { x: 52, y: 52 },
    { x: 148, y: 52 },
    { x: 100, y: 132 },
    { x: 100, y: 48 },
    { x: 75, y: 90 },
    { x: 125, y: 90 },
    { x: 100, y: 77 },
  ],
  height: 168,
}

/** Renders two or three sets as circles with the size of each region inside. The circles are not to scale. */
export function Venn({ labels, series }: ChartBlock) {
  const values = series[0]?.values ?? []
  const { centers, regions, height }: { centers: Place[]; regions: Place[]; height: number } =
    values.length > 3 ? THREE : TWO
  return (
    <div className="venn" aria-hidden="true">
      <svg viewBox={`0 0 200 ${height}`} aria-hidden="true">
        {centers.map(({ x, y }, at) => (
          <circle
            key={labels[at]}
            className={at === 0 ? 'venn-set is-marked' : `venn-set tone-${at - 1}`}
            cx={x}
            cy={y}
            r={RADIUS}
          />
        ))}
        {regions.map(({ x, y }, at) => (
          <text key={labels[at]} x={x} y={y}>
            {formatNumber(values[at] ?? 0)}
          </text>
        ))}
      </svg>
      <ul className="legend">
        {centers.map((_, at) => (
          <li key={labels[at]} className={at === 0 ? 'is-marked' : `tone-${at - 1}`}>
            {labels[at]?.replace(/ only$/, '')}
          </li>
        ))}
      </ul>
    </div>
  )
}
