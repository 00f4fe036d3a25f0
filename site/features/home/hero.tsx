import { type DayMark, daysPerYear, heroLine, placeMarks, promisedDay, type Series } from '#site/ui/charts/charts.ts'
import { ButtonLink, MoreLink } from '#site/ui/parts/button.tsx'

export type HeroChart = {
  /** Revenue by week; the first week is 1X. */
  values: Series
  /** Whose revenue it is, and when it was measured. */
  caption?: string
  /** The text alternative of the chart, to which its figures are appended. */
  description?: string
  marks: DayMark[]
}

export type HeroProps = {
  title: string
  lead?: string
  button: string
  more?: { label: string; href: string }
  note?: string
  chart?: HeroChart
}

export function Hero({ title, lead, button, more, note, chart }: HeroProps) {
  return (
    <section className="hero">
      <div className="page hero-grid">
        <h1>{title}</h1>
        <div className="hero-body">
          {lead && <p className="lead">{lead}</p>}
          <p className="actions">
            <ButtonLink href="#audit" icon="rise">
              {button || 'Send me a proposal'}
            </ButtonLink>
            {more && <MoreLink href={more.href}>{more.label}</MoreLink>}
          </p>
          {note && <p className="hint">{note}</p>}
        </div>
        {chart && <RevenueChart {...chart} />}
      </div>
    </section>
  )
}

function RevenueChart({ values, caption, description = 'Line chart of weekly revenue', marks }: HeroChart) {
  const line = heroLine(values)
  if (!line) return null
  const { calm, hot, end, days, levels, atPromise } = line
  const turn = atPromise ? `${times(atPromise)} on day ${promisedDay}, ` : ''
  const label = `${description.replace(/\.$/, '')}: 1X in the first week, ${turn}${times(end.index)} after ${Math.round(days / 7)} weeks`
  return (
    <figure className="hero-chart">
      <div className="plot">
        <svg viewBox="0 0 1000 500" preserveAspectRatio="none" role="img" aria-label={label}>
          {levels.slice(1, -1).map(({ level, y, from }) => (
            <path key={level} className="grid" d={`M${Math.round(from)} ${y * 5}H1000`} />
          ))}
          <path className="calm" d={calm} />
          {hot && <path className="hot" d={hot} />}
        </svg>
        <i className="end-dot" style={{ '--x': end.x, '--y': end.y }} />
        <ul className="y-axis" aria-hidden="true">
          {levels.map(({ level, y }) => (
            <li key={level} className={Math.abs(y - end.y) < 4 ? 'beside-dot' : undefined} style={{ '--y': y }}>
              {level}X
            </li>
          ))}
        </ul>
      </div>
      <ol className="x-axis">
        {placeMarks(marks, days).map(({ x, label, text, from }) => (
          <li key={label} className={from} style={{ '--x': x }}>
            <b>{label}</b>
            {text && <span>{text}</span>}
          </li>
        ))}
        <li className="x-end">
          <b>Month {Math.round((days / daysPerYear) * 12)}</b>
        </li>
      </ol>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

const times = (index: number) => `${Math.round(index * 100) / 100}X`
