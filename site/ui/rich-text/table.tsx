import type { ReactNode } from 'react'
import { childrenOf, nodeText, type RichTextNode } from '#engine/rich-text/nodes.ts'

/** Bits of a cell's `headerState`: it is a column header or a row header. */
const HEADS_COLUMN = 1
const HEADS_ROW = 2

/**
 * A figure: digits with an optional sign, currency and short unit. `12`, `−3.5 %`, `$1,200`, `150 ms`, `1.1 s`, `x 2.5`
 * are; `20 of 20` is not.
 */
const FIGURE =
  /^[+\-−–±<>≤≥~≈]?\s?(?:[$€£₹]|x|×)?\s?[+\-−–]?\d[\d.,:\s]*(?:(?:to|–|-|\/)\s?\d[\d.,]*)?\s?(?:%|[a-zA-Zµ°×€£₹]{1,3})?$/
/** Marks a missing figure; ignored when a column is classified. */
const NOTHING = /^(?:|[-–—−]|n\/a)$/i

type TableProps = { node: RichTextNode; label: string; renderNodes: (nodes: RichTextNode[]) => ReactNode }

/** Renders a table that scrolls inside itself. Columns of figures are monospaced and right-aligned. */
export function RichTextTable({ node, label, renderNodes }: TableProps) {
  const rows = childrenOf(node)
    .filter(({ type }) => type === 'tablerow')
    .map(childrenOf)
    .filter((cells) => cells.length > 0)
  const headRows = rows.findIndex((cells) => !cells.every((cell) => headerState(cell) & HEADS_COLUMN))
  const head = headRows === -1 ? rows.slice(0, 1) : rows.slice(0, headRows)
  const body = rows.slice(head.length)
  const figures = figureColumns(body)
  const namesRows = firstColumnNamesRows(head)
  const row = (cells: RichTextNode[], at: number, isHead: boolean) => (
    <tr key={at}>
      {cells.map((cell, column) => {
        const isCorner = isHead && namesRows && column === 0
        const headsRow = headerState(cell) & HEADS_ROW || (namesRows && column === 0)
        const Cell = !isCorner && (isHead || headsRow) ? 'th' : 'td'
        const scope = Cell === 'td' ? undefined : isHead ? 'col' : 'row'
        const className = figures.has(column) ? (isHead ? 'num' : 'num mono') : undefined
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: cells of a finished table never move
            key={column}
            scope={scope}
            className={className}
            colSpan={span(cell.colSpan)}
            rowSpan={span(cell.rowSpan)}
          >
            {renderNodes(cellContent(cell))}
          </Cell>
        )
      })}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too
    <section className="table-scroll" tabIndex={0} aria-label={label}>
      <table>
        {head.length > 0 && <thead>{head.map((cells, at) => row(cells, at, true))}</thead>}
        {body.length > 0 && <tbody>{body.map((cells, at) => row(cells, at, false))}</tbody>}
      </table>
    </section>
  )
}

/** Returns whether the first column has no name: then its cells name the rows, and the corner is no header. */
function firstColumnNamesRows(head: RichTextNode[][]) {
  const isUnnamed = ([first, second]: RichTextNode[]) => first && second && nodeText(first).trim() === ''
  return head.length > 0 && head.every(isUnnamed)
}

/**
 * Returns the columns in which every filled cell is a figure; none for a table with merged cells, which shift columns.
 */
function figureColumns(rows: RichTextNode[][]) {
  const columns = new Set<number>()
  if (rows.some((cells) => cells.some((cell) => span(cell.colSpan) || span(cell.rowSpan)))) return columns
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  for (let column = 0; column < width; column++) {
    const texts = rows.map((cells) => cells[column]).map((cell) => (cell ? nodeText(cell).trim() : ''))
    const filled = texts.filter((text) => !NOTHING.test(text))
    if (filled.length > 0 && filled.every((text) => FIGURE.test(text))) columns.add(column)
  }
  return columns
}

/** Returns the content of a cell. A single paragraph is unwrapped. */
function cellContent(cell: RichTextNode) {
  const children = childrenOf(cell)
  const [only, second] = children
  return only?.type === 'paragraph' && !second ? childrenOf(only) : children
}

function headerState(cell: RichTextNode) {
  return typeof cell.headerState === 'number' ? cell.headerState : 0
}

function span(value: unknown) {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 && value < 100 ? value : undefined
}
