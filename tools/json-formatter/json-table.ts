import { toCsv } from '#engine/csv/write-csv.ts'
import { shorten } from '#engine/text/shorten.ts'
import { decode, type JsonNode } from './parse-json.ts'

const MAX_COLUMNS = 1_000

/**
 * Returns data as CSV: each item of an array is a row; any other value is one row. Objects inside are spread over
 * columns with dotted names; arrays inside are written as JSON.
 * @returns undefined if there would be more than 1,000 columns
 */
export function writeCsv(root: JsonNode, minified: (node: JsonNode) => string) {
  const items = root.kind === 'array' ? root.children : [root]
  const columns = new Map<string, number>()
  const rows = items.map((item) => {
    const cells = new Map<number, string | number>()
    const open: [name: string, node: JsonNode][] = [['', item]]
    for (let one = open.pop(); one; one = open.pop()) {
      const [name, node] = one
      if (node.kind === 'object' && node.children.length > 0 && columns.size <= MAX_COLUMNS) {
        for (let at = node.children.length - 1; at >= 0; at--)
          open.push([name === '' ? (node.names[at] ?? '') : `${name}.${node.names[at]}`, node.children[at] as JsonNode])
        continue
      }
      // Names with dots, or that occur twice, must not replace the values of another column.
      const first = name === '' ? 'value' : name
      let label = first
      for (let copy = 2; cells.has(columns.get(label) ?? -1); copy++) label = `${first} (${copy})`
      const column = columns.get(label) ?? columns.size
      columns.set(label, column)
      cells.set(column, cellText(node, minified))
    }
    return cells
  })
  if (columns.size > MAX_COLUMNS) return undefined
  const header = [...columns.keys()]
  const csv = toCsv(
    header,
    rows.map((cells) => header.map((_, at) => cells.get(at) ?? '')),
  )
  return { csv, columns: header.length, rows: rows.length }
}

function cellText(node: JsonNode, minified: (node: JsonNode) => string) {
  if (node.kind === 'string') return decode(node.text)
  if (node.kind === 'null') return ''
  // A number is not a formula. A number with more digits than a spreadsheet keeps stays text.
  if (node.text.startsWith('-') && node.kind === 'number' && node.text.replace(/\D/g, '').length <= 15)
    return Number(node.text)
  return node.kind === 'object' || node.kind === 'array' ? minified(node) : node.text
}

const MAX_LINES = 400

/** Returns the outline of a value as lines with branches, cut at 400 lines and 60 levels. */
export function writeTree(root: JsonNode): string {
  const lines: string[] = []
  const open: { node: JsonNode; label: string; lead: string; isLast: boolean; depth: number }[] = [
    { node: root, label: '$', lead: '', isLast: true, depth: 0 },
  ]
  for (let one = open.pop(); one; one = open.pop()) {
    const { node, label, lead, isLast, depth } = one
    if (lines.length >= MAX_LINES) {
      lines.push(`… the outline is cut at ${MAX_LINES} lines`)
      break
    }
    lines.push(`${lead}${depth === 0 ? '' : isLast ? '└─ ' : '├─ '}${label}: ${describe(node)}`)
    const inner = depth === 0 ? '' : `${lead}${isLast ? '   ' : '│  '}`
    if (depth > 60) continue
    for (let at = Math.min(node.children.length, MAX_LINES) - 1; at >= 0; at--)
      open.push({
        node: node.children[at] as JsonNode,
        label: node.kind === 'array' ? `[${at}]` : (node.names[at] ?? ''),
        lead: inner,
        isLast: at === node.children.length - 1,
        depth: depth + 1,
      })
  }
  return lines.join('\n')
}

function describe({ kind, text, children }: JsonNode) {
  const count = children.length
  if (kind === 'object') return `object, ${count} ${count === 1 ? 'entry' : 'entries'}`
  if (kind === 'array') return `array, ${count} ${count === 1 ? 'item' : 'items'}`
  return shorten(text, 80)
}
