import { liftLine, logTimeline, type Series, type Step } from '#site/ui/charts/charts.ts'
import { SectionHead } from './section-head.tsx'

export type TimelineStep = Step & { title: string; content: string }

type TimelineProps = {
  title: string
  lead?: string
  steps: TimelineStep[]
  /** The revenue series of the hero, which also leaves this axis from Day 60 on. */
  series?: Series
}

export function Timeline({ title, lead, steps, series = [] }: TimelineProps) {
  if (steps.length === 0) return null
  const axis = logTimeline(steps)
  const lift = liftLine(series, axis)
  return (
    <section className="band timeline">
      <SectionHead title={title} lead={lead} />
      <div className="page">
        <div className="log-axis" aria-hidden="true">
          {axis.ticks.map(({ day, x, isMajor }) => (
            <i key={day} className={isMajor ? 'major' : undefined} style={{ '--x': x }} />
          ))}
          {lift && (
            <svg className="lift" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
              <path d={lift} />
            </svg>
          )}
        </div>
        <ol className="steps" style={{ '--steps': axis.widths.map((width) => `minmax(0, ${width}fr)`).join(' ') }}>
          {steps.map(({ title, content, fromDay, toDay }) => (
            <li key={title}>
              <span className="data">
                Day {fromDay} {toDay ? `to ${toDay}` : 'onward'}
              </span>
              <h3>{title}</h3>
              <p>{content}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
