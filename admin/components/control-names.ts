type Naming = { selector: string; name: (control: Element) => void }

/**
 * Names the controls below `root` that Payload renders without a name, or with roles that contradict their content, so
 * that screen readers say what they are. Calling it again changes only what has been rendered since.
 */
export function nameControls(root: ParentNode) {
  for (const { selector, name } of namings) for (const control of root.querySelectorAll(selector)) name(control)
}

const unnamed = (selector: string) => `${selector}:not([aria-label]:not([aria-label=""]), [aria-labelledby])`

const called = (selector: string, nameOf: (control: Element) => string): Naming => ({
  selector: unnamed(selector),
  name: (control) => {
    const name = labelOf(control) || nameOf(control)
    if (name) control.setAttribute('aria-label', name)
  },
})

const set = (selector: string, attribute: string, value: string): Naming => ({
  selector: `${selector}:not([${attribute}="${value}"])`,
  name: (control) => control.setAttribute(attribute, value),
})

/** Returns an accessible name of our own for a control whose content is not a name. */
const named = (selector: string, name: string): Naming => ({
  selector: unnamed(selector),
  name: (element) => element.setAttribute('aria-label', name),
})

const namings: Naming[] = [
  named('.nav__wrap', 'Menu'),
  named('nav.step-nav', 'Breadcrumb'),
  called('.collapsible__drag', (control) => `Move ${rowOf(control)}`),
  called('.array-actions__button', (control) => `Actions for ${rowOf(control)}`),
  called('.clickable-arrow--left', () => 'Previous page'),
  called('.clickable-arrow--right', () => 'Next page'),
  called('.toolbar-popup__button[data-button-key]', (control) => words(control.getAttribute('data-button-key') ?? '')),
  called('.popup-button', (control) => (control.closest('.form-submit') ? 'More ways to save' : 'More actions')),
  // The name does not depend on the text inside the control.
  { selector: unnamed('.ContentEditable__root'), name: (control) => nameAfterField(control) },
  called('input[id^="react-select-"]', (control) => fieldOf(control) || 'Choose'),
  { selector: ':is(.LexicalEditorTheme__block, .drawer) label.field-label[for]', name: leadToOwnControl },
  called('.LexicalEditorTheme__block__removeButton', () => 'Remove this block'),
  called('.upload-relationship-details__edit', () => 'Edit the image'),
  called('.upload-relationship-details__remove', () => 'Remove the image'),
  called('.react-datepicker__input-container input', fieldOf),
  called('.date-time-picker__clear-button', (control) => `Clear ${fieldOf(control)}`),
  // The element's name refers to the element itself.
  {
    selector: 'input[aria-labelledby="select-all"]',
    name: (control) => {
      control.removeAttribute('aria-labelledby')
      control.setAttribute('aria-label', 'Select all')
    },
  },
  called('th input[type="checkbox"]', () => 'Select all'),
  called('td input[type="checkbox"]', (control) => `Select ${labelOf(control.closest('tr')?.querySelector('a'))}`),
  called('.folder-view-toggle-button:has(.icon--grid-view)', () => 'Show as tiles'),
  called('.folder-view-toggle-button:not(:has(.icon--grid-view))', () => 'Show as a list'),
  called('.copy-to-clipboard', () => 'Copy the URL'),
  called('.file-details__remove', () => 'Remove the file'),
  called('.toolbar-input[name="live-preview-width"]', () => 'Width of the preview'),
  called('.toolbar-input[name="live-preview-height"]', () => 'Height of the preview'),
  set('#live-preview-iframe', 'title', 'Live preview'),
  set('.LexicalEditorTheme__tableScrollableWrapper', 'tabindex', '0'),
  // It clears a field and can be focused, but is hidden from screen readers.
  { selector: '.clear-indicator[aria-hidden]', name: (control) => control.removeAttribute('aria-hidden') },
  called('.clear-indicator', (control) => `Clear ${fieldOf(control)}`),
  // The arrow keys of the field do the same, so this button is hidden.
  set('.dropdown-indicator[aria-hidden]', 'tabindex', '-1'),
  // Controls whose names lack their visible text.
  {
    selector: ':is(.doc-tab, #empty-trash-button)[aria-label]',
    name: (control) => control.removeAttribute('aria-label'),
  },
  // The name of the file is beside it.
  set('.file__thumbnail img', 'alt', ''),
  // It is the heading of a list, not of the page.
  set('header.list-header', 'role', 'none'),
  // They have links as children, not items.
  set('.doc-tabs__tabs', 'role', 'none'),
  set('.doc-tabs__tabs > li', 'role', 'none'),
  // A button cannot contain the button that removes it.
  set('.multi-value.draggable:not(button)', 'role', 'group'),
  // On a phone it scrolls and contains nothing focusable, so it becomes focusable itself.
  set('.doc-controls__content', 'tabindex', '0'),
  set('.doc-controls__content', 'role', 'group'),
  set('.doc-controls__content', 'aria-label', 'Status'),
]

const CONTROL = 'input:not([type="hidden"]), textarea, select'

/**
 * The label of a field in a block or a drawer names a control by an id that is unique; Payload gives the control one
 * that every block and the page behind the drawer have. The control gets the id of its label.
 */
function leadToOwnControl(label: Element) {
  const field = label.closest('.field-type')
  const control = field?.querySelector(CONTROL)
  const id = label.getAttribute('for')
  if (id && control && control.id !== id && control.closest('.field-type') === field) control.id = id
}

function fieldOf(control: Element) {
  return labelOf(control.closest('.field-type')?.querySelector('.field-label')).replace(/\s*\*$/, '')
}

function nameAfterField(control: Element) {
  const name = fieldOf(control)
  if (name) control.setAttribute('aria-label', name)
}

function rowOf(control: Element) {
  const row = control.closest('.collapsible')?.querySelector('.collapsible__header-wrap')
  return labelOf(row) || fieldOf(control) || 'this row'
}

const labelOf = (element?: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Returns the words of a name such as `indentIncrease`. */
function words(key: string) {
  const lower = key.replace(/([A-Z])/g, ' $1').toLowerCase()
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}
