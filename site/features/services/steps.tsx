import { AxisTicks } from '#site/ui/charts/range.tsx'
import { type StepDays, stepAxis, stepLead } from './step-axis.ts'

export type ServiceStep = StepDays & { title: string; content: string }

/** Renders the steps on one axis: names and texts on the left, their days to scale on the right. */
export function Steps({ steps }: { steps: ServiceStep[] }) {
  const { promise, ticks, rows } = stepAxis(steps)
  return (
    <section className="band service-steps">
      <div className="page head-split">
        <h2>What we do, week by week</h2>
        <p className="lead">{stepLead(steps)}</p>
      </div>
      <div className="page chart-list steps-list" style={{ '--day60': promise }}>
        <div className="chart-axis" aria-hidden="true">
          <span className="axis-name">Weeks</span>
          <AxisTicks ticks={ticks} />
        </div>
        <ol>
          {steps.map(({ title, content }, i) => {
            const row = rows[i]
            return (
              <li className="row" key={title}>
                <h3 className="name">{title}</h3>
                {content && <p className="what">{content}</p>}
                {row && (
                  <p className="range-cell">
                    <span className="range" style={{ '--a': row.from, '--b': row.to }} />
                    <span className={`data range-label ${row.place}`.trim()} style={{ '--x': row.labelAt }}>
                      {row.label}
                    </span>
                  </p>
                )}
              </li>
            )
          })}
        </ol>
        <p className="signal-line" aria-hidden="true">
          <span>Day 60</span>
        </p>
      </div>
    </section>
  )
}
