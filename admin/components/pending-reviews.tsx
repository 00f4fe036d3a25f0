import type { Payload, TypedUser } from 'payload'
import type { Review } from '#cms/payload-types.ts'
import { tools } from '#content/tools.ts'
import { ReviewDecision } from './review-decision.tsx'

const SHOWN = 5
const MAX_LENGTH = 300
const TITLE_ID = 'pending-reviews-title'
const HOUR_MS = 3_600_000

/** Renders the reviews that have waited longest, to be decided about on the spot. */
export async function PendingReviews({ payload, user }: { payload: Payload; user: TypedUser }) {
  const { docs, totalDocs } = await payload.find({
    collection: 'reviews',
    where: { status: { equals: 'pending' } },
    sort: 'createdAt',
    limit: SHOWN,
    depth: 0,
    user,
    overrideAccess: false,
  })
  if (docs.length === 0) return null
  const names = await toolNames(payload, docs)
  const now = Date.now()
  return (
    <section className="pending-reviews" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        Reviews to moderate
      </h2>
      {totalDocs > docs.length && (
        <p>
          The oldest {docs.length} of {totalDocs}.
        </p>
      )}
      <ul>
        {docs.map(({ id, userName, userFeedback, tool, rating, createdAt }) => (
          <ReviewDecision key={id} id={id} name={userName} titleId={TITLE_ID}>
            <p className="pending-meta">
              <a href={`${payload.config.routes.admin}/collections/reviews/${id}`}>{userName}</a> on{' '}
              {names.get(tool) ?? tool}, {rating ? `${rating} of 5` : 'no rating'},{' '}
              <time dateTime={createdAt}>{age(now - Date.parse(createdAt))}</time>
            </p>
            <blockquote>{shortened(userFeedback)}</blockquote>
          </ReviewDecision>
        ))}
      </ul>
    </section>
  )
}

async function toolNames(payload: Payload, reviews: Review[]) {
  const { docs } = await payload.find({
    collection: 'tools',
    where: { slug: { in: reviews.map(({ tool }) => tool) } },
    select: { slug: true, name: true },
    pagination: false,
    depth: 0,
  })
  const replaced = new Map(docs.map(({ slug, name }) => [slug, name]))
  return new Map(tools.map(({ slug, name }) => [slug, replaced.get(slug) || name]))
}

function shortened(text: string) {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()} …` : text
}

function age(ms: number) {
  const hours = Math.floor(ms / HOUR_MS)
  const relativeTime = new Intl.RelativeTimeFormat('en')
  if (hours < 1) return 'less than an hour ago'
  return hours < 48 ? relativeTime.format(-hours, 'hour') : relativeTime.format(-Math.floor(hours / 24), 'day')
}
