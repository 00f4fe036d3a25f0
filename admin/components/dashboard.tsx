import type { ServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { firstSteps } from '#cms/demo/first-steps.ts'
import { Demonstration } from './demonstration/demonstration.tsx'
import { FirstSteps } from './demonstration/first-steps.tsx'
import { MailBanner } from './mail-banner.tsx'
import { PendingReviews } from './pending-reviews.tsx'
import { WaitingDrafts } from './review/waiting-drafts.tsx'
import { VisitsCard } from './visits/card.tsx'
import { vitalsByTemplate } from './vitals-by-template.ts'
import { WebVitals } from './web-vitals.tsx'
import { demoContent, type PendingItem, waitingItems } from './what-waits.ts'

/** Long enough for figures about rarely visited pages, and short enough to show a change. */
const VITALS_DAYS = 28

/** Shows what needs to be done today, above the list of everything. */
export async function Dashboard({ payload, user }: ServerProps) {
  if (!user) return null
  const isEditor = hasRole(user, 'editor')
  const [waiting, marked, steps, vitals] = await Promise.all([
    waitingItems(payload, user),
    isEditor ? demoContent(payload, user) : [],
    isEditor ? firstSteps(payload) : undefined,
    isEditor ? vitalsByTemplate(payload, VITALS_DAYS) : undefined,
  ])
  return (
    <>
      <h1 className="visually-hidden">Dashboard</h1>
      <MailBanner payload={payload} user={user} />
      <FirstSteps user={user} steps={steps} />
      <section className="waits" aria-labelledby="waits-title">
        <h2 id="waits-title">To do</h2>
        <ul className="waits-list">
          {waiting.map((one) => (
            <li key={one.label}>
              <Card {...one} />
            </li>
          ))}
        </ul>
        <Demonstration user={user} marked={marked} />
      </section>
      <WaitingDrafts payload={payload} user={user} />
      {hasRole(user, 'moderator') && <PendingReviews payload={payload} user={user} />}
      {hasRole(user, 'editor', 'sales') && <VisitsCard payload={payload} />}
      {vitals && <WebVitals days={VITALS_DAYS} templates={vitals} />}
    </>
  )
}

function Card({ label, count, href, urgent }: PendingItem) {
  return (
    <a className="waits-card" href={href} data-state={count === 0 ? 'done' : urgent ? 'urgent' : 'open'}>
      <b>{count}</b>
      <span>{label}</span>
    </a>
  )
}
