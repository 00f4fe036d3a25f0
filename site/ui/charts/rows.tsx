import { countOf } from '#engine/text/count-of.ts'
import type { ChartBlock } from '#engine/tool/blocks.ts'
import { formatFigure, formatNumber } from './figures.ts'
import { extentOf, placeOn } from './scale.ts'

/** Maximum number of bars; the table has all values. */
const MAX_BARS = 40

/** Renders one labeled bar per value, on a shared scale from zero, with the figure at its end. */
export function Bars({ labels, series, unit, highlight }: ChartBlock) {
  const scale = extentOf(series.flatMap(({ values }) => values))
  const zero = placeOn(scale, 0)
  const isMany = series.length > 1
  return (
    <>
      <ul className="bars" aria-hidden="true">
        {labels.slice(0, MAX_BARS).map((label, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: values of a finished run never move
          <li key={at} className={at === highlight ? 'is-marked' : undefined}>
            <span className="bar-label">{label}</span>
            <span className="bar-group">
              {series.map(({ name, values }, nth) => {
                const value = values[at] ?? null
                const end = value === null ? zero : placeOn(scale, value)
                return (
                  <span
                    key={name}
                    className={`bar-row tone-${nth % 4}`}
                    style={{ '--a': Math.min(zero, end), '--b': Math.max(zero, end) }}
                  >
                    {value !== null && (
                      <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                        <rect x={Math.min(zero, end)} width={Math.abs(end - zero)} height="1" />
                      </svg>
                    )}
                    <span className={value === null ? 'bar-value is-unknown' : 'bar-value'}>
                      {formatFigure(value, unit)}
                      {isMany && <span> {name}</span>}
                    </span>
                  </span>
                )
              })}
            </span>
          </li>
        ))}
      </ul>
      {labels.length > MAX_BARS && (
        <p className="block-note">
          {formatNumber(MAX_BARS)} of {formatNumber(labels.length)} bars are drawn; the table has all of them.
        </p>
      )}
    </>
  )
}

/** Renders the positions of each series on one line, from the start of the text to its end. */
export function Ticks({ series, highlight, ends = ['beginning', 'end'], notes }: ChartBlock) {
  return (
    <div className="tick-rows" aria-hidden="true">
      <p className="tick-axis">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <ul>
        {series.map(({ name, values }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={at} className={at === highlight ? 'is-marked' : undefined}>
            <span className="bar-label">{name}</span>
            <svg viewBox="0 0 1000 16" preserveAspectRatio="none" aria-hidden="true">
              <path className="axis" d="M0 16H1000" />
              <path className="ticks" d={values.map(tickAt).join('')} />
            </svg>
            <span className="bar-value">{notes?.[at] ?? countOf(values.length, 'time')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const tickAt = (value: number | null) =>
  value === null ? '' : `M${Math.round(Math.min(1, Math.max(0, value)) * 9960) / 10 + 2} 2V16`
