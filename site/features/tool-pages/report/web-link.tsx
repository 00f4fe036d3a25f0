import type { ReactNode } from 'react'
import type { Reference } from '#engine/tool/blocks.ts'

/**
 * Renders a link. URLs in a report come from the input, so only http, https, and pages about our tools become links.
 */
export function WebLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href?.startsWith('/tools/')) return <a href={href}>{children}</a>
  if (!isWebUrl(href)) return children
  return (
    // In a new tab, so that the form's content is not lost.
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
