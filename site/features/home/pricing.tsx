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
      {note && <p className="page note">{note}</p>}
    </section>
  )
}
