import type { Markup, Tag } from '#engine/web/read-tags.ts'
import type { AuditedPage } from './audited-page.ts'

const known = new WeakMap<Tag[], Set<Tag>>()

/** Returns which elements have something inside that names them without text: an image, a drawing, or a label. */
export function elementsWithName({ tags }: Pick<AuditedPage, 'tags'>): Set<Tag> {
  const before = known.get(tags)
  if (before) return before
  const named = new Set<Tag>()
  known.set(tags, named)
  for (const tag of tags) {
    if (!hasOwnName(tag)) continue
    for (let one: Tag | undefined = tag; one && !named.has(one); one = one.parent) named.add(one)
  }
  return named
}

function hasOwnName({ name, attributes, isInSvg }: Tag) {
  if (attributes['aria-label']?.trim() || attributes['aria-labelledby']?.trim() || attributes.title?.trim()) return true
  if (name === 'img') return Boolean(attributes.alt?.trim())
  if (name === 'slot' || name === 'input' || name === 'video' || name === 'iframe') return true
  return isInSvg && (name === 'title' || name === 'text')
}

/** Returns whether an element, or one around it, is hidden from everybody or from screen readers. */
export function isHidden(tag: Tag): boolean {
  for (let one: Tag | undefined = tag; one; one = one.parent)
    if (one.attributes.hidden !== undefined || one.attributes['aria-hidden'] === 'true') return true
  return false
}

/** Returns whether an element has no text. Most are known to have some after a few characters. */
export function hasNoText({ text }: Markup, { textStart, textEnd }: Tag): boolean {
  for (let at = textStart; at < textEnd; at++) if (!WHITESPACE.test(text.charAt(at))) return false
  return true
}

const WHITESPACE = /\s/
