/** A part of an axis from 0 to 100. */
export type RangePart = { from: number; to: number }

/** Renders a bar on a shared axis, with its text for screen readers. A range past the end of the axis has two parts. */
export function Range({ ranges: [first, second], text }: { ranges: RangePart[]; text: string }) {
  if (!first) return null
  const rest = second ? { '--a2': second.from, '--b2': second.to } : {}
  return (
    <span className="range-cell">
      <span className={second ? 'range wraps' : 'range'} style={{ '--a': first.from, '--b': first.to, ...rest }} />
      <span className="range-text">{text}</span>
    </span>
  )
}

/** Renders the labels of the axis. They are decorative: the text of each row repeats its range. */
export function AxisTicks({ ticks }: { ticks: { at: number; text: string }[] }) {
  return (
    <span className="axis-ticks" aria-hidden="true">
      {ticks.map(({ at, text }) => (
        <i key={at} style={{ '--x': at }}>
          {text}
        </i>
      ))}
    </span>
  )
}
