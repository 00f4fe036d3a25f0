import type { Tag } from '#engine/web/read-tags.ts'
import type { AuditedPage } from './audited-page.ts'

type TagIndex = {
  byName: ReadonlyMap<string, Tag[]>
  /** Elements with an attribute that begins with `aria-`, with a role, an id, or a tabindex. */
  aria: Tag[]
  role: Tag[]
  id: Tag[]
  tabindex: Tag[]
}

const indexes = new WeakMap<AuditedPage, TagIndex>()

/** Returns the elements of a page by name and by what they have. Many rules ask, and the page is gone through once. */
export function tagIndex(page: AuditedPage): TagIndex {
  const known = indexes.get(page)
  if (known) return known
  const byName = new Map<string, Tag[]>()
  const index: TagIndex = { byName, aria: [], role: [], id: [], tabindex: [] }
  for (const tag of page.tags) {
    const same = byName.get(tag.name)
    if (same) same.push(tag)
    else byName.set(tag.name, [tag])
    let hasAria = false
    for (const name in tag.attributes) {
      if (name === 'id') index.id.push(tag)
      else if (name === 'role') index.role.push(tag)
      else if (name === 'tabindex') index.tabindex.push(tag)
      else if (!hasAria && name.startsWith('aria-')) {
        hasAria = true
        index.aria.push(tag)
      }
    }
  }
  indexes.set(page, index)
  return index
}

/** Returns the HTML elements that have one of these names, in the order of the document if there is one name. */
export function elementsNamed(page: AuditedPage, ...names: string[]): Tag[] {
  const { byName } = tagIndex(page)
  return names.flatMap((name) => byName.get(name)?.filter(({ isInSvg }) => !isInSvg || name === 'svg') ?? [])
}
