import type { ListViewServerProps } from 'payload'
import { isPublisherOf, isReaderOf, readsSomeOf } from '#cms/access/readers.ts'
import { documentOf } from '#cms/collaboration/document-name.ts'
import type { ReviewRequest } from '#cms/payload-types.ts'
import { type ReviewState, stateLabels } from '#cms/review/steps.ts'
import { idOf } from '#engine/id-of.ts'

const STATES = ['review', 'changes', 'approved'] as const satisfies ReviewState[]

/**
 * Offers filters above a list by the state of its documents' reviews, while there are any. A contributor also finds its
 * own.
 */
export async function ReviewFilter({ collectionSlug, payload, user, searchParams }: ListViewServerProps) {
  if (!user || !readsSomeOf(user, collectionSlug)) return null
  const { docs } = await payload.find({
    collection: 'review-requests',
    where: { collection: { equals: collectionSlug } },
    pagination: false,
    depth: 0,
  })
  const isWriter = !isReaderOf(user, collectionSlug)
  const mine = docs.filter(({ author }) => idOf(author) === user.id)
  const visible = isWriter ? mine : docs
  if (visible.length === 0 && !isWriter) return null
  const list = `${payload.config.routes.admin}/collections/${collectionSlug}`
  const isFor = ({ assignee, state }: ReviewRequest) => state === 'review' && idOf(assignee) === user.id
  const links = [
    ...(isWriter ? [{ label: 'Mine', count: undefined, query: `[createdBy][equals]=${user.id}` }] : []),
    ...(isPublisherOf(user, collectionSlug) ? [filterOf('For you to review', visible.filter(isFor))] : []),
    ...STATES.map((state) =>
      filterOf(
        stateLabels[state],
        visible.filter((one) => one.state === state),
      ),
    ),
  ].filter(({ count }) => count !== 0)
  const asked = Object.entries(searchParams ?? {}).find(([name]) => name.startsWith('where'))
  const current = asked ? `${asked[0].replace('where[or][0][and][0]', '')}=${asked[1]}` : ''
  const all = { label: 'All', count: undefined, query: '' }
  return (
    <nav className="pipeline" aria-label="Review">
      <ul>
        {[all, ...links].map(({ label, count, query }) => (
          <li key={label}>
            <a
              href={query === '' ? list : `${list}?where[or][0][and][0]${query}`}
              aria-current={query === current ? 'page' : undefined}
            >
              {count !== undefined && <b>{count}</b>} {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )

  function filterOf(label: string, requests: ReviewRequest[]) {
    const ids = requests.flatMap(({ about }) => documentOf(payload as never, about)?.id ?? [])
    return { label, count: ids.length as number | undefined, query: `[id][in]=${ids.join(',')}` }
  }
}
