import { elementText } from '#engine/web/read-tags.ts'
import type { AuditedPage } from '../../page/audited-page.ts'

export type Tag = AuditedPage['tags'][number]

const NAMING = ['aria-label', 'aria-labelledby', 'title']
/** Ends of attributes by which Vue, Alpine, Angular, and Svelte set a name or a text as soon as their scripts run. */
const BOUND = /[:.[-](?:aria-label|aria-labelledby|title|text|html|inner-?html|text-?content)\]?$/i

/** Returns whether an element is hidden from everyone, as far as the HTML says. */
export const isHidden = ({ attributes }: Tag) =>
  attributes.hidden !== undefined ||
  attributes.inert !== undefined ||
  /(?:^|[;\s])(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden)/i.test(attributes.style ?? '')

/** Returns whether an element, or one around it, is hidden from assistive technology. */
export function isOutOfReach(tag: Tag): boolean {
  for (let one: Tag | undefined = tag; one; one = one.parent)
    if (isHidden(one) || one.attributes['aria-hidden']?.trim().toLowerCase() === 'true') return true
  return false
}

/** Returns whether an attribute of an element gives it a name, or a framework sets such an attribute. */
export const isNamedByAttribute = ({ attributes }: Tag) =>
  NAMING.some((name) => Boolean(attributes[name]?.trim())) ||
  Object.keys(attributes).some(
    (name) => name === 'data-bind' || (/^(?::|v-|x-|\[|ng-|bind:)/.test(name) && BOUND.test(name)),
  )

/** Returns whether elements have a name from their content: text, images with text, or what a script will show. */
export function namedByContent(page: AuditedPage, tags: Tag[]): Set<Tag> {
  const named = new Set(tags.filter((tag) => elementText(page.markup, tag) !== ''))
  /** Elements without a name, and what is inside of them, with the element that it would name. */
  const inside = new Map(tags.filter((tag) => !named.has(tag)).map((tag) => [tag, tag]))
  if (inside.size === 0) return named
  for (const tag of page.tags) {
    const owner = tag.parent && inside.get(tag.parent)
    if (!owner) continue
    if (!inside.has(tag)) inside.set(tag, owner)
    const { name, attributes } = tag
    if ((name === 'img' && attributes.alt?.trim()) || name === 'slot' || name.includes('-') || isNamedByAttribute(tag))
      named.add(owner)
  }
  return named
}

/** Returns the roles of an element, in the order in which browsers try them. */
export const rolesOf = ({ attributes }: Tag) => (attributes.role ?? '').toLowerCase().split(/\s+/).filter(Boolean)

export const hasRole = (tag: Tag, ...roles: string[]) => {
  const [first] = rolesOf(tag)
  return first !== undefined && roles.includes(first)
}
