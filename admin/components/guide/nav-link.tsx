'use client'
import { ViewLink } from '../views/view-link.tsx'

/** Renders the way to the screen “Guide”. */
export function GuideLink() {
  return <ViewLink path="/admin/guide" id="nav-guide" label="Guide" />
}
