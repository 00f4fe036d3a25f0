import type { Evidence } from '../../evidence.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { elementsNamed, tagIndex } from '../../page/tag-index.ts'
import { pageRule, tagEvidence } from '../../rule.ts'
import { source } from '../../sources.ts'
import { ARIA_ATTRIBUTES, ROLES } from './aria-names.ts'
import { isOutOfReach, rolesOf, type Tag } from './elements.ts'

const HTML = 'HTML pages that visitors see'
export const ariaRules = [
  pageRule({
    id: 'role-unknown',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with a role that does not exist',
    measures: 'The values of role attributes, compared with the roles of WAI-ARIA.',
    appliesTo: `${HTML} and that have a role attribute.`,
    why: 'Browsers ignore a role that they do not know, so assistive technology gets no role, or another one than meant.',
    source: source('WAI-ARIA 1.2: roles', 'https://www.w3.org/TR/wai-aria-1.2/#role_definitions'),
    fix: 'Correct the spelling, or remove the role if an HTML element says the same.',
    weight: 2,
    effort: 2,
    evaluate: (page) => {
      const having = tagIndex(page).role.filter(({ attributes }) => attributes.role?.trim())
      if (having.length === 0) return null
      return having
        .filter((tag) => !rolesOf(tag).some((role) => ROLES.has(role) || /^(?:doc|graphics)-/.test(role)))
        .map((tag) => ({ ...tagEvidence(page, tag), detail: `role="${tag.attributes.role}"` }))
    },
  }),
  pageRule({
    id: 'aria-attribute-unknown',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with an ARIA attribute that does not exist',
    measures: 'The names of attributes that begin with aria-, compared with those of WAI-ARIA.',
    appliesTo: `${HTML} and that have an attribute whose name begins with aria-.`,
    why: 'A misspelled attribute does nothing: a button stays without its name, or a menu without its state.',
    source: source('WAI-ARIA 1.2: states and properties', 'https://www.w3.org/TR/wai-aria-1.2/#state_prop_def'),
    fix: 'Correct the spelling, such as aria-labelledby with two l.',
    weight: 3,
    effort: 2,
    evaluate: (page) => {
      const { aria } = tagIndex(page)
      if (aria.length === 0) return null
      const evidence: Evidence[] = []
      for (const tag of aria)
        for (const name in tag.attributes) {
          if (!name.startsWith('aria-')) continue
          // Frameworks have names such as `aria-label.bind` until their scripts run.
          if (!ARIA_ATTRIBUTES.has(name) && /^[a-z-]+$/.test(name))
            evidence.push({ ...tagEvidence(page, tag), detail: name })
        }
      return evidence
    },
  }),
  pageRule({
    id: 'id-repeated',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'where a label or description points to an id that several elements share',
    measures: 'Ids that occur more than once and that a label, an ARIA attribute, or a table cell refers to.',
    appliesTo: `${HTML} and that refer to an id.`,
    why: 'The browser takes the first element with the id, so the label or the description belongs to the wrong one.',
    source: source(
      'HTML Standard: the id attribute',
      'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
    ),
    fix: 'Give each element an id of its own, also in parts of a template that occur twice, such as a form in a dialog.',
    weight: 3,
    effort: 2,
    evaluate: (page) => {
      const referenced = referencedIds(page)
      if (referenced.size === 0) return null
      const counts = new Map<string, Tag[]>()
      for (const tag of tagIndex(page).id) {
        const { id } = tag.attributes
        if (id && referenced.has(id)) counts.set(id, [...(counts.get(id) ?? []), tag])
      }
      return [...counts].flatMap(([id, tags]) => {
        const second = tags[1]
        return second ? [{ ...tagEvidence(page, second), detail: `${tags.length} elements have the id “${id}”` }] : []
      })
    },
  }),
  pageRule({
    id: 'hidden-but-focusable',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with links or fields hidden from screen readers that still get the focus',
    measures: 'Links, buttons, and fields that have aria-hidden="true" themselves and can be reached with the Tab key.',
    appliesTo: `${HTML} and that have an element with aria-hidden="true". What is inside of it may be hidden by styles.`,
    why: 'The focus lands on something that a screen reader is told to say nothing about.',
    source: source('W3C, ACT rule 6cfa84', 'https://www.w3.org/WAI/standards-guidelines/act/rules/6cfa84/proposed/'),
    fix: 'Add tabindex="-1" to it, or remove aria-hidden.',
    weight: 2,
    effort: 2,
    evaluate: (page) => {
      const hidden = tagIndex(page).aria.filter(({ attributes }) => attributes['aria-hidden']?.trim() === 'true')
      if (hidden.length === 0) return null
      return hidden.filter((tag) => isFocusable(tag) && !isHiddenForAll(tag)).map((tag) => tagEvidence(page, tag))
    },
  }),
]

function referencedIds(page: AuditedPage): Set<string> {
  const referenced = new Set<string>()
  const add = (tags: Tag[], ...names: string[]) => {
    for (const { attributes } of tags)
      for (const name of names) for (const id of attributes[name]?.split(/\s+/) ?? []) if (id !== '') referenced.add(id)
  }
  add(elementsNamed(page, 'label'), 'for')
  add(elementsNamed(page, 'td', 'th'), 'headers')
  add(elementsNamed(page, 'input', 'button', 'select', 'textarea'), 'list', 'form')
  add(tagIndex(page).aria, 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns')
  return referenced
}

function isFocusable({ name, attributes }: Tag): boolean {
  const tabindex = Number.parseInt(attributes.tabindex ?? '', 10)
  if (!Number.isNaN(tabindex)) return tabindex >= 0 && attributes.disabled === undefined
  if (name === 'a' || name === 'area') return attributes.href !== undefined
  if (name === 'input') return attributes.disabled === undefined && attributes.type?.toLowerCase() !== 'hidden'
  return /^(?:button|select|textarea)$/.test(name) && attributes.disabled === undefined
}

/** Looks for another reason than `aria-hidden` of the element itself. */
function isHiddenForAll(tag: Tag) {
  const { 'aria-hidden': _, ...attributes } = tag.attributes
  return isOutOfReach({ ...tag, attributes })
}
