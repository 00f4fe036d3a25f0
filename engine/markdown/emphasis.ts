const emphasis = 'b, strong, i, em'
const strong = /^(?:B|STRONG)$/
const names = /^(?:B|STRONG|I|EM)$/
const inline = /^(?:A|ABBR|B|BDI|BDO|CITE|CODE|DEL|EM|FONT|I|INS|KBD|MARK|Q|S|SMALL|SPAN|STRONG|SUB|SUP|TIME|U|VAR)$/

export const isEmphasis = (node: Node) => names.test(node.nodeName)
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

/** Returns whether stars can mark emphasis: a star between a letter and a punctuation mark cannot. */
export function canUseStars(node: Node) {
  const text = (node.textContent ?? '').trim()
  if (node.previousSibling && isEmphasis(node.previousSibling)) return false
  if (/^\s|\s$/.test(node.textContent ?? '')) return true
  const opens = !/^[\p{P}\p{S}]/u.test(text) || !/[\p{L}\p{N}]$/u.test(textBeside(node, 'previousSibling'))
  return opens && (!/[\p{P}\p{S}]$/u.test(text) || !/^[\p{L}\p{N}]/u.test(textBeside(node, 'nextSibling')))
}

/** Returns the text of the neighbor on a line, which may be that of an inline element around the node. */
function textBeside(node: Node, side: 'previousSibling' | 'nextSibling'): string {
  let one: Node = node
  while (!one[side] && one.parentNode && inline.test(one.parentNode.nodeName)) one = one.parentNode
  return one[side]?.textContent ?? ''
}
