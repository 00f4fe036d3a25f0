import type { ReactNode } from 'react'
import { bookPath } from '#site/documents/book-path.ts'
import { contactPath } from '#site/documents/contact-path.ts'
import { startingPrice } from '#site/documents/price.ts'
import { AxisTicks, Range } from '#site/ui/charts/range.tsx'
import { ButtonLink, MoreLink } from '#site/ui/parts/button.tsx'
import type { Deliverable } from '../deliverable-list.tsx'
import { effectNames, type Family } from '../families.ts'
import type { ServiceStep } from '../steps.tsx'
import { axisTicks, isSpan, promiseShare, share } from '../time-axis.ts'
import type { PricedService } from './price-list.tsx'

export type ComparedService = PricedService & {
  family: Family
  summary: string
  audience: string
  steps: ServiceStep[]
  deliverables: Deliverable[]
  sixtyDays: string[]
}

const rows: { heading: string; render: (service: ComparedService) => ReactNode }[] = [
  { heading: 'Weeks', render: (service) => <Time {...service} /> },
  { heading: 'Price', render: (service) => <Price {...service} /> },
  { heading: 'Who it is for, and who it is not for', render: ({ audience }) => audience && <p>{audience}</p> },
  { heading: 'Who does what', render: (service) => <Work {...service} /> },
  { heading: 'What you get and when', render: (service) => <Handover {...service} /> },
  { heading: 'After 60 days', render: (service) => <Results {...service} /> },
]

/** Renders two or three services next to each other. On phones, each cell says which service it is about. */
export function ComparisonTable({ services }: { services: ComparedService[] }) {
  return (
    <div className="page">
      <table className="compare-table" data-count={services.length}>
        <thead>
          <tr>
            <td />
            {services.map(({ slug, title, summary }) => (
              <th scope="col" key={slug}>
                <a href={`/services/${slug}/`}>{title}</a>
                {summary && <span>{summary}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ heading, render }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {services.map((service) => (
                <td key={service.slug}>
                  <b className="of" aria-hidden="true">
                    {service.title}
                  </b>
                  {render(service)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {services.map(({ slug, title }) => (
              <td key={slug}>
                <b className="of" aria-hidden="true">
                  {title}
                </b>
                <div className="actions">
                  <ButtonLink href={contactPath({ service: slug })} quiet aria-label={`Request Proposal: ${title}`}>
                    Request Proposal
                  </ButtonLink>
                  <MoreLink href={bookPath({ service: slug })} aria-label={`Choose a time to talk: ${title}`}>
                    Choose a time to talk
                  </MoreLink>
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** All ranges have the same axis. */
function Time({ weeks, family }: ComparedService) {
  if (!isSpan(weeks)) return null
  const { first, full } = effectNames[family]
  return (
    <>
      <p>
        <b>
          Week {weeks.from} to {weeks.to}
        </b>
        : {first}, then {full}
      </p>
      <div className="compare-range" style={{ '--day60': promiseShare }} aria-hidden="true">
        <Range ranges={[{ from: share(weeks.from), to: share(weeks.to) }]} text="" />
        <AxisTicks ticks={axisTicks} />
      </div>
    </>
  )
}

function Price({ price: { plans, note } }: ComparedService) {
  return (
    <>
      <p className="compare-price">{startingPrice(plans)}</p>
      <dl className="compare-list">
        {plans.map(({ name, price, size }) => (
          <div key={name}>
            <dt>
              {name} Plan, {price}
            </dt>
            <dd>{size}</dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </>
  )
}

function Work({ steps }: ComparedService) {
  return (
    <dl className="compare-list">
      {steps.map(({ title, content, fromDay, toDay }) => (
        <div key={title}>
          <dt>
            {title}
            {fromDay !== undefined && (
              <span className="data">
                Day {fromDay} {toDay ? `to ${toDay}` : 'onward'}
              </span>
            )}
          </dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  )
}

function Handover({ deliverables }: ComparedService) {
  return (
    <dl className="compare-list">
      {deliverables.map(({ when, text }) => (
        <div key={`${when} ${text}`}>
          <dt>{text}</dt>
          <dd>{when}</dd>
        </div>
      ))}
    </dl>
  )
}

function Results({ sixtyDays }: ComparedService) {
  return (
    <ul className="compare-list">
      {sixtyDays.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
