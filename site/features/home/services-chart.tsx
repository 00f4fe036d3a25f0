import { type Weeks, weekRanges } from '#site/ui/charts/charts.ts'
import { AxisTicks, Range } from '#site/ui/charts/range.tsx'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { SectionHead } from './section-head.tsx'

export type ServiceRow = { title: string; href: string; summary: string; weeks: Weeks }

const rowsOnPhones = 6

/**
 * Renders the services as one chart: every row is a link, every bar is on the same axis, and Day 60 runs through them
 * all.
 */
export function ServicesChart({ title, lead, services }: { title: string; lead?: string; services: ServiceRow[] }) {
  if (services.length === 0) return null
  const rows = services.toSorted((a, b) => a.weeks.from - b.weeks.from)
  const { promise, ranges, ticks } = weekRanges(rows.map(({ weeks }) => weeks))
  return (
    <section className="band services">
      <SectionHead title={title} lead={lead} />
      <div className="page chart-list" style={{ '--day60': promise }}>
        <div className="chart-axis" aria-hidden="true">
          <span className="axis-name">Weeks</span>
          <AxisTicks ticks={ticks} />
        </div>
        <ol>
          {rows.map(({ title, href, summary, weeks }, i) => (
            <li key={href}>
              <a href={href}>
                <span className="name">{title}</span> <span className="what">{summary}</span>{' '}
                {ranges[i] && <Range ranges={[ranges[i]]} text={`weeks ${weeks.from} to ${weeks.to}`} />}
              </a>
            </li>
          ))}
        </ol>
        {rows.length > rowsOnPhones + 2 && (
          <p className="all-rows">
            <button className="control" type="button" aria-expanded={false} data-all-rows="">
              All {rows.length}
            </button>
          </p>
        )}
        <p className="signal-line" aria-hidden="true">
          <span>Day 60</span>
        </p>
      </div>
      <p className="page services-more">
        <MoreLink href="/services/">All services by industry and platform</MoreLink>
      </p>
    </section>
  )
}
