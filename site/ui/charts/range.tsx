/** A part of an axis that runs from 0 to 100. */
export type RangePart = { from: number; to: number }

/** A bar on a shared axis. The text says the same in words. Two parts where a range goes on past the end of the axis. */
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

/** The labels of the axis; each row repeats its own in words, so these are for the eye. */
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
