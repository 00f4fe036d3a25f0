import { declarationsOf } from '../pasting/inline-style.ts'

const BLOCK_IN_LIST = 'ul > *, ol > *'
const TEXT = 3

/**
 * Gives lists the shape that Markdown can write: a list, text, or another element that stands directly in a list goes
 * into the item before it, as browsers draw it, or before the list.
 */
export function nestLists(body: Element) {
  for (const child of Array.from(body.querySelectorAll(BLOCK_IN_LIST)))
    if (child.nodeName !== 'LI' && !/^(?:SCRIPT|STYLE|TEMPLATE)$/.test(child.nodeName)) moveIntoItem(child)
  for (const list of Array.from(body.querySelectorAll('ul, ol')))
    for (const child of Array.from(list.childNodes))
      if (child.nodeType === TEXT && child.textContent?.trim()) moveIntoItem(inParagraph(child))
}

function moveIntoItem(child: Element) {
  const list = child.parentNode as Element
  const item = child.previousElementSibling
  if (item?.nodeName === 'LI') item.appendChild(child)
  else if (!/^(?:OL|UL)$/.test(child.nodeName)) list.parentNode?.insertBefore(child, list)
  else {
    while (child.firstChild) list.insertBefore(child.firstChild, child)
    list.removeChild(child)
  }
}

function inParagraph(text: Node): Element {
  const paragraph = (text.ownerDocument as Document).createElement('p')
  text.parentNode?.insertBefore(paragraph, text)
  paragraph.appendChild(text)
  return paragraph
}

/** Makes the boxes of Google Docs and Notion inputs, and drops their pictures. */
export function markTasks(body: Element) {
  for (const item of Array.from(body.querySelectorAll('li'))) {
    const box = Array.from(item.querySelectorAll('.checkbox')).find((one) => one.parentNode === item)
    const checked = item.getAttribute('aria-checked') ?? (box ? String(/\bcheckbox-on\b/.test(box.className)) : null)
    if (checked !== 'true' && checked !== 'false') continue
    if (box) item.removeChild(box)
    const picture = item.querySelector('img[aria-roledescription="checkbox"]')
    picture?.parentNode?.removeChild(picture)
    const input = item.ownerDocument.createElement('input')
    input.setAttribute('type', 'checkbox')
    if (checked === 'true') input.setAttribute('checked', '')
    const [first] = Array.from(item.children)
    const place = first?.nodeName === 'P' ? first : item
    place.insertBefore(input, place.firstChild)
  }
}

/** Makes what an editor of code puts on a clipboard code: lines in a fixed font whose spaces are kept. */
export function markCode(body: Element) {
  for (const element of Array.from(body.querySelectorAll('div[style]'))) {
    const style = declarationsOf(element)
    if (!/^pre/.test(style.get('white-space') ?? '')) continue
    if (!/monospace|consolas|courier|menlo|monaco/i.test(style.get('font-family') ?? '')) continue
    const pre = element.ownerDocument.createElement('pre')
    while (element.firstChild) pre.appendChild(element.firstChild)
    element.parentNode?.replaceChild(pre, element)
  }
}
