'use client'
import { NavGroup, useAuth } from '@payloadcms/ui'
import { hasRole } from '#cms/access/roles.ts'
import { ViewLink } from '../views/view-link.tsx'

/** Renders the way to the screen “Data providers”, for administrators. */
export function DataProvidersLink() {
  const { user } = useAuth()
  if (!hasRole(user, 'admin')) return null
  return (
    <NavGroup label="Tools">
      <ViewLink path="/admin/data-providers" id="nav-data-providers" label="Data providers" />
    </NavGroup>
  )
}
