import { formatIn } from './inline-style.ts'
import { element, FORMAT, HEADER, lineBreak, type PastedNode, paragraph, text, without } from './nodes.ts'
import type { Paste, Place } from './paste.ts'

type Cell = { from: Element; content: PastedNode[] }

const IN_CELLS = ['paragraph', 'list', 'upload', 'heading']

/**
 * Returns a table, followed by what a cell cannot have: tables and blocks. A table used only for layout is dissolved.
 */
export function tableBlocks(table: Element, place: Place, paste: Paste): PastedNode[] {
  const inside = { ...place, isNested: false }
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
  const caption = table.querySelector(':scope > caption')
  const before = caption ? paste.blocksIn(caption, inside, paste) : []
  if (/^(presentation|none)$/.test(table.getAttribute('role') ?? ''))
    return [...before, ...rows.flatMap((row) => cellsOf(row).flatMap((cell) => paste.blocksIn(cell, inside, paste)))]
  const after: PastedNode[] = []
  const cells = rows.map((row) =>
    cellsOf(row).map((from): Cell => {
      const style = { ...inside.style, format: formatIn(from, inside.style.format) }
      const blocks = paste.blocksIn(from, { ...inside, style }, paste)
      after.push(...blocks.filter(isOutside))
      return { from, content: blocks.flatMap(inCell) }
    }),
  )
  const filled = cells.filter((row) => row.length > 0)
  if (filled.length === 0) return [...before, ...after]
  const headRows = headRowsOf(filled)
  const nodes = filled.map((row, at) =>
    element(
      'tablerow',
      row.map((cell) => cellNode(cell, at < headRows)),
    ),
  )
  return [...before, element('table', nodes), ...after]
}

/** Returns whether a cell cannot have a block, whose text must not be lost. */
const isOutside = ({ type, fields }: PastedNode) =>
  type === 'table' || (type === 'block' && (fields as { blockType?: unknown }).blockType !== 'code')

const cellsOf = (row: Element) => [...row.children].filter(({ localName }) => /^t[dh]$/.test(localName))

/** Returns what a cell can have. Code becomes lines of text, a quote a line. */
function inCell(block: PastedNode): PastedNode[] {
  if (IN_CELLS.includes(block.type)) return [block]
  if (block.type === 'quote') return [paragraph(block.children ?? [])]
  const code = isOutside(block) ? undefined : (block.fields as { code?: unknown } | undefined)?.code
  if (typeof code !== 'string') return []
  const lines = code.split('\n').flatMap((line, at) => [...(at > 0 ? [lineBreak()] : []), text(line, FORMAT.code)])
  return [paragraph(lines)]
}

function cellNode({ from, content }: Cell, isHead: boolean): PastedNode {
  const headerState = isHead ? HEADER.row : from.localName === 'th' ? HEADER.column : HEADER.none
  const children = content.length > 0 ? content : [paragraph([])]
  return element(
    'tablecell',
    headerState ? children.map((child) => without(FORMAT.bold, [child])[0] ?? child) : children,
    {
      headerState,
      colSpan: spanOf(from, 'colspan'),
      rowSpan: spanOf(from, 'rowspan'),
      backgroundColor: null,
    },
  )
}

/** Returns the number of heading rows: rows of `<thead>`, rows of `<th>`, or a first row that is completely bold. */
function headRowsOf(rows: Cell[][]) {
  const isHead = (row: Cell[]) =>
    row.every(({ from }) => from.localName === 'th') || row[0]?.from.closest('thead') !== null
  const marked = rows.findIndex((row) => !isHead(row))
  if (marked !== 0) return marked === -1 ? 1 : marked
  const [first = []] = rows
  return rows.length > 1 && first.length > 1 && first.every(({ content }) => isBold(content)) ? 1 : 0
}

function isBold(content: PastedNode[]) {
  const texts = content.flatMap(textsIn)
  return texts.length > 0 && texts.every(({ format }) => Number(format) & FORMAT.bold)
}

function textsIn(node: PastedNode): PastedNode[] {
  if (typeof node.text === 'string') return node.text.trim() === '' ? [] : [node]
  return (node.children ?? []).flatMap(textsIn)
}

function spanOf(cell: Element, name: string) {
  const span = Number(cell.getAttribute(name) ?? 1)
  return Number.isInteger(span) && span > 0 ? span : 1
}
