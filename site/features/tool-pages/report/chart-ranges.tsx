import type { ChartBlock } from '#engine/tool/blocks.ts'
import { formatFigure, formatNumber } from '#site/ui/charts/figures.ts'
import { logScaleOf } from '#site/ui/charts/scale.ts'

/** Maximum number of ranges; the table has all of them. */
const MAX_RANGES = 100
/** More labels of powers than this do not fit. */
const MAX_LABELS = 6

const short = new Intl.NumberFormat('en-US', { notation: 'compact' })

/** Renders one bar per label from the first series to the second, on a scale of powers of ten. */
export function Ranges({ labels, series, unit, highlight }: ChartBlock) {
  const [lows, highs] = [series[0]?.values ?? [], series[1]?.values ?? []]
  const scale = logScaleOf([...lows, ...highs])
  const step = Math.ceil(scale.powers.length / MAX_LABELS)
  return (
    <div className="ranges" aria-hidden="true">
      <ol className="range-scale">
        {scale.powers
          .filter((_, at) => at % step === 0)
          .map((power) => (
            <li key={power} style={{ '--x': scale.placeOf(power) }}>
              {short.format(power)}
            </li>
          ))}
      </ol>
      <ul>
        {labels.slice(0, MAX_RANGES).map((label, at) => {
          const [low, high] = [lows[at] ?? null, highs[at] ?? null]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: values of a finished run never move
            <li key={at} className={at === highlight ? 'is-marked' : undefined}>
              <span className="bar-label">{label}</span>
              <span className="range-line">
                {low !== null && (
                  <i
                    className={high === null ? 'range is-open' : 'range'}
                    style={{ '--a': scale.placeOf(low), '--b': high === null ? 100 : scale.placeOf(high) }}
                  />
                )}
              </span>
              <span className={low === null ? 'bar-value is-unknown' : 'bar-value'}>{rangeText(low, high, unit)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function rangeText(low: number | null, high: number | null, unit: string | undefined) {
  if (low === null) return formatFigure(null)
  return high === null ? `${formatFigure(low, unit)} or more` : `${formatNumber(low)} to ${formatFigure(high, unit)}`
}
