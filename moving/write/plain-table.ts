import { HEADER } from '#engine/pasting/nodes.ts'
import { childrenOf, headingLevel, MAX_LEVEL, type RichTextNode } from '#engine/rich-text/nodes.ts'
import { type InlineOptions, inlineHtml } from './inline-html.ts'

/** Returns a table as HTML on lines of its own, without an empty one, which would end it in Markdown. */
export function plainTable(table: RichTextNode, options: InlineOptions): string {
  const rows = childrenOf(table).map((row) => {
    const cells = childrenOf(row).map((cell) => {
      const state = Number(cell.headerState) || 0
      const tag = state > 0 ? 'th' : 'td'
      const span = (name: string, value: unknown) => (Number(value) > 1 ? ` ${name}="${Number(value)}"` : '')
      return `<${tag}${span('colspan', cell.colSpan)}${span('rowspan', cell.rowSpan)}>${cellHtml(cell, options)}</${tag}>`
    })
    const isHead = childrenOf(row).every((cell) => Number(cell.headerState) & HEADER.row)
    return { html: `<tr>${cells.join('')}</tr>`, isHead }
  })
  const headRows = rows.findIndex(({ isHead }) => !isHead)
  const head = rows.slice(0, headRows === -1 ? rows.length : headRows)
  const body = rows.slice(head.length)
  const part = (tag: string, from: typeof rows) =>
    from.length === 0 ? [] : [`<${tag}>`, ...from.map(({ html }) => html), `</${tag}>`]
  return ['<table>', ...part('thead', head), ...part('tbody', body), '</table>'].join('\n')
}

const cellHtml = (cell: RichTextNode, options: InlineOptions) => blocksHtml(childrenOf(cell), options, 0)

function blocksHtml(nodes: RichTextNode[], options: InlineOptions, level: number): string {
  if (level > MAX_LEVEL) return ''
  return nodes
    .map((node) => {
      if (node.type === 'list') return listHtml(node, options, level)
      const inside = inlineHtml(childrenOf(node), options)
      const tag = node.type === 'heading' ? `h${headingLevel(node)}` : 'p'
      return inside === '' ? '' : `<${tag}>${inside}</${tag}>`
    })
    .join('')
}

function listHtml(list: RichTextNode, options: InlineOptions, level: number): string {
  const tag = list.listType === 'number' ? 'ol' : 'ul'
  const start = tag === 'ol' && Number(list.start ?? 1) !== 1 ? ` start="${Number(list.start)}"` : ''
  const items: string[] = []
  for (const item of childrenOf(list)) {
    const nested = childrenOf(item).filter(({ type }) => type === 'list')
    const own = childrenOf(item).filter(({ type }) => type !== 'list')
    const box =
      list.listType === 'check' ? `<input type="checkbox" disabled${item.checked === true ? ' checked' : ''}> ` : ''
    const inner = nested.map((one) => blocksHtml([one], options, level + 2)).join('')
    if (own.length > 0) items.push(`${box}${inlineHtml(own, options)}${inner}`)
    else items.push(`${items.pop() ?? ''}${inner}`)
  }
  return `<${tag}${start}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
}
