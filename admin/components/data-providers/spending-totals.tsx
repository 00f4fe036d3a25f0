import type { ShownProvider } from '#engine/data-providers/provider-screen.ts'
import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { ageOf, dollars } from './format.ts'

/** Renders what all providers together cost, and what stored results saved. */
export function SpendingTotals({ providers }: { providers: ShownProvider[] }) {
  const sumOf = (numberOf: (provider: ShownProvider) => number) =>
    providers.reduce((sum, provider) => sum + numberOf(provider), 0)
  const hits = sumOf(({ month }) => month.cacheHits)
  const ages = sumOf(({ month }) => month.cacheHits * (month.cacheAge ?? 0))
  const failures = sumOf(({ month }) => month.failures)
  return (
    <section aria-labelledby="spending-title">
      <h2 id="spending-title">Spending</h2>
      <dl className="provider-totals">
        <Figure label="Today (UTC)" value={dollars(sumOf(({ today }) => today.costUsd))}>
          {countOf(
            sumOf(({ today }) => today.calls),
            'request',
          )}
        </Figure>
        <Figure label="Last 30 days" value={dollars(sumOf(({ month }) => month.costUsd))}>
          {countOf(
            sumOf(({ month }) => month.calls),
            'request',
          )}
          , {withCommas(failures)} failed
        </Figure>
        <Figure label="Results from the cache, 30 days" value={withCommas(hits)}>
          {hits > 0 ? `${ageOf(ages / hits)} old on average, no cost` : 'Stored results cost nothing.'}
        </Figure>
      </dl>
    </section>
  )
}

function Figure({ label, value, children }: { label: string; value: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        <span>{children}</span>
      </dd>
    </div>
  )
}
