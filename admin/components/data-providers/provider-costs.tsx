import type { ShownProvider, Spending } from '#engine/data-providers/provider-screen.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { ageOf, dollars } from './format.ts'

/** Renders what a provider cost, next to its limit. */
export function ProviderCosts({ provider: { name, today, month, dailyLimitUsd, lastCalledAt } }: Props) {
  if (lastCalledAt === null && month.cacheHits === 0) return <p className="provider-note">Not asked in 30 days.</p>
  return (
    <div className="provider-costs">
      <table>
        <caption>
          Requests to {name}
          {lastCalledAt && `, the last one on ${formatDate(lastCalledAt)}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Period (UTC)</th>
            <th scope="col">Cost</th>
            <th scope="col">Requests</th>
            <th scope="col">Failed</th>
            <th scope="col">From the cache</th>
          </tr>
        </thead>
        <tbody>
          <Row label="Today" spending={today} limit={dailyLimitUsd} />
          <Row label="30 days" spending={month} />
        </tbody>
      </table>
    </div>
  )
}

type Props = { provider: ShownProvider }

function Row({ label, spending, limit }: { label: string; spending: Spending; limit?: number }) {
  const { costUsd, calls, failures, cacheHits, cacheAge } = spending
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {dollars(costUsd)} {limit !== undefined && <small>of {dollars(limit)}</small>}
      </td>
      <td>{withCommas(calls)}</td>
      <td>{withCommas(failures)}</td>
      <td>
        {withCommas(cacheHits)} {cacheHits > 0 && cacheAge !== null && <small>{ageOf(cacheAge)} old</small>}
      </td>
    </tr>
  )
}
