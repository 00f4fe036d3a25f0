'use client'
import { Link, useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { hasRole } from '../../../cms/access/roles.ts'

const PATH = '/admin/seo'

/** The way to the list of documents by problem, in the look of Payload's own links. */
export function SeoLink() {
  const { user } = useAuth()
  const isHere = usePathname() === PATH
  if (!hasRole(user, 'editor', 'hr')) return null
  const label = <span className="nav__link-label">SEO problems</span>
  return isHere ? (
    <div className="nav__link" id="nav-seo">
      <div className="nav__link-indicator" />
      {label}
    </div>
  ) : (
    <Link className="nav__link" href={PATH} id="nav-seo" prefetch={false}>
      {label}
    </Link>
  )
}
