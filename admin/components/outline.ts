/** Screens whose content Payload renders without a landmark. */
const CONTENT = '.template-default__wrap > :not(header, main)'

const HEADING = 'h1, h2, h3, h4, h5, h6'

/**
 * Gives what Payload renders below `root` one main landmark and headings that skip no level, so that people with screen
 * readers can jump to both. Calling it again changes only what has been rendered since.
 */
export function outlineScreen(root: ParentNode) {
  markMain(root)
  for (const region of root.querySelectorAll('.doc-header:not([role])')) {
    region.setAttribute('role', 'region')
    region.setAttribute('aria-label', 'Document')
  }
  nestHeadings([...root.querySelectorAll(HEADING)].filter((heading) => !heading.closest(DIALOG)))
  for (const dialog of root.querySelectorAll(DIALOG)) nestHeadings([...dialog.querySelectorAll(HEADING)])
}

const DIALOG = 'dialog, [role="dialog"], .drawer'

/** The content of a screen is its main landmark, unless the screen has one of its own. */
function markMain(root: ParentNode) {
  const hasOwn = root.querySelector('main') !== null
  const contents = [...root.querySelectorAll(CONTENT)]
  const marked = contents.find((content) => content.querySelector(HEADING)) ?? contents[0]
  for (const content of [...contents, ...root.querySelectorAll('section.template-minimal')]) {
    const isMain = !hasOwn && (content === marked || content.matches('.template-minimal'))
    if (isMain && content.getAttribute('role') !== 'main') content.setAttribute('role', 'main')
    if (!isMain && content.getAttribute('role') === 'main') content.removeAttribute('role')
  }
}

/**
 * A heading is one level below the nearest one before it that is higher: an `h3` right below an `h1` counts as an `h2`.
 * Those in a text that somebody writes are theirs.
 */
function nestHeadings(headings: Element[]) {
  const above: number[] = []
  for (const heading of headings) {
    // It is none for screen readers.
    if (heading.matches('[role="presentation"], [role="none"]')) continue
    const own = Number(heading.tagName.slice(1))
    while ((above.at(-1) ?? 0) >= own) above.pop()
    above.push(own)
    const level = String(above.length)
    if (heading.closest('[contenteditable="true"]')) continue
    if (above.length === own) heading.removeAttribute('aria-level')
    else if (heading.getAttribute('aria-level') !== level) heading.setAttribute('aria-level', level)
  }
}
