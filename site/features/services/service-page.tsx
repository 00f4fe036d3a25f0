import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'

export type ServicePageProps = {
  title: string
  lead: string
  weeks: { from: number; to: number }
  problems: string[]
  figure?: { value: string; label: string }
  deliverables: string[]
}

/** The axis of every service: 24 weeks, so that two of them can be compared. */
const WEEKS = 24
const TICKS = [0, 4, 8, 12, 16, 20, 24]
/** The promise of the agency, in weeks. */
const PROMISE = 60 / 7

/** Opens with time, not with a slogan: when the first change shows, and when the work has its full effect. */
export function ServicePage({ title, lead, weeks, problems, figure, deliverables }: ServicePageProps) {
  return (
    <>
      <section className="time-hero">
        <div className="page">
          <Breadcrumbs crumbs={[{ label: 'Services' }, { label: title }]} />
          <h1>
            {title}: first change in week&nbsp;{weeks.from}, full effect by week&nbsp;{weeks.to}
          </h1>
          <div className="time-body">
            {lead && <p className="lead">{lead}</p>}
            <p className="actions">
              <ButtonLink href="/#audit" icon="rise">
                Send me a proposal
              </ButtonLink>
            </p>
          </div>
        </div>
        <TimeChart weeks={weeks} />
      </section>
      {problems.length > 0 && (
        <section className="band wrong">
          <div className="page wrong-grid">
            {figure && (
              <p className="stat giant">
                <strong>{figure.value}</strong> <span>{figure.label}</span>
              </p>
            )}
            <div>
              <h2 className="t-headline">What is usually wrong</h2>
              <Dashes rows={problems} />
            </div>
          </div>
        </section>
      )}
      {deliverables.length > 0 && (
        <section className="band">
          <div className="page four-eight">
            <h2 className="t-headline">What you get</h2>
            <Dashes rows={deliverables} />
          </div>
        </section>
      )}
    </>
  )
}

function TimeChart({ weeks: { from, to } }: Pick<ServicePageProps, 'weeks'>) {
  return (
    <figure className="page time-chart">
      <div
        className="time-plot"
        role="img"
        aria-label={`Axis of ${WEEKS} weeks. Bar from week ${from}, first measurable change, to week ${to}, full effect. Line at day 60.`}
      >
        <span className="time-promise" style={{ '--x': share(PROMISE) }}>
          <b>Day 60</b> our promise
        </span>
        <span className="range big" style={{ '--a': share(from), '--b': share(to) }} />
        <span className="time-a" style={{ '--x': share(from) }}>
          week {from}
          <br />
          first change measured
        </span>
        <span className={to > 18 ? 'time-b inside' : 'time-b'} style={{ '--x': share(to) }}>
          week {to}
          <br />
          full effect
        </span>
      </div>
      <span className="axis-ticks" aria-hidden="true">
        {TICKS.map((week) => (
          <i key={week} style={{ '--x': share(week) }}>
            {week}
          </i>
        ))}
      </span>
      <figcaption>Weeks from the day you sign. Bar: first change we could measure to full effect.</figcaption>
    </figure>
  )
}

function Dashes({ rows }: { rows: string[] }) {
  return (
    <ul className="dash plain">
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  )
}

function share(week: number) {
  return Math.round((Math.min(week, WEEKS) / WEEKS) * 1e4) / 100
}
