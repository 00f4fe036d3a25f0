import type { PlanInBrief } from '#site/documents/plan.ts'
import { ChoiceForm } from './choice-form.tsx'
import { type ComparedService, ComparisonTable } from './comparison.tsx'
import { type PricedFamily, PriceList } from './price-list.tsx'

export type ComparePageProps = { compared: ComparedService[]; plans: PlanInBrief[]; groups: PricedFamily[] }

/** Renders services next to each other, and below them the prices of all. */
export function ComparePage({ compared, plans, groups }: ComparePageProps) {
  return (
    <>
      <header className="page head-split first">
        <h1>Compare services</h1>
        <p className="lead">
          Choose two or three. You see their weeks, their prices, who does what, and who they are not for.
        </p>
      </header>
      <ChoiceForm groups={groups} chosen={compared.map(({ slug }) => slug)} />
      {compared.length > 0 && (
        <section className="band compare-band" aria-label="Comparison">
          {compared.length === 1 && <p className="page compare-hint">Choose a second service to compare it with.</p>}
          <ComparisonTable services={compared} />
        </section>
      )}
      <PriceList groups={groups} plans={plans} opensFirst={compared.length === 0} />
    </>
  )
}
