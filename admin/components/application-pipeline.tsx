import type { ListViewServerProps, OptionObject } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { listOf } from './what-waits.ts'

const FILTER = 'where[or][0][and][0][status][equals]'

/** Shows above the applications how many have which status, each linked to its filtered list. */
export async function ApplicationPipeline({ payload, user, searchParams }: ListViewServerProps) {
  if (!user || !hasRole(user, 'hr')) return null
  const current = searchParams?.[FILTER]
  const stages = await Promise.all(
    statuses(payload.collections.applications.config.flattenedFields).map(async ({ label, value }) => {
      const where = { status: { equals: value } }
      const asked = { collection: 'applications', where, user, overrideAccess: false } as const
      return { label: String(label), value, count: (await payload.count(asked)).totalDocs }
    }),
  )
  const all = stages.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav className="pipeline" aria-label="Applications by status">
      <ul>
        <li>
          <Stage href={`${payload.config.routes.admin}/collections/applications`} isCurrent={!current} count={all}>
            All
          </Stage>
        </li>
        {stages.map(({ label, value, count }) => (
          <li key={value}>
            <Stage
              href={listOf(payload, 'applications', 'status', 'equals', value)}
              isCurrent={value === current}
              count={count}
            >
              {label}
            </Stage>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type StageProps = { href: string; isCurrent: boolean; count: number; children: string }

function Stage({ href, isCurrent, count, children }: StageProps) {
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      <b>{count}</b> {children}
    </a>
  )
}

function statuses(fields: ListViewServerProps['collectionConfig']['flattenedFields']) {
  const status = fields.find(({ name }) => name === 'status')
  return status?.type === 'select' ? (status.options as OptionObject[]) : []
}
