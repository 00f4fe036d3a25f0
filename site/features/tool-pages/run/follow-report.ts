import type { NextTool } from '#engine/tool/envelope.ts'
import { nextHref } from '../next-tools.ts'

/** Shows only those related tools that the newest report names, with their forms filled in; all if it names none. */
export function followReport(next: NextTool[] = []) {
  for (const item of document.querySelectorAll<HTMLElement>('[data-related]')) {
    const slug = item.dataset.related ?? ''
    const named = next.find((one) => one.slug === slug)
    item.hidden = next.length > 0 && !named
    const link = item.querySelector('a')
    if (link) link.href = named ? nextHref(named) : `/tools/${slug}/`
  }
}
