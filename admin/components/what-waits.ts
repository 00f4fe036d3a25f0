import type { CollectionSlug, Payload, PayloadRequest, TypedUser, Where } from 'payload'
import { hasRole, type Role } from '#cms/access/roles.ts'
import { inventedDocuments } from '#cms/demo/invented-documents.ts'
import { readScheduled } from '#cms/schedule/scheduled.ts'
import { undescribedWhere } from './media/undescribed-where.ts'
import { DRAFTS_ID, readWaitingDrafts } from './review/read-waiting-drafts.ts'

export type PendingItem = { label: string; count: number; href: string; urgent?: boolean }

type Question = {
  label: string
  collection: CollectionSlug
  field: string
  value: string
  role: Role
  urgent?: boolean
}

const questions: Question[] = [
  { label: 'Reviews to moderate', collection: 'reviews', field: 'status', value: 'pending', role: 'moderator' },
  { label: 'New contact requests', collection: 'contact-requests', field: 'status', value: 'new', role: 'sales' },
  { label: 'New quote requests', collection: 'quotes', field: 'status', value: 'new', role: 'sales' },
  {
    label: 'Emails that could not be sent',
    collection: 'outbox',
    field: 'status',
    value: 'failed',
    role: 'sales',
    urgent: true,
  },
  { label: 'New applications', collection: 'applications', field: 'status', value: 'new', role: 'hr' },
]

/** Returns counts of items that the account may see and should look at, each with its list. */
export async function waitingItems(cms: Payload, user: TypedUser): Promise<PendingItem[]> {
  const visible = questions.filter(({ role }) => hasRole(user, role))
  const counted = await Promise.all(
    visible.map(async ({ label, collection, field, value, urgent = false }) => ({
      label,
      urgent,
      count: await count(cms, user, collection, { [field]: { equals: value } }),
      href: listOf(cms, collection, field, 'equals', value),
    })),
  )
  return [
    ...(await inReview(cms, user)),
    ...counted,
    ...(hasRole(user, 'editor') ? [await scheduled(cms), ...(await undescribed(cms, user))] : []),
    ...(hasRole(user) ? await turnedOff(cms, user) : []),
  ]
}

/** Images that cannot be published yet. */
async function undescribed(cms: Payload, user: TypedUser): Promise<PendingItem[]> {
  const images = await count(cms, user, 'media', undescribedWhere)
  return images === 0 ? [] : [{ label: 'Images to describe', count: images, href: '/admin/describe-images' }]
}

/** Webhooks that were turned off because every delivery failed. */
async function turnedOff(cms: Payload, user: TypedUser): Promise<PendingItem[]> {
  const off = await count(cms, user, 'webhooks', { offReason: { exists: true } })
  if (off === 0) return []
  return [
    {
      label: 'Webhooks that were turned off',
      count: off,
      href: listOf(cms, 'webhooks', 'active', 'equals', 'false'),
      urgent: true,
    },
  ]
}

/** Counts the documents that are demonstration content, by collection that the account may read. */
export async function demoContent(cms: Payload, user: TypedUser): Promise<PendingItem[]> {
  const req = { user, payload: cms, payloadAPI: 'local' } as PayloadRequest
  const invented = await inventedDocuments(cms)
  const items = await Promise.all(
    cms.config.collections.map(async ({ slug, labels, access }): Promise<PendingItem[]> => {
      const ids = invented.get(slug) ?? []
      if (ids.length === 0 || !(await access.read({ req }))) return []
      return [{ label: String(labels.plural), count: ids.length, href: listOf(cms, slug, 'id', 'in', ids.join(',')) }]
    }),
  )
  return items.flat()
}

/** Drafts that colleagues want reviewed, and those that came back. The dashboard lists them below. */
async function inReview(cms: Payload, user: TypedUser): Promise<PendingItem[]> {
  const { forMe, mine } = await readWaitingDrafts(cms, user)
  const returned = mine.filter(({ state }) => state === 'changes')
  const href = `#${DRAFTS_ID}`
  return [
    ...(hasRole(user, 'editor', 'hr') ? [{ label: 'Drafts to review', count: forMe.length, href }] : []),
    ...(hasRole(user, 'contributor') || returned.length > 0
      ? [{ label: 'Drafts to change', count: returned.length, href }]
      : []),
  ]
}

/** Posts that are scheduled to be published or unpublished. */
async function scheduled(cms: Payload): Promise<PendingItem> {
  const dates = await readScheduled(cms)
  const posts = [
    ...new Set(dates.flatMap(({ on: { slug, id } }) => (slug === 'posts' && id !== undefined ? [id] : []))),
  ]
  return {
    label: 'Scheduled posts',
    count: posts.length,
    href:
      posts.length > 0
        ? listOf(cms, 'posts', 'id', 'in', posts.join(','))
        : `${cms.config.routes.admin}/collections/posts`,
  }
}

async function count(cms: Payload, user: TypedUser, collection: CollectionSlug, where: Where) {
  const { totalDocs } = await cms.count({ collection, where, user, overrideAccess: false })
  return totalDocs
}

/** Returns the URL of a list with its filter set, as the list itself writes it. */
export function listOf(cms: Payload, collection: string, field: string, operator: string, value: string) {
  return `${cms.config.routes.admin}/collections/${collection}?where[or][0][and][0][${field}][${operator}]=${encodeURIComponent(value)}`
}
