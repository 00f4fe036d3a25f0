import type { UIFieldServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { feedUrl } from '#cms/bookings/feed-url.ts'
import { NewFeedUrl } from './new-feed-url.tsx'

/** Offers a person who takes calls the URL of their private calendar. Only they and administrators see it. */
export function CalendarFeed({ data, user }: UIFieldServerProps) {
  const { id, account, feedVersion } = data as { id?: number; account?: unknown; feedVersion?: number }
  const accountId = typeof account === 'object' && account !== null ? (account as { id?: unknown }).id : account
  if (!id || !user || !(hasRole(user) || accountId === user.id)) return null
  return (
    <section className="calendar-feed" aria-labelledby="calendar-feed-title">
      <h3 id="calendar-feed-title">Private calendar</h3>
      <p>Subscribe to this URL in a calendar program. Anyone who knows it sees the calls and who booked them.</p>
      <code>{feedUrl({ id, feedVersion: feedVersion ?? 1 })}</code>
      <NewFeedUrl hostId={id} />
    </section>
  )
}
