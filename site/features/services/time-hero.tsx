import type { ReactNode } from 'react'
import { type ServicePrice, startingPrice } from '#site/documents/price.ts'
import { AxisTicks } from '#site/ui/charts/range.tsx'
import { Breadcrumbs } from '#site/ui/parts/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'
import { effectNames, type Family } from './families.ts'
import { axisTicks, axisWeeks, isSpan, labelPlaces, promiseShare, share, type Weeks } from './time-axis.ts'

type TimeHeroProps = {
  title: string
  family: Family
  lead: string
  weeks: Weeks
  price: ServicePrice
  /** What is shown below the text. */
  children?: ReactNode
}

/** Renders an opening about time: when the first change is visible, and when the work has its full effect. */
export function TimeHero({ title, family, lead, weeks, price, children }: TimeHeroProps) {
  const { first, full } = effectNames[family]
  return (
    <section className={children ? 'time-hero' : 'time-hero is-bare'}>
      <div className="page">
        <Breadcrumbs crumbs={[{ label: 'Services', href: '/services/' }, { label: title }]} />
        <h1>
          {title}
          {isSpan(weeks) && (
            <>
              : {first} in week&nbsp;{weeks.from}, {full} by week&nbsp;{weeks.to}
            </>
          )}
        </h1>
        <div className="time-body">
          {lead && <p className="lead">{lead}</p>}
          <div>
            <HeroPrice {...price} />
            <p className="actions">
              <ButtonLink href="#audit" icon="rise">
                Send me a proposal
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
      {children}
    </section>
  )
}

/** Renders where the price begins, and for which size. */
function HeroPrice({ plans }: ServicePrice) {
  const [first] = plans
  if (!first) return null
  return (
    <p className="hero-price">
      <a href="#price">{startingPrice(plans)}</a>{' '}
      <span>
        {first.name} Plan{first.size && `: ${first.size}`}
      </span>
    </p>
  )
}

/** Renders the chart, or nothing if the weeks are unknown. `isPromised`: the agency promises results by Day 60. */
export function TimeChart({ family, weeks, isPromised }: { family: Family; weeks: Weeks; isPromised: boolean }) {
  if (!isSpan(weeks)) return null
  const { from, to } = weeks
  const { first, full } = effectNames[family]
  const places = labelPlaces(weeks)
  return (
    <figure className="page time-chart">
      <div
        className="time-plot"
        role="img"
        aria-label={`Axis of ${axisWeeks} weeks. Bar from week ${from}, ${first} measured, to week ${to}, ${full}. Line at day 60.`}
        style={{ '--promise': promiseShare }}
      >
        <span className="time-promise">
          <b>Day 60</b> {isPromised && 'our promise'}
        </span>
        <span className="range big" style={{ '--a': share(from), '--b': share(to) }} />
        <span className={`time-a ${places.first}`} style={{ '--x': share(from) }}>
          week {from}
          <br />
          {first} measured
        </span>
        <span className={`time-b ${places.full}`} style={{ '--x': share(to) }}>
          week {to}
          <br />
          {full}
        </span>
      </div>
      <AxisTicks ticks={axisTicks} />
      <figcaption>
        Weeks from the day you sign. The bar runs from {first} to {full}.
      </figcaption>
    </figure>
  )
}
