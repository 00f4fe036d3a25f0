import type { MetricBlock } from '#engine/tool/blocks.ts'
import { formatFigure, formatNumber, gapBefore } from '#site/ui/charts/figures.ts'
import { ReportBlock } from './block-parts.tsx'
import { Method } from './method.tsx'

/** Figures with more characters than this, without units, use smaller type. */
const LONG = 12
/** Numbers of figures that are shown in rows of three, because rows of four would leave one or two for the last row. */
const IN_THIRDS = [5, 6, 9]

export function Metrics({ title, metrics }: MetricBlock) {
  if (metrics.length === 0) return null
  const isInThirds = IN_THIRDS.includes(metrics.length)
  const list = (
    <dl
      className={isInThirds ? 'metrics is-in-thirds' : 'metrics'}
      style={{ '--columns': isInThirds ? 3 : Math.min(4, metrics.length) }}
    >
      {metrics.map(({ label, value, unit, method, ref }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures of a finished run never move
        <div key={at}>
          <dt>
            {label.slice(0, lastWordOf(label))}
            <span className="metric-word">
              {label.slice(lastWordOf(label))} <Method of={label} method={method} reference={ref} />
            </span>
          </dt>
          <dd className={classOf(value)}>
            <Figure value={value} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  )
  return title ? <ReportBlock title={title}>{list}</ReportBlock> : list
}

/** Returns the last word, which stays on one line with the question mark of the method. */
const lastWordOf = (label: string) => label.lastIndexOf(' ') + 1

function Figure({ value, unit }: { value: number | string | null; unit: string | undefined }) {
  if (value === null || !unit) return formatFigure(value)
  return (
    <>
      {typeof value === 'number' ? formatNumber(value) : value}
      {gapBefore(unit)}
      <small>{unit}</small>
    </>
  )
}

function classOf(value: number | string | null) {
  if (value === null) return 'is-unknown'
  return formatFigure(value).length > LONG ? 'is-long' : undefined
}
