/** A checkbox at the beginning of a line, as Word and mail programs write it, and whether it is checked. */
const BOX = /^[\s\u00a0]*([☐☑☒⬜✅✔✓])[\s\u00a0]+/u
const UNCHECKED = '☐⬜'
/** Characters of the font Wingdings that are checkboxes, and whether they are checked. */
const WINGDINGS: Record<string, boolean> = { q: false, '¨': false, '\uf0a8': false, þ: true, ý: true, '\uf0fe': true }

/** Converts lines that begin with a checkbox into checklists. */
export function readBoxes(body: Element) {
  for (const item of body.querySelectorAll('li')) markChecked(item)
  for (const line of [...body.querySelectorAll('p')]) {
    if (line.closest('li') || !BOX.test(line.textContent ?? '')) continue
    const before = line.previousElementSibling
    const list = before?.hasAttribute('data-boxes') ? before : line.ownerDocument.createElement('ul')
    list.setAttribute('data-boxes', '')
    if (list !== before) line.before(list)
    const item = line.ownerDocument.createElement('li')
    item.append(line)
    list.append(item)
    markChecked(item)
  }
}

/** Returns whether the marker of a list item in Word is a checked checkbox; undefined if it is not a checkbox. */
export function boxOfMarker(marker: string, font: string): boolean | undefined {
  return /wingdings/i.test(font) ? WINGDINGS[marker] : undefined
}

function markChecked(item: Element) {
  const [whole, sign] = BOX.exec(item.textContent ?? '') ?? []
  if (whole === undefined || sign === undefined || item.hasAttribute('aria-checked')) return
  item.setAttribute('aria-checked', String(!UNCHECKED.includes(sign)))
  removeStart(item, whole.length)
}

/** Removes the first characters of an element, wherever its texts are. */
function removeStart(from: Node, length: number): number {
  let left = length
  for (const node of [...from.childNodes]) {
    if (left === 0) break
    if (node.nodeType === node.TEXT_NODE) {
      const value = node.nodeValue ?? ''
      node.nodeValue = value.slice(left)
      left -= Math.min(left, value.length)
    } else left = removeStart(node, left)
  }
  return left
}
