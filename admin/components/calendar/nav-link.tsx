'use client'
import { ViewLink } from '../views/view-link.tsx'

/** Renders the way to the screen “Calendar”. */
export function CalendarLink() {
  return <ViewLink path="/admin/calendar" id="nav-calendar" label="Calendar" />
}
