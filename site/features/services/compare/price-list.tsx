import { bookPath } from '#site/documents/book-path.ts'
import type { PlanInBrief } from '#site/documents/plan.ts'
import type { CoveringPlan, ServicePrice } from '#site/documents/price.ts'
import { Icon } from '#site/ui/parts/icon.tsx'
import { isSpan, type Weeks } from '../time-axis.ts'

export type PricedService = { title: string; slug: string; weeks: Weeks; price: ServicePrice }
export type PricedFamily = { name: string; services: PricedService[] }

type PriceListProps = {
  groups: PricedFamily[]
  plans: PlanInBrief[]
  /** Whether the first family is unfolded. */
  opensFirst: boolean
}

/** Renders every service with the plans that cover it, and for which size; each family is folded. */
export function PriceList({ groups, plans, opensFirst }: PriceListProps) {
  return (
    <section className="band price-list" id="prices">
      <div className="page head-split">
        <h2>What each service costs</h2>
        <p className="lead">
          A service starts with the first plan that has a size next to it. Larger plans include what smaller ones cover.
        </p>
      </div>
      <div className="page accordion">
        {groups.map(({ name, services }, i) => (
          <details key={name} open={opensFirst && i === 0}>
            <summary>
              <h3>
                {name} <span className="count">{services.length}</span>
              </h3>
              <Icon name="plus" />
            </summary>
            <FamilyTable name={name} services={services} plans={plans} />
          </details>
        ))}
      </div>
      <p className="page note">
        Not sure which one fits? <a href={bookPath()}>Choose a time to talk</a> or{' '}
        <a href="/#audit">ask for a free audit</a>.
      </p>
    </section>
  )
}

function FamilyTable({ name, services, plans }: PricedFamily & { plans: PlanInBrief[] }) {
  return (
    <table aria-label={`Prices: ${name}`}>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Weeks</th>
          {plans.map((plan) => (
            <th scope="col" key={plan.name}>
              {plan.name}, {plan.price} {plan.period}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map(({ slug, title, weeks, price }) => (
          <tr key={slug}>
            <th scope="row">
              <a href={`/services/${slug}/`}>{title}</a>
            </th>
            <td className="data">{isSpan(weeks) && `${weeks.from} to ${weeks.to}`}</td>
            {plans.map((plan) => (
              <td key={plan.name}>
                <Size plan={plan} covering={price.plans.find(({ name }) => name === plan.name)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Renders the size for which a plan covers a service; on phones, with the plan. */
function Size({ plan, covering }: { plan: PlanInBrief; covering: CoveringPlan | undefined }) {
  if (!covering) return null
  return (
    <>
      <b className="of" aria-hidden="true">
        {plan.name}, {plan.price}
      </b>{' '}
      {covering.size || 'every size'}
    </>
  )
}
