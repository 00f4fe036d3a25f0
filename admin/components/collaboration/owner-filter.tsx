import type { CollectionSlug, ListViewServerProps, Where } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { type ConversationCollection, conversations } from '#cms/collaboration/conversations.ts'

/** Links above leads and applications to all of them, those of the account, and those that nobody takes care of yet. */
export async function OwnerFilter({ collectionSlug, payload, user, searchParams }: ListViewServerProps) {
  const collection = collectionSlug as ConversationCollection
  const { closed, role } = conversations[collection]
  if (!user || !hasRole(user, role)) return null
  const list = `${payload.config.routes.admin}/collections/${collection}`
  const owners = [
    { label: 'Mine', path: 'assignee][equals', value: String(user.id), where: { assignee: { equals: user.id } } },
    { label: 'Unassigned', path: 'assignee][exists', value: 'false', where: { assignee: { exists: false } } },
  ]
  const open = closed.map((value, at) => `where[or][0][and][1][status][not_in][${at}]=${value}`).join('&')
  const isOpen: Where = { status: { not_in: closed } }
  const current = owners.find(({ path, value }) => searchParams?.[`where[or][0][and][0][${path}]`] === value)
  const isWhole = !Object.keys(searchParams ?? {}).some((name) => name.startsWith('where'))
  const total = async (where: Where) =>
    (await payload.count({ collection: collection as CollectionSlug, where, user, overrideAccess: false })).totalDocs
  const counted = await Promise.all(
    owners.map(async ({ label, path, value, where }) => ({
      label,
      count: await total({ and: [where, isOpen] }),
      href: `${list}?where[or][0][and][0][${path}]=${value}&${open}`,
    })),
  )
  return (
    <nav className="pipeline" aria-label="Assigned to">
      <ul>
        <li>
          <a href={list} aria-current={isWhole ? 'page' : undefined}>
            <b>{await total({})}</b> All
          </a>
        </li>
        {counted.map(({ label, count, href }) => (
          <li key={label}>
            <a href={href} aria-current={current?.label === label ? 'page' : undefined}>
              <b>{count}</b> {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
