import type { SVGProps } from 'react'
import type { SafeHtml } from '#engine/html/sanitize.ts'
import { onlyShapes } from '#engine/svg/only-shapes.ts'

// The only file that may put markup into a page; `npm run check` rejects every other way.

type HtmlProps = { html: SafeHtml; className?: string }

/** Renders sanitized HTML in a block. */
export function Html({ html, className }: HtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

type DrawingProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { body: string }

/** Renders a generated drawing. A body with anything but shapes and text is left out. */
export function Drawing({ body, ...props }: DrawingProps) {
  return <svg {...props} dangerouslySetInnerHTML={{ __html: onlyShapes(body) }} />
}
