import type { UIFieldServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { outcomes } from '#cms/visits/outcomes.ts'
import { firstDay, type PageVisits, viewsByDay, visitsByPage } from '#cms/visits/read-visits.ts'
import { pathOfDocument } from '#engine/paths/document-paths.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { HowCounted } from './how-counted.tsx'
import { Trend } from './trend.tsx'

const DAYS = 28

const labels = { call: 'Calls booked', lead: 'Leads', subscription: 'Subscriptions' } as const

/** Shows on a document with a page of its own how often it was read, and what readers did. */
export async function DocumentVisits({ collectionSlug, data, payload, user }: UIFieldServerProps) {
  const path = pathOfDocument(collectionSlug, data)
  if (!data.id || !path || !user || !hasRole(user, 'editor', 'sales')) return null
  const [recent, always, days] = await Promise.all([
    visitsByPage(payload, { from: firstDay(DAYS), path }),
    visitsByPage(payload, { from: '', path }),
    viewsByDay(payload, { days: DAYS, path }),
  ])
  const [page, ever] = [recent[0], always[0]]
  return (
    <section className="visits document-visits" aria-labelledby="document-visits-title">
      <h3 id="document-visits-title">Views and outcomes</h3>
      {ever === undefined ? (
        <p>Nobody has opened this page yet.</p>
      ) : (
        <>
          <Trend days={days} />
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">{DAYS} days</th>
                <th scope="col">Ever</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Views</th>
                <td>{withCommas(page?.views ?? 0)}</td>
                <td>{withCommas(ever.views)}</td>
              </tr>
              {outcomes.map((kind) => (
                <tr key={kind}>
                  <th scope="row">{labels[kind]}</th>
                  <Cell count={page?.[kind]} />
                  <Cell count={ever[kind]} />
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <HowCounted />
    </section>
  )
}

function Cell({ count = { sent: 0, after: 0 } }: { count?: PageVisits['call'] | undefined }) {
  return (
    <td>
      {count.sent}
      {count.after > 0 && <small>+ {count.after} later</small>}
    </td>
  )
}
