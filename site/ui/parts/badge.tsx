import type { ReactNode } from 'react'

/** Renders a word in a box: "New", "Case Study". */
export function Badge({ outline = false, children }: { outline?: boolean; children: ReactNode }) {
  return <span className={outline ? 'badge outline' : 'badge'}>{children}</span>
}
