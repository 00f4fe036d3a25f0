import { element, joined, type PastedNode, text } from './nodes.ts'
import type { Paste, Place } from './paste.ts'

type ListKind = 'bullet' | 'number' | 'check'
/** One item: its text, its nested lists, and what a list item of the editor cannot contain. */
type Item = { content: PastedNode[]; lists: PastedNode[]; lifted: PastedNode[]; checked?: boolean }

const TAGS = { bullet: 'ul', number: 'ol', check: 'ul' } as const
const BOX = /^\s*\[([ x])\]\s+/i

/**
 * Returns a list. Pictures, tables, and code follow the item that had them, and the list continues after them with the
 * next number.
 */
export function listBlocks(list: Element, place: Place, paste: Paste): PastedNode[] {
  const inside = { ...place, isNested: true }
  const items = itemsOf(list, inside, paste)
  const kind = items.some(({ checked }) => checked !== undefined)
    ? 'check'
    : list.localName === 'ol'
      ? 'number'
      : 'bullet'
  const first = (kind === 'number' && Number(list.getAttribute('start'))) || 1
  if (place.isNested) return [...listNode(items, kind, first), ...items.flatMap(({ lifted }) => lifted)]
  const blocks: PastedNode[] = []
  let run: Item[] = []
  let start = first
  const close = () => {
    blocks.push(...listNode(run, kind, start))
    start += run.filter(({ content }) => content.length > 0).length
    run = []
  }
  for (const item of items) {
    if (item.content.length > 0 || item.lists.length > 0) run.push(item)
    if (item.lifted.length === 0) continue
    close()
    for (const lifted of item.lifted) blocks.push(lifted)
  }
  close()
  return blocks
}

function itemsOf(list: Element, place: Place, paste: Paste): Item[] {
  const items: Item[] = []
  for (const child of list.children) {
    if (child.localName === 'li') items.push(itemOf(child, place, paste))
    else {
      // Google Docs puts a nested list beside its item, not inside it.
      const blocks = paste.blocksIn(wrapped(child), place, paste)
      const last = items.at(-1) ?? { content: [], lists: [], lifted: [] }
      if (items.length === 0) items.push(last)
      last.lists.push(...blocks.filter(isList))
      last.lifted.push(...blocks.filter((block) => !isList(block)))
    }
  }
  return items
}

function wrapped(child: Element) {
  const holder = child.ownerDocument.createElement('div')
  holder.append(child.cloneNode(true))
  return holder
}

function itemOf(item: Element, place: Place, paste: Paste): Item {
  const checked = checkedState(item)
  const blocks = paste.blocksIn(item, place, paste)
  // An item with a numbered heading is a section of the text.
  if (blocks.some(({ type }) => type === 'heading')) return { content: [], lists: [], lifted: blocks }
  const isLine = ({ type }: PastedNode) => type === 'paragraph' || type === 'quote'
  const content = joined(blocks.filter(isLine), 1)
  const others = blocks.filter((block) => !isLine(block) && !isList(block))
  const box = checked === undefined && typeof content[0]?.text === 'string' ? BOX.exec(content[0].text) : null
  if (box && content[0]) content[0] = text(String(content[0].text).replace(BOX, ''), Number(content[0].format))
  const state = box ? box[1] !== ' ' : checked
  return { content, lists: blocks.filter(isList), lifted: others, ...(state === undefined ? {} : { checked: state }) }
}

/** Returns whether a box is checked; undefined for an item without one. Reads GitHub, Google Docs, and Notion. */
function checkedState(item: Element) {
  const aria = item.getAttribute('aria-checked')
  if (aria !== null) return aria === 'true'
  const input = item.querySelector(':scope > input[type=checkbox], :scope > p > input[type=checkbox]')
  if (input) return input.hasAttribute('checked')
  const box = item.querySelector(':scope > .checkbox')
  return box ? box.classList.contains('checkbox-on') : undefined
}

function listNode(items: Item[], kind: ListKind, start: number): PastedNode[] {
  let value = start
  const nodes = items.flatMap(({ content, lists, checked }) => {
    const nested = lists.map((list) => element('listitem', [list], { value }))
    if (content.length === 0) return nested
    const state = kind === 'check' ? { checked: checked ?? false } : {}
    const own = element('listitem', content, { value, ...state })
    value += 1
    return [own, ...nested]
  })
  if (nodes.length === 0) return []
  const list = element('list', nodes, { listType: kind, tag: TAGS[kind], start: kind === 'number' ? start : 1 })
  return [withIndents(list, 0)]
}

/** Sets the depth of each item, which the editor stores with it. */
function withIndents(list: PastedNode, indent: number): PastedNode {
  const children = (list.children ?? []).map((item) => ({
    ...item,
    indent,
    children: (item.children ?? []).map((child) => (isList(child) ? withIndents(child, indent + 1) : child)),
  }))
  return { ...list, children }
}

const isList = ({ type }: PastedNode) => type === 'list'
