import type { ChartBlock } from '#engine/tool/blocks.ts'
import { formatFigure } from '#site/ui/charts/figures.ts'
import { treemapOf } from './treemap-layout.ts'

/** The proportion of the drawing; positions are in percent of it. */
const BOX = { width: 100, height: 42 }
/** Smaller tiles, in percent of a side, have no room for their text; the table names them. */
const MIN_LABELED = { width: 9, height: 14 }

/** Renders the parts of a whole as areas, the largest first. */
export function Treemap({ labels, series, unit, highlight }: ChartBlock) {
  const values = series[0]?.values ?? []
  const tiles = treemapOf(values, BOX)
  return (
    <ul className="treemap" aria-hidden="true">
      {tiles.map(({ at, x, y, width, height }, nth) => {
        const [tall, top] = [(100 * height) / BOX.height, (100 * y) / BOX.height]
        const hasRoom = width >= MIN_LABELED.width && tall >= MIN_LABELED.height
        return (
          <li
            key={at}
            className={at === highlight ? 'is-marked' : `shade-${Math.min(3, nth)}`}
            style={{ '--x': x, '--y': top, '--w': width, '--h': tall }}
          >
            {hasRoom && (
              <>
                <b>{labels[at]}</b> <span>{formatFigure(values[at] ?? null, unit)}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
