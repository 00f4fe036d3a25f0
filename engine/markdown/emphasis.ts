const emphasis = 'b, strong, i, em, del, s, strike'
const strong = /^(?:B|STRONG)$/
const struck = /^(?:DEL|S|STRIKE)$/
const names = /^(?:B|STRONG|I|EM)$/
const inline =
  /^(?:A|ABBR|B|BDI|BDO|CITE|CODE|DEL|EM|FONT|I|INS|KBD|MARK|Q|S|SMALL|SPAN|STRIKE|STRONG|SUB|SUP|TIME|U|VAR)$/

export const isEmphasis = (node: Node) => names.test(node.nodeName)
export const isStruck = (node: Node) => struck.test(node.nodeName)
export const isStrong = (node: Node) => strong.test(node.nodeName)

/**
 * Moves line breaks at the edges of emphasis out of it, because a star beside a line break neither opens nor closes
 * emphasis (CommonMark 6.2).
 */
export function tidyEmphasis(body: Element) {
  for (const element of Array.from(body.querySelectorAll(emphasis)).reverse()) moveBreaks(element)
}

function moveBreaks(element: Element) {
  const parent = element.parentNode
  const isEdge = (node: Node | null) => node?.nodeName === 'BR' || (node?.nodeType === 3 && !node.textContent?.trim())
  while (parent && element.firstChild && isEdge(element.firstChild)) parent.insertBefore(element.firstChild, element)
  while (parent && element.lastChild && isEdge(element.lastChild))
    parent.insertBefore(element.lastChild, element.nextSibling)
}

/**
 * Returns whether stars or tildes can mark a format. Between a letter and a punctuation mark they neither open nor
 * close (CommonMark 6.2), and those of two neighbors would be one run.
 */
export function canUseStars(node: Node): boolean {
  const before = node.previousSibling
  if (before && isEmphasis(before) && !isStruck(node)) return false
  const opens = !isMark(inside(node, 'first')) || !isLetter(outside(node, 'previousSibling'))
  return opens && (!isMark(inside(node, 'last')) || !isLetter(outside(node, 'nextSibling')))
}

/** The last are the placeholders of `markSeams`, for signs that are escaped. */
const isMark = (sign: string) => /[\p{P}\p{S}\ufdd0-\ufdd2]/u.test(sign)
const isLetter = (sign: string) => sign !== '' && !/\s/.test(sign) && !isMark(sign)

/** Returns the first or last sign that is written inside of a format. Spaces there are written outside of it. */
function inside(node: Node, side: 'first' | 'last'): string {
  let one: Node | null = node
  while (one) {
    one = side === 'first' ? one.firstChild : one.lastChild
    while (one && !one.textContent?.trim() && one.nodeName !== 'IMG')
      one = side === 'first' ? one.nextSibling : one.previousSibling
    if (one?.nodeType === TEXT) return signAt((one.textContent ?? '').trim(), side)
    // Stars inside of stars are one run with them; a tag is none.
    const isRun = one !== null && isEmphasis(one) && !isStruck(node) && canUseStars(one)
    if (one && !isRun && marksOf(one)) return '*'
  }
  return ''
}

/** Returns the sign beside a format on its line, which may be that of an element around it. */
function outside(node: Node, side: 'previousSibling' | 'nextSibling'): string {
  const edge = side === 'previousSibling' ? /^\s/ : /\s$/
  if (edge.test(node.textContent ?? '')) return ' '
  let one: Node = node
  while (!one[side] && one.parentNode && inline.test(one.parentNode.nodeName)) {
    one = one.parentNode
    if (marksOf(one) && !(isEmphasis(one) && !isStruck(node))) return '*'
  }
  const beside = one[side]
  if (!beside) return ''
  if (beside.nodeType !== TEXT && marksOf(beside)) return '*'
  return signAt(beside.textContent ?? '', side === 'previousSibling' ? 'last' : 'first')
}

/** Returns whether an element begins and ends with marks or tags. */
const marksOf = ({ nodeName }: Node) =>
  /^(?:A|B|CODE|DEL|EM|I|IMG|INS|KBD|MARK|S|STRIKE|STRONG|SUB|SUP)$/.test(nodeName)

const signAt = (text: string, side: 'first' | 'last') =>
  (side === 'first' ? [...text.slice(0, 2)][0] : lastSign(text)) ?? ''
const lastSign = (text: string) => [...text.slice(-2)].at(-1)

const TEXT = 3
