/**
 * Characters that no page contains (Unicode noncharacters), as placeholders for Markdown that depends on the next
 * element.
 */
const MARK = '\ufdd0'
const BETWEEN_LISTS = '\ufdd1'
const TILDE = '\ufdd2'

/**
 * Marks where two neighbors would be read as one: an exclamation mark before a link is an image, and two lists of the
 * same kind are one list (CommonMark 6.4, 5.3). A tilde beside struck text would belong to its marks.
 */
export function markSeams(body: Element) {
  for (const link of Array.from(body.querySelectorAll('a[href]'))) {
    const before = link.previousSibling
    if (before?.nodeType === TEXT) before.textContent = (before.textContent ?? '').replace(/!$/, MARK)
  }
  for (const struck of Array.from(body.querySelectorAll('del, s, strike'))) {
    changeText(struck.previousSibling, (text) => text.replace(/~$/, TILDE))
    changeText(struck.firstChild, (text) => text.replace(/^(\s*)~/, `$1${TILDE}`))
    changeText(struck.lastChild, (text) => text.replace(/~(?=\s*$)/, TILDE))
    changeText(struck.nextSibling, (text) => text.replace(/^~/, TILDE))
  }
  for (const list of Array.from(body.querySelectorAll('ul + ul, ol + ol'))) {
    if (textBefore(list).trim() !== '') continue
    const seam = list.ownerDocument.createElement('p')
    seam.textContent = BETWEEN_LISTS
    list.parentNode?.insertBefore(seam, list)
  }
}

const TEXT = 3

function changeText(node: Node | null, change: (text: string) => string) {
  if (node?.nodeType === TEXT) node.textContent = change(node.textContent ?? '')
}

function textBefore(element: Element): string {
  const before = element.previousSibling
  return before?.nodeType === TEXT ? (before.textContent ?? '') : ''
}

/** Writes what separates the neighbors that `markSeams` marked. */
export const writeSeams = (markdown: string) =>
  markdown.replaceAll(MARK, '\\!').replaceAll(BETWEEN_LISTS, '<!-- -->').replaceAll(TILDE, '\\~')
