import { bookPath } from '#site/documents/book-path.ts'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { PlanCard, type PlanCardProps } from './plan-card.tsx'

export type Plan = PlanCardProps

export function Pricing({ title, note, plans }: { title: string; note?: string; plans: Plan[] }) {
  if (plans.length === 0) return null
  const highlighted = plans.findIndex(({ isGrow }) => isGrow)
  return (
    <section className="band pricing" id="pricing">
      <div className="page">
        <h2>{title || 'Simple, transparent pricing'}</h2>
      </div>
      <ul className="page plans">
        {plans.map((plan, i) => (
          <PlanCard key={plan.planName} {...plan} isGrow={i === highlighted} />
        ))}
      </ul>
      <div className="page plans-foot">
        <p className="actions">
          <MoreLink href="/services/compare/">Compare services and prices</MoreLink>
          <MoreLink href={bookPath()}>Choose a time to talk</MoreLink>
        </p>
        {note && <p className="note">{note}</p>}
      </div>
    </section>
  )
}
