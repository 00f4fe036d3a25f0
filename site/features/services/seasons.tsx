import { monthNames } from '#engine/text/date-format.ts'
import { formatMonths } from './months.ts'

export type SeasonsProps = { months: number[]; text: string }

/** Renders the busy months of the trade, and what follows from them. */
export function Seasons({ months, text }: SeasonsProps) {
  return (
    <>
      <h2 className="t-headline">The busy months</h2>
      <SeasonStrip months={months} text={text} />
    </>
  )
}

/** Renders twelve months on a horizon, with the busy ones marked. The caption says the same as text. */
export function SeasonStrip({ months, text = '' }: { months: number[]; text?: string }) {
  const busy = new Set(months)
  return (
    <figure className="season-chart">
      <div className="season-plot" aria-hidden="true">
        {monthNames.map((name, i) => (
          <i key={name} className={busy.has(i + 1) ? 'is-busy' : undefined}>
            {name[0]}
            <span>{name.slice(1, 3)}</span>
          </i>
        ))}
      </div>
      <figcaption>
        <b>Busy: {formatMonths(months)}.</b> {text}
      </figcaption>
    </figure>
  )
}
