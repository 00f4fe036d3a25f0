'use client'
import { Link, NavGroup, useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { hasRole } from '../../../cms/access/roles.ts'

const PATH = '/admin/data-providers'

/** The way to the screen “Data providers”, in the look of Payload's own links, for administrators. */
export function DataProvidersLink() {
  const { user } = useAuth()
  const isHere = usePathname() === PATH
  if (!hasRole(user, 'admin')) return null
  const label = <span className="nav__link-label">Data providers</span>
  return (
    <NavGroup label="Tools">
      {isHere ? (
        <div className="nav__link" id="nav-data-providers">
          <div className="nav__link-indicator" />
          {label}
        </div>
      ) : (
        <Link className="nav__link" href={PATH} id="nav-data-providers" prefetch={false}>
          {label}
        </Link>
      )}
    </NavGroup>
  )
}
