import type { ReactNode } from 'react'
import type { Reference } from '../../../../engine/tool/blocks.ts'

/** Addresses in a report come from what somebody put in: only those that lead to the web become links. */
export function WebLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!isWebUrl(href)) return children
  return (
    // A second tab: what stands in the form is not lost.
    <a href={href} rel="nofollow noopener" target="_blank">
      {children}
    </a>
  )
}

export function ReferenceLink({ reference }: { reference: Reference }) {
  return <WebLink href={reference.url}>{reference.label}</WebLink>
}

/** @example isWebUrl('javascript:alert(1)') // false */
export function isWebUrl(url: string | undefined): url is string {
  return url !== undefined && URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
}
