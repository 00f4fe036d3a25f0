import { type Branch, descendants, elementsIn } from './tree.ts'

const signs = new Set(['col', 'colgroup', 'tfoot', 'thead', 'th'])
const rows = new Set(['tr'])
const nested = new Set(['table'])
const MANY_ROWS = 10
const MANY_COLUMNS = 5
const MANY_CELLS = 11

/** Returns whether a table holds data, by its markup first, then by its size. Other tables are for layout. */
export function isDataTable(table: Branch): boolean {
  const { role, datatable, summary } = table.attributes
  if (role === 'presentation' || datatable === '0') return false
  if (summary) return true
  const caption = descendants(table, new Set(['caption']))[0]
  if ((caption && caption.children.length > 0) || descendants(table, signs).length > 0) return true
  if (descendants(table, nested).length > 0) return false
  const { height, width } = sizeOf(table)
  if (height === 1 || width === 1) return false
  return height >= MANY_ROWS || width >= MANY_COLUMNS || height * width >= MANY_CELLS
}

function sizeOf(table: Branch) {
  let height = 0
  let width = 0
  for (const row of descendants(table, rows)) {
    height += Number(row.attributes.rowspan) || 1
    const cells = elementsIn(row).filter(({ tag }) => tag === 'td')
    width = Math.max(
      width,
      cells.reduce((sum, cell) => sum + (Number(cell.attributes.colspan) || 1), 0),
    )
  }
  return { height, width }
}
