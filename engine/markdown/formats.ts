import { isEmphasis, isStrong, isStruck } from './emphasis.ts'

const formats = 'b, strong, i, em, del, s, strike, code'
const BLOCK =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|UL)$/
/** Elements whose content is elements only. */
const STRUCTURE = /^(?:DL|OL|TABLE|TBODY|TFOOT|THEAD|TR|UL)$/
const TEXT = 3

type Kind = 'strong' | 'em' | 'del' | 'code'

/**
 * Gives formats the shape that Markdown can write: inside of one block, once around each text, and joined with a
 * neighbor of the same kind. Otherwise their marks touch and are read as text, as in `**a****b**`.
 */
export function tidyFormats(body: Element) {
  for (const element of formatsIn(body)) if (hasBlock(element)) distribute(element)
  for (const element of formatsIn(body)) if (isInside(element) || isEmpty(element)) unwrap(element)
  for (const element of formatsIn(body)) join(element)
  body.normalize()
}

const formatsIn = (body: Element) =>
  Array.from(body.querySelectorAll(formats)).filter((one) => kindOf(one) !== undefined)

/** Returns the kind of a format; undefined for other elements, and for code that is a block of its own. */
function kindOf(node: Node): Kind | undefined {
  if (node.nodeName === 'CODE') return node.parentNode?.nodeName === 'PRE' ? undefined : 'code'
  if (isStruck(node)) return 'del'
  return isEmphasis(node) ? (isStrong(node) ? 'strong' : 'em') : undefined
}

const hasBlock = (element: Element): boolean => Array.from(element.querySelectorAll('*')).some(isBlock)
const isBlock = (node: Node) => BLOCK.test(node.nodeName)
const isEmpty = (element: Element) => !element.textContent?.trim() && !element.querySelector('img')

/** Puts the format of an element around blocks into each of them. */
function distribute(element: Element) {
  let run: Element | undefined
  for (const child of Array.from(element.childNodes)) {
    if (isBlock(child) || (child.nodeType !== TEXT && hasBlock(child as Element))) {
      run = undefined
      element.parentNode?.insertBefore(child, element)
      formatContent(child as Element, element)
    } else {
      if (!run) {
        run = element.cloneNode(false) as Element
        element.parentNode?.insertBefore(run, element)
      }
      run.appendChild(child)
    }
  }
  element.parentNode?.removeChild(element)
}

function formatContent(block: Element, format: Element) {
  if (block.nodeName === 'PRE' || block.nodeName === 'HR') return
  if (STRUCTURE.test(block.nodeName)) {
    for (const child of Array.from(block.childNodes)) if (child.nodeType === 1) formatContent(child as Element, format)
    return
  }
  const inside = format.cloneNode(false) as Element
  while (block.firstChild) inside.appendChild(block.firstChild)
  block.appendChild(inside)
  if (hasBlock(inside)) distribute(inside)
}

/** Returns whether an element has a format that something around it has, or is inside of code. */
function isInside(element: Element) {
  const kind = kindOf(element)
  for (let one = element.parentElement; one && !isBlock(one); one = one.parentElement) {
    const around = kindOf(one)
    if (around === kind || around === 'code') return true
  }
  return false
}

function join(element: Element) {
  const before = element.previousSibling
  if (!before || kindOf(before) !== kindOf(element)) return
  while (element.firstChild) before.appendChild(element.firstChild)
  element.parentNode?.removeChild(element)
}

export function unwrap(element: Element) {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element)
  element.parentNode?.removeChild(element)
}
