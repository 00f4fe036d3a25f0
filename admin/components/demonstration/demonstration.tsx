import type { TypedUser } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import type { PendingItem } from '../what-waits.ts'
import { Removal } from './removal.tsx'

type DemonstrationProps = { user: TypedUser; marked: PendingItem[] }

/** Explains on the dashboard which content is invented, and how to get rid of it. */
export function Demonstration({ user, marked }: DemonstrationProps) {
  const total = marked.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const isAdmin = hasRole(user, 'admin')
  return (
    <details className="waits-demo">
      <summary>
        <b>{total}</b> {total === 1 ? 'document is' : 'documents are'} demonstration content: invented people, clients,
        articles, and figures.
      </summary>
      <p>
        Make them real and uncheck “Demonstration content” where it is checked, or remove them all
        {isAdmin ? '.' : '. An administrator can do that here.'}
      </p>
      <ul>
        {marked.map(({ label, count, href }) => (
          <li key={label}>
            <a href={href}>
              {label} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
      {isAdmin && <Removal />}
    </details>
  )
}
