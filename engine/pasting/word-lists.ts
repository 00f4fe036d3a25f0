import { boxOfMarker } from './boxes.ts'
import { declarationsOf } from './inline-style.ts'

/** An item as Word copies it: a paragraph that names its list and level, and begins with its marker. */
type WordItem = { list: string; level: number; isNumbered: boolean; value: number; isChecked?: boolean | undefined }

const MARKER = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]'
const NUMBER = /^\(?(\d+|[a-z]{1,3}|[ivxlc]+)[.):]/i

/** Makes lists of the paragraphs that Word uses for them. A numbered heading stays a heading with its number. */
export function readWordLists(body: Element) {
  let open: { element: Element; level: number; list: string }[] = []
  let last: Element | undefined
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const item = itemOf(paragraph)
    if (!item && last && isContinued(paragraph) && follows(paragraph, open[0]?.element)) last.append(paragraph)
    if (!item) continue
    if (/^h\d$/.test(paragraph.localName) || paragraph.closest('li')) continue
    const isNext = last !== undefined && follows(paragraph, open[0]?.element)
    if (!isNext) open = []
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) open.pop()
    const current = open.at(-1)
    const tag = item.isNumbered ? 'ol' : 'ul'
    const isOther = current?.element.localName !== tag || current.list !== item.list
    if (current?.level === item.level && isOther) open.pop()
    if (open.at(-1)?.level !== item.level)
      open.push({ ...item, element: opened(paragraph, open.at(-1)?.element, tag, item) })
    const li = body.ownerDocument.createElement('li')
    if (item.isChecked !== undefined) li.setAttribute('aria-checked', String(item.isChecked))
    for (const marker of paragraph.querySelectorAll(MARKER)) marker.remove()
    const list = open.at(-1)?.element
    list?.append(li)
    li.append(paragraph)
    last = li
  }
}

/** A list of the outermost level replaces its first paragraph; a deeper one becomes part of the item before it. */
function opened(paragraph: Element, outer: Element | undefined, tag: string, { value }: WordItem) {
  const list = paragraph.ownerDocument.createElement(tag)
  if (value > 1) list.setAttribute('start', String(value))
  if (outer) (outer.lastElementChild ?? outer).append(list)
  else paragraph.before(list)
  return list
}

/** Returns whether a paragraph continues an item: it names no list, but has the style of the list's items. */
const isContinued = ({ className }: Element) => /\bMsoListParagraph/.test(className)

/** Returns whether nothing but whitespace is between a list and a paragraph. */
function follows(paragraph: Element, list: Element | undefined) {
  let node = paragraph.previousSibling
  while (node && node !== list && node.textContent?.trim() === '' && !hasPicture(node)) node = node.previousSibling
  return list !== undefined && node === list
}

const hasPicture = (node: Node) =>
  node.nodeType === node.ELEMENT_NODE &&
  ((node as Element).localName === 'img' || (node as Element).querySelector('img') !== null)

function itemOf(paragraph: Element): WordItem | undefined {
  const [, list, level] = /\b(l\d+) +level(\d+)/.exec(declarationsOf(paragraph).get('mso-list') ?? '') ?? []
  const sign = paragraph.querySelector(MARKER)
  const marker = sign?.textContent?.replace(/\u00a0/g, ' ').trim() ?? ''
  if (!list) return undefined
  const [, number] = NUMBER.exec(marker) ?? []
  const font = sign?.closest('[style*="font-family"]')
  const isChecked = font ? boxOfMarker(marker, declarationsOf(font).get('font-family') ?? '') : undefined
  return { list, level: Number(level), isNumbered: number !== undefined, value: Number(number) || 1, isChecked }
}
