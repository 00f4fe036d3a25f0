import { elementsNamed, tagIndex } from '../../page/tag-index.ts'
import { pageRule, tagEvidence } from '../../rule.ts'
import { source } from '../../sources.ts'
import { hasRole, isHidden, isNamedByAttribute, isOutOfReach, namedByContent, type Tag } from './elements.ts'

const nameRoleValue = source(
  'WCAG 2.2, 4.1.2: Name, Role, Value',
  'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
)
const HTML = 'HTML pages that visitors see'
/** Types of fields that have a name without a label, or need none. */
const NO_LABEL = /^(?:hidden|submit|reset|button|image)$/
/** Frames that are smaller measure visits and show nothing. */
const MIN_FRAME_PX = 2

export const nameRules = [
  pageRule({
    id: 'field-without-label',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with form fields that have no label',
    measures: 'Whether each field has a label, an ARIA label, a title, or at least a placeholder.',
    appliesTo: `${HTML} and that have a form field. Fields that are hidden or that the Tab key does not reach do not count.`,
    why: 'A screen reader says only “edit text”, so nobody knows what to enter. A label is also a larger target for a tap.',
    source: source('W3C: labeling controls', 'https://www.w3.org/WAI/tutorials/forms/labels/'),
    fix: 'Connect a label element with the field by its for and the id of the field.',
    weight: 6,
    effort: 2,
    evaluate: (page) => {
      const fields = elementsNamed(page, 'input', 'select', 'textarea').filter(isLabeledField)
      if (fields.length === 0) return null
      const labeled = new Set(elementsNamed(page, 'label').flatMap(({ attributes }) => attributes.for || []))
      return fields
        .filter((tag) => !isNamed(tag, labeled) && !isOutOfReach(tag))
        .map((tag) => ({ ...tagEvidence(page, tag), ...labelFor(tag) }))
    },
  }),
  pageRule({
    id: 'button-without-name',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with buttons that have no name',
    measures: 'Whether each button has text, an image with a text, or an ARIA label.',
    appliesTo: `${HTML} and that have a button.`,
    why: 'A screen reader says only “button”, and voice control cannot press it.',
    source: nameRoleValue,
    fix: 'Add an aria-label to buttons that show only an icon.',
    weight: 5,
    effort: 2,
    evaluate: (page) => {
      const buttons = elementsNamed(page, 'button', 'input').filter(isButton)
      if (buttons.length === 0) return null
      const unnamed = buttons.filter((tag) => !isNamedByAttribute(tag) && !isNamedInput(tag))
      const named = namedByContent(
        page,
        unnamed.filter(({ name }) => name !== 'input'),
      )
      return unnamed.filter((tag) => !named.has(tag) && !isOutOfReach(tag)).map((tag) => tagEvidence(page, tag))
    },
  }),
  pageRule({
    id: 'frame-without-title',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with frames that have no title',
    measures: 'Whether each visible iframe has a title or an ARIA label.',
    appliesTo: `${HTML} and that have an iframe.`,
    why: 'Users of screen readers cannot tell a map from an advertisement without going into it.',
    source: source('WCAG 2.2, technique H64', 'https://www.w3.org/WAI/WCAG22/Techniques/html/H64'),
    fix: 'Say in the title attribute what the frame shows.',
    weight: 3,
    effort: 2,
    evaluate: (page) => {
      const frames = elementsNamed(page, 'iframe', 'frame')
      if (frames.length === 0) return null
      return frames
        .filter((tag) => !isNamedByAttribute(tag) && !isInvisible(tag) && !isOutOfReach(tag))
        .map((tag) => tagEvidence(page, tag))
    },
  }),
  pageRule({
    id: 'graphic-without-name',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with graphics that say they are images but have no text',
    measures: 'Elements with role="img" that have neither an ARIA label, a title, nor a text.',
    appliesTo: `${HTML} and that have an element with role="img".`,
    why: 'A screen reader announces an image and cannot say of what.',
    source: source('WAI-ARIA 1.2: img', 'https://www.w3.org/TR/wai-aria-1.2/#img'),
    fix: 'Add an aria-label, or replace the role with aria-hidden="true" if the graphic is decoration.',
    weight: 2,
    effort: 2,
    evaluate: (page) => {
      const graphics = tagIndex(page).role.filter((tag) => tag.name !== 'img' && hasRole(tag, 'img', 'image'))
      if (graphics.length === 0) return null
      const unnamed = graphics.filter((tag) => !isNamedByAttribute(tag))
      const named = namedByContent(page, unnamed)
      return unnamed.filter((tag) => !named.has(tag) && !isOutOfReach(tag)).map((tag) => tagEvidence(page, tag))
    },
  }),
]

const typeOf = ({ attributes }: Tag) => attributes.type?.trim().toLowerCase() ?? ''

const isLabeledField = (tag: Tag) =>
  !(tag.name === 'input' && NO_LABEL.test(typeOf(tag))) && !isHidden(tag) && tag.attributes.tabindex?.trim() !== '-1'

function isNamed(tag: Tag, labeled: Set<string>) {
  const { id, placeholder } = tag.attributes
  if (isNamedByAttribute(tag) || placeholder?.trim()) return true
  if (id !== undefined && labeled.has(id)) return true
  for (let one = tag.parent; one; one = one.parent) if (one.name === 'label' || one.name.includes('-')) return true
  return false
}

const labelFor = ({ attributes: { id } }: Tag) => (id ? { paste: `<label for="${id}">…</label>` } : {})

const isButton = (tag: Tag) =>
  tag.name === 'button' || (tag.name === 'input' && /^(?:submit|reset|button|image)$/.test(typeOf(tag)))

/** Browsers name buttons that submit or reset; others need a value or, as images, an alternative text. */
function isNamedInput(tag: Tag) {
  if (tag.name !== 'input') return false
  const { value, alt } = tag.attributes
  switch (typeOf(tag)) {
    case 'image':
      return Boolean(alt?.trim())
    case 'button':
      return Boolean(value?.trim())
    default:
      return value === undefined || value.trim() !== ''
  }
}

const isInvisible = (tag: Tag) =>
  !/^\s*(?:https?:|\/|\.|\w[^:]*$)/i.test(tag.attributes.src ?? '') ||
  /(?:^|[;\s])(?:width|height)\s{0,9}:\s{0,9}[01](?:px)?\s{0,9}(?:;|$)/i.test(tag.attributes.style ?? '') ||
  [tag.attributes.width, tag.attributes.height].some((size) => size !== undefined && Number(size) < MIN_FRAME_PX) ||
  hasRole(tag, 'presentation', 'none') ||
  tag.attributes.tabindex?.trim() === '-1'
