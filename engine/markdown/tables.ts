const MAX_CELLS = 1_000
/** Blocks that no cell of Markdown can have, so the table stays HTML, with its headers. */
const staysHtml = 'ul,ol,hr,blockquote,pre'

/**
 * Converts tables into a form that Markdown supports: the caption before the table, empty cells for merged ones, one
 * row of headers, and bold text for other headers and for headings in cells.
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
    if (!table.querySelector(staysHtml)) placeHeaders(table)
  }
}

/** Markdown has headers in the first row only, so those of rows and of further header rows become bold text. */
function placeHeaders(table: Element) {
  const rows = rowsOf(table)
  const header = rows[0] && isHeaderRow(rows[0]) ? rows.shift() : undefined
  const body = table.ownerDocument.createElement('tbody')
  for (const row of rows) {
    for (const cell of cellsOf(row, 'TH')) inBold(renamed(cell, 'td'))
    body.appendChild(row)
  }
  while (table.firstChild) table.firstChild.remove()
  if (header) {
    for (const cell of cellsOf(header, 'TD')) renamed(cell, 'th')
    table.appendChild(table.ownerDocument.createElement('thead')).appendChild(header)
  }
  table.appendChild(body)
  for (const heading of Array.from(table.querySelectorAll('h1,h2,h3,h4,h5,h6'))) inBold(renamed(heading, 'p'))
}

/** Returns whether a row has only headers; the cell in the corner may be empty. */
function isHeaderRow(row: Element) {
  const cells = Array.from(row.children)
  return (
    row.parentNode?.nodeName === 'THEAD' ||
    (cells.some(({ nodeName }) => nodeName === 'TH') &&
      cells.every((cell) => cell.nodeName === 'TH' || cell.textContent?.trim() === ''))
  )
}

const cellsOf = (row: Element, name: 'TD' | 'TH') => Array.from(row.children).filter((cell) => cell.nodeName === name)

/** Replaces an element by one of another name with the same content and alignment. */
function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name)
  for (const attribute of ['align', 'style']) {
    const value = element.getAttribute(attribute)
    if (value) other.setAttribute(attribute, value)
  }
  while (element.firstChild) other.appendChild(element.firstChild)
  element.parentNode?.replaceChild(other, element)
  return other
}

/** Makes the content of an element bold, unless it has none, is bold already, or has blocks. */
function inBold(element: Element) {
  if (element.textContent?.trim() === '' || element.querySelector('b,strong,p,div,ul,ol,pre,table,h1,h2,h3,h4,h5,h6'))
    return
  const bold = element.ownerDocument.createElement('strong')
  while (element.firstChild) bold.appendChild(element.firstChild)
  element.appendChild(bold)
}

function fillSpans(table: Element) {
  /** Number of rows that a cell above still spans, by column. */
  let reach: number[] = []
  const rows = rowsOf(table)
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

const rowsOf = (table: Element) => Array.from(table.querySelectorAll('tr')).filter((row) => closestTable(row) === table)

function closestTable(row: Element) {
  let node = row.parentNode as Element | null
  while (node && node.nodeName !== 'TABLE') node = node.parentNode as Element | null
  return node
}
