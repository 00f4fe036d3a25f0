'use client'
import { useAuth } from '@payloadcms/ui'
import { hasRole } from '#cms/access/roles.ts'
import { ViewLink } from '../views/view-link.tsx'

/** Renders the way to the list of documents by problem. */
export function SeoLink() {
  const { user } = useAuth()
  return hasRole(user, 'editor', 'hr') && <ViewLink path="/admin/seo" id="nav-seo" label="SEO problems" />
}
