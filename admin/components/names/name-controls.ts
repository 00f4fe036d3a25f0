/** What the buttons of a text’s toolbar do, by the keys of the editor. */
const TOOLBAR: Record<string, string> = {
  indentDecrease: 'Decrease indent',
  indentIncrease: 'Increase indent',
  bold: 'Bold',
  italic: 'Italic',
  strikethrough: 'Strikethrough',
  subscript: 'Subscript',
  superscript: 'Superscript',
  inlineCode: 'Inline code',
  link: 'Link',
}
const DROPDOWNS: Record<string, string> = { add: 'Insert', blocks: 'Blocks', text: 'Text style' }

/** Buttons that are only icons, the most specific first. */
const ICONS: [selector: string, name: string][] = [
  ['.step-nav__home', 'Dashboard'],
  ['.form-submit .popup-button', 'More ways to publish'],
  ['.doc-controls__popup .popup-button', 'More actions'],
  ['.array-actions__button', 'Actions for this row'],
  ['.popup-button', 'More actions'],
  ['.date-time-picker__clear-button', 'Clear the date'],
  ['.clickable-arrow--left', 'Previous page'],
  ['.clickable-arrow--right', 'Next page'],
]

const LABELABLE = 'input, textarea, select, button'
const CONTROL =
  '.rs__input, .react-datepicker__input-container input, [contenteditable][role="textbox"], .field-type__wrap > input, textarea'

let labels = 0

/**
 * Names the controls that Payload leaves without a name, for screen readers, voice control, and tooltips: fields in
 * drawers, whose labels point nowhere, select and date fields, texts, and buttons that are only icons. A control that
 * has a name keeps it.
 */
export function nameControls(root: ParentNode) {
  for (const button of root.querySelectorAll('[data-button-key]')) name(button, TOOLBAR[keyOf(button, 'buttonKey')])
  // Payload calls them “add dropdown”.
  for (const button of root.querySelectorAll('[data-dropdown-key]:not([title])'))
    rename(button, DROPDOWNS[keyOf(button, 'dropdownKey')])
  for (const [selector, text] of ICONS) for (const icon of root.querySelectorAll(selector)) name(icon, text)
  for (const row of root.querySelectorAll('tr:has(.select-row)'))
    name(row.querySelector('.select-row input'), `Select ${row.querySelector('a')?.textContent || 'this row'}`)
  for (const label of root.querySelectorAll<HTMLLabelElement>('label.field-label[for]')) connect(label)
}

function connect(label: HTMLLabelElement) {
  const field = label.closest('.field-type')
  if (!field || label.ownerDocument.getElementById(label.htmlFor)?.matches(LABELABLE)) return
  const control = [...field.querySelectorAll(CONTROL)].find((one) => one.closest('.field-type') === field)
  if (!control || isLabeled(control)) return
  label.id ||= `label-${++labels}`
  control.setAttribute('aria-labelledby', label.id)
}

function name(control: Element | null, text: string | undefined) {
  if (!control || isLabeled(control) || control.textContent?.trim()) return
  rename(control, text)
}

function rename(control: Element, text: string | undefined) {
  if (!text) return
  control.setAttribute('aria-label', text)
  if (control.matches('button')) control.setAttribute('title', text)
}

const isLabeled = (control: Element) =>
  Boolean(control.getAttribute('aria-label') || control.getAttribute('aria-labelledby'))

const keyOf = (button: Element, key: string) => (button as HTMLElement).dataset[key] ?? ''
