const MAX_CELLS = 1_000

/**
 * Converts tables into a form that Markdown supports: the caption before the table, and empty cells for merged ones.
 */
export function evenTables(body: Element) {
  for (const table of Array.from(body.querySelectorAll('table'))) {
    const caption = table.querySelector('caption')
    if (caption && caption.parentNode === table) {
      const paragraph = body.ownerDocument.createElement('p')
      while (caption.firstChild) paragraph.appendChild(caption.firstChild)
      caption.remove()
      table.parentNode?.insertBefore(paragraph, table)
    }
    fillSpans(table)
  }
}

function fillSpans(table: Element) {
  /** Number of rows that a cell above still spans, by column. */
  let reach: number[] = []
  const rows = Array.from(table.querySelectorAll('tr')).filter((row) => closestTable(row) === table)
  // Some pages merge a hundred columns in a table that has two.
  const columns = rows.reduce((most, row) => Math.max(most, row.children.length), 1)
  for (const row of rows) {
    const next: number[] = []
    let column = 0
    for (const cell of Array.from(row.children)) {
      for (; (reach[column] ?? 0) > 0; column += 1) {
        row.insertBefore(row.ownerDocument.createElement('td'), cell)
        next[column] = (reach[column] ?? 0) - 1
      }
      const width = Math.min(columns, spanOf(cell, 'colspan'))
      const height = spanOf(cell, 'rowspan')
      for (const end = column + width; column < end; column += 1) next[column] = height - 1
      cell.removeAttribute('rowspan')
      cell.removeAttribute('colspan')
      for (let more = 1; more < width; more += 1)
        row.insertBefore(row.ownerDocument.createElement(cell.nodeName), cell.nextSibling)
    }
    for (; column < reach.length; column += 1) {
      if ((reach[column] ?? 0) < 1) continue
      row.appendChild(row.ownerDocument.createElement('td'))
      next[column] = (reach[column] ?? 0) - 1
    }
    reach = next
  }
}

const spanOf = (cell: Element, name: string) =>
  Math.min(MAX_CELLS, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1))

function closestTable(row: Element) {
  let node = row.parentNode as Element | null
  while (node && node.nodeName !== 'TABLE') node = node.parentNode as Element | null
  return node
}
