'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'

/** Renders a link to a screen of ours, in the look of Payload's own links in the navigation. */
export function ViewLink({ path, id, label }: { path: string; id: string; label: string }) {
  const text = <span className="nav__link-label">{label}</span>
  if (usePathname() === path)
    return (
      <div className="nav__link" id={id}>
        <div className="nav__link-indicator" />
        {text}
      </div>
    )
  return (
    <Link className="nav__link" href={path} id={id} prefetch={false}>
      {text}
    </Link>
  )
}
