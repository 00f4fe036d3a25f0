import { bookPath } from '#site/documents/book-path.ts'
import { contactPath } from '#site/documents/contact-path.ts'
import type { CoveringPlan, ServicePrice } from '#site/documents/price.ts'
import { startingPrice } from '#site/documents/price.ts'
import { ButtonLink, MoreLink } from '#site/ui/parts/button.tsx'
import { comparePath } from './compare/choice.ts'

/** Renders what a service costs: the price in heading size, and a row for each plan that covers it. */
export function PriceBand({ price, slug, isPaid }: { price: ServicePrice; slug: string; isPaid: boolean }) {
  const { plans, note } = price
  return (
    <section className="band price-line" id="price">
      <div className="page price-grid">
        <div>
          <h2>{startingPrice(plans) || 'What it costs'}</h2>
          <p className="actions">
            <ButtonLink href={contactPath({ service: slug })} quiet>
              Request Proposal
            </ButtonLink>
            <MoreLink href={bookPath({ service: slug })}>Choose a time to talk</MoreLink>
          </p>
        </div>
        <div>
          {plans.length > 0 && (
            <ul className="price-rows">
              {plans.map((plan) => (
                <PlanRow key={plan.name} {...plan} />
              ))}
            </ul>
          )}
          <p className="price-note">
            {note} {isPaid && 'You pay Google or Meta directly for ads. Our fee is never a share of your ad spend. '}
            <a href="/#pricing">Compare the plans</a>
          </p>
          <MoreLink href={comparePath([slug])}>Compare with other services</MoreLink>
        </div>
      </div>
    </section>
  )
}

function PlanRow({ name, price, period, size, link }: CoveringPlan) {
  return (
    <li>
      <b className="plan-name">{name} Plan</b> <span>{size}</span>{' '}
      <span className="amount">
        <b>{price}</b> {period}
      </span>{' '}
      <MoreLink href={link} aria-label={`Get Started: ${name} Plan`}>
        Get Started
      </MoreLink>
    </li>
  )
}
