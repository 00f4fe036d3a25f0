'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'

const PATH = '/admin/calendar'

/** The way to the screen “Calendar”, in the look of Payload's own links. */
export function CalendarLink() {
  const label = <span className="nav__link-label">Calendar</span>
  if (usePathname() === PATH)
    return (
      <div className="nav__link" id="nav-calendar">
        <div className="nav__link-indicator" />
        {label}
      </div>
    )
  return (
    <Link className="nav__link" href={PATH} id="nav-calendar" prefetch={false}>
      {label}
    </Link>
  )
}
