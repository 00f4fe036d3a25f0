import { AxisTicks, Range } from '#site/ui/charts/range.tsx'
import { ButtonLink, MoreLink } from '#site/ui/parts/button.tsx'
import { Pagination } from '#site/ui/parts/pagination.tsx'
import { COMPARE_PATH } from './compare/choice.ts'
import { axisTicks, isSpan, promiseShare, share, type Weeks } from './time-axis.ts'

export type IndexedService = {
  title: string
  path: string
  summary: string
  weeks: Weeks
  /** The price of the smallest plan; `isLowest`: larger ones cover the service as well. */
  price?: { isLowest: boolean; amount: string; period: string }
}
export type ServiceGroup = {
  id: string
  name: string
  /** Number of services on all pages. */
  count: number
  services: IndexedService[]
}

const ROWS_ON_PHONES = 6
/** Leaves out a tick that the label "Day 60" would cover. */
const ticks = axisTicks.filter(({ at }) => Math.abs(at - promiseShare) > 4)

type ServicesIndexProps = {
  page?: number
  pages?: number
  groups: ServiceGroup[]
  /** All groups, with where each begins. */
  jumps: { name: string; count: number; href: string }[]
  /** Number of services on all pages. */
  total: number
  isPromised: boolean
  /** "a month", if that is the period of every price; then it is above the column of prices. */
  period?: string
}

/** Renders an index that is one chart: every service is a row, and every row has the same axis. */
export function ServicesIndex({ page = 1, pages = 1, groups, jumps, total, isPromised, period }: ServicesIndexProps) {
  return (
    <>
      <header className="page services-head">
        <h1>
          <b className="t-figure">{total}</b> {total === 1 ? 'service' : 'services'}
        </h1>
        <div>
          <p className="lead">
            Each bar runs from the first measurable change to full effect, in weeks from the day you sign. The line
            marks Day 60{isPromised && ', when we promise results'}.
          </p>
          <p>
            <MoreLink href={COMPARE_PATH}>Compare services and prices</MoreLink>
          </p>
        </div>
      </header>
      <nav className="services-jump" aria-label="Groups">
        <ul className="page">
          {jumps.map(({ name, count, href }) => (
            <li key={href}>
              <a href={href}>
                {name} <span className="count">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <Group key={group.id} {...group} period={period} />
      ))}
      {pages > 1 && (
        <div className="page">
          <Pagination current={page} total={pages} base="/services/" />
        </div>
      )}
      <section className="band services-end">
        <div className="page four-eight">
          <h2 className="t-headline">Not sure which one?</h2>
          <div>
            <p className="lead">Send us your URL. Our free audit shows what to do first and what can wait.</p>
            <p>
              For design, branding, and product images, see our <a href="/creative/">creative work</a>.
            </p>
            <p className="actions">
              <ButtonLink href="/#audit" icon="rise">
                Send me a proposal
              </ButtonLink>
            </p>
          </div>
        </div>
      </section>
    </>
  )
}

function Group({ id, name, count, services, period }: ServiceGroup & { period: string | undefined }) {
  return (
    <section className="services-group" id={id} aria-labelledby={`${id}-title`}>
      <div className="page group-grid">
        <h2 id={`${id}-title`}>
          {name} <span className="count">{count}</span>
        </h2>
        <div className={period ? 'chart-list has-period' : 'chart-list'} style={{ '--day60': promiseShare }}>
          <div className="chart-axis" aria-hidden="true">
            {period && <span className="axis-period">{period}</span>}
            <span className="axis-name">Weeks</span>
            <AxisTicks ticks={ticks} />
          </div>
          <ol>
            {services.map(({ title, path, summary, weeks, price }) => (
              <li key={path}>
                <a href={path}>
                  <span className="name">{title}</span>{' '}
                  <span className="data from-price">
                    {price && (
                      <>
                        {price.isLowest && 'from '}
                        {price.amount} <span className="period">{price.period}</span>
                      </>
                    )}
                  </span>{' '}
                  <span className="what">{summary}</span>{' '}
                  {isSpan(weeks) && (
                    <Range
                      ranges={[{ from: share(weeks.from), to: share(weeks.to) }]}
                      text={`weeks ${weeks.from} to ${weeks.to}`}
                    />
                  )}
                </a>
              </li>
            ))}
          </ol>
          {services.length > ROWS_ON_PHONES + 2 && (
            <p className="all-rows">
              <button className="control" type="button" aria-expanded={false} data-all-rows="">
                All {services.length}
              </button>
            </p>
          )}
          <p className="signal-line" aria-hidden="true">
            <span>Day 60</span>
          </p>
        </div>
      </div>
    </section>
  )
}
