import { type Fields, fieldsOf } from '../source/values.ts'
import { blockHtmlOf } from './custom-blocks.ts'
import { spansHtml } from './spans.ts'
import { MAX_DEPTH, type TextPlace } from './text-place.ts'

const TAGS: Record<string, string> = { blockquote: 'blockquote', quote: 'blockquote', normal: 'p' }
const MAX_LEVEL = 12

/**
 * Returns Portable Text as HTML of a body.
 * Source: https://www.portabletext.org/specification
 */
export function portableTextHtml(blocks: unknown[], place: TextPlace, depth = 0): string {
  if (depth > MAX_DEPTH) {
    place.note('A text that is nested too deep is left out.')
    return ''
  }
  const parts: string[] = []
  let list: Fields[] = []
  const close = () => {
    if (list.length > 0) parts.push(listHtml(list, place))
    list = []
  }
  for (const block of blocks.map(fieldsOf)) {
    if (isBlock(block) && typeof block.listItem === 'string') {
      list.push(block)
      continue
    }
    close()
    parts.push(isBlock(block) ? lineHtml(block, place) : blockHtmlOf(block, place, depth))
  }
  close()
  return parts.filter((part) => part !== '').join('\n')
}

const isBlock = ({ _type: type, children }: Fields) => type === 'block' || (Array.isArray(children) && type !== 'table')

function lineHtml(block: Fields, place: TextPlace) {
  const style = typeof block.style === 'string' ? block.style : 'normal'
  const words = spansHtml(block, place)
  if (words.replace(/<br>|\s/g, '') === '') return ''
  const tag = /^h[1-6]$/.test(style) ? style : (TAGS[style] ?? 'p')
  if (!/^h[1-6]$/.test(style) && !TAGS[style]) place.note(`The style “${style.slice(0, 60)}” became a paragraph.`)
  return `<${tag}>${words}</${tag}>`
}

/** Items have a level, and follow each other; a deeper one belongs to the item before it. */
function listHtml(items: Fields[], place: TextPlace): string {
  const open: { level: number; tag: string }[] = []
  let html = ''
  for (const item of items) {
    const level = Math.min(MAX_LEVEL, Math.max(1, Number(item.level) || 1))
    const tag = item.listItem === 'number' ? 'ol' : 'ul'
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) html += `</li></${open.pop()?.tag}>`
    const current = open.at(-1)
    if (current?.level === level && current.tag === tag) html += '</li>'
    else {
      if (current?.level === level) html += `</li></${open.pop()?.tag}>`
      open.push({ level, tag })
      html += `<${tag}>`
    }
    html += `<li>${boxOf(item)}${spansHtml(item, place)}`
  }
  while (open.length > 0) html += `</li></${open.pop()?.tag}>`
  return html
}

const boxOf = ({ listItem, checked }: Fields) =>
  /^(check|checkbox|task|todo)/i.test(String(listItem)) ? (checked === true ? '☑ ' : '☐ ') : ''
