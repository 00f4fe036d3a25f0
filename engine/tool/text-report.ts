import type { Block, Cell, Finding, GalleryImage, GraphBlock, Snippet } from './blocks.ts'
import type { Envelope } from './envelope.ts'
import { SAMPLE, SAMPLE_NOTE } from './sample.ts'

/** Rows that a terminal shows of a long table, chart, or list. */
const MAX_ROWS = 60

/** Returns a report as plain text, for a terminal and for an assistant. Unknown values are named as such. */
export function textReport(
  { summary, ranAt, durationMs, sources, report, files, limits, next = [], failure, isSample }: Envelope,
  { maxRows = MAX_ROWS, hasTimes = true }: { maxRows?: number; hasTimes?: boolean } = {},
): string {
  const from = sources.map(({ name, asOf }) => (asOf ? `${name}, ${asOf}` : name)).join('; ')
  const errors = Object.entries(failure?.errors ?? {}).map(([field, message]) => `  ${field}: ${message}`)
  const made = files.filter(({ role }) => role !== 'source').map(({ name, bytes }) => `  ${name}  ${bytes.length} B`)
  return [
    isSample ? `${SAMPLE}: ${summary}\n${SAMPLE_NOTE}` : summary,
    errors.join('\n'),
    failure ? '' : [from, ...(hasTimes ? [ranAt, `${durationMs} ms`] : [])].filter(Boolean).join(' · '),
    ...report.map((block) => blockText(block, maxRows)),
    made.length > 0 ? `Files\n${made.join('\n')}` : '',
    next.length > 0 ? `Next\n${next.map(({ slug, why }) => `  ${slug}: ${why}`).join('\n')}` : '',
    limits.length > 0 ? `Limits\n${limits.map((limit) => `  ${limit}`).join('\n')}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

export type PlainTable = { title: string; columns: string[]; rows: (string | number | null)[][] }

/** Returns all that a report has as rows: its tables, the values of its charts, and its figures. */
export function tablesOf(report: Block[]): PlainTable[] {
  const tables = report.flatMap((block): PlainTable[] => {
    if (block.kind === 'table')
      return [
        {
          title: block.title,
          columns: block.columns.map(({ label, unit }) => (unit ? `${label} (${unit})` : label)),
          rows: block.rows.map((row) => row.map(plain)),
        },
      ]
    if (block.kind === 'findings' && block.findings.length > 0) return [findingsTable(block.title, block.findings)]
    return []
  })
  return tables.length > 0 ? tables : report.flatMap(figures)
}

function findingsTable(title = 'Findings', list: Finding[]): PlainTable {
  const columns = ['Severity', 'Finding', 'Line', 'Column', 'Why', 'Fix', 'Reference']
  const rows = list.map(({ severity, title, place, why, fix, ref }) => [
    severity,
    title,
    place?.line ?? null,
    place?.column ?? null,
    why,
    fix ?? null,
    ref?.url ?? null,
  ])
  return { title, columns, rows }
}

function figures(block: Block): PlainTable[] {
  if (block.kind === 'metric') {
    const rows = block.metrics.map(({ label, value, unit = '' }) => [label, value, unit])
    return [{ title: block.title ?? 'Figures', columns: ['Figure', 'Value', 'Unit'], rows }]
  }
  if (block.kind !== 'chart' || block.form === 'ticks') return []
  const rows = block.labels.map((label, index) => [label, ...block.series.map(({ values }) => values[index] ?? null)])
  return [{ title: block.title, columns: ['', ...block.series.map(({ name }) => name)], rows }]
}

/** Returns the content of a cell without its formatting. */
export function plain(cell: Cell): string | number | null {
  return typeof cell === 'object' && cell !== null ? cell.text : cell
}

/** Returns one block as plain text, under its title. */
export function blockText(block: Block, maxRows = MAX_ROWS): string {
  switch (block.kind) {
    case 'metric':
      return titled(block.title, columns(block.metrics.map(({ label, value, unit }) => [label, shown(value, unit)])))
    case 'score':
      return block.value === null && block.word
        ? `${block.label}: ${block.word}`
        : `${block.value ?? 'unknown'} of 100: ${block.label}`
    case 'table': {
      const head = block.columns.map(({ label }) => label)
      const rows = block.rows.slice(0, maxRows).map((row) => row.map((cell) => shown(plain(cell))))
      return titled(block.title, lines(columns([head, ...rows]), left(block.rows, 'rows', maxRows), block.note))
    }
    case 'findings':
      return titled(
        block.title ?? 'Findings',
        lines(...block.findings.slice(0, maxRows).map(findingText), left(block.findings, 'findings', maxRows)),
      )
    case 'text':
      return titled(block.title, block.text)
    case 'code':
      return titled(block.title, block.code)
    case 'diff':
      return titled(block.title, block.rows.map(diffText).join('\n'))
    case 'image':
      return `${block.title}: ${block.file}, ${block.width} × ${block.height} px`
    case 'gallery':
      return titled(block.title, lines(...block.images.map(galleryText), block.note))
    case 'chart':
      return titled(block.title, chartText(block, maxRows))
    case 'snippets':
      return titled(block.title, lines(block.note, ...block.snippets.map(snippetText)))
    case 'graph':
      return titled(block.title, lines(columns(connections(block)), block.note))
  }
}

function snippetText({ label, note, address, title, rating, facts, text, badge, list }: Snippet) {
  const shown = [address, title, rating?.text, [...facts, badge].filter(Boolean).join(' · '), text, note]
  const entries = list.map((one) => [one.title, one.text].filter(Boolean).join(': '))
  return [`  ${label}`, ...[...shown, ...entries].filter(Boolean).map((line) => `    ${line}`)].join('\n')
}

/** Returns the edges of a graph as rows: from, property, to. */
export function connections({ nodes, edges }: Pick<GraphBlock, 'nodes' | 'edges'>): string[][] {
  const names = new Map(nodes.map(({ id, label, detail }) => [id, detail ? `${label}: ${detail}` : label]))
  return edges.map(({ from, to, label }) => [names.get(from) ?? from, label, names.get(to) ?? to])
}

function galleryText({ file, width, height, badges }: GalleryImage) {
  return `  ${[file, `${width} × ${height} px`, ...badges.map(({ label }) => label)].join(', ')}`
}

function chartText(block: Extract<Block, { kind: 'chart' }>, maxRows: number) {
  if (block.form === 'ticks')
    return columns(block.series.map(({ name, values }, at) => [name, block.notes?.[at] ?? `${values.length} places`]))
  const [values] = figures(block)
  const rows = (values?.rows ?? []).slice(0, maxRows).map((row) => row.map((cell) => shown(cell)))
  return lines(columns(rows), left(block.labels, 'values', maxRows))
}

function findingText({ severity, title, place, fix, ref }: Finding) {
  const where = place?.line ? ` (line ${place.line}${place.column ? `, column ${place.column}` : ''})` : ''
  const more = [fix, ref?.url].filter(Boolean).map((line) => `\n    ${line}`)
  return `  ${severity}: ${title}${where}${more.join('')}`
}

function diffText(row: Extract<Block, { kind: 'diff' }>['rows'][number]) {
  if (row.kind === 'gap') return `  … ${row.lines} equal lines`
  const side = (mark: string, parts: { text: string }[] | undefined) =>
    parts ? [`${mark} ${parts.map(({ text }) => text).join('')}`] : []
  if (row.kind === 'same') return side(' ', row.before?.parts).join('')
  return [...side('-', row.before?.parts), ...side('+', row.after?.parts)].join('\n')
}

const left = (all: unknown[], of: string, max: number) => (all.length > max ? `  … ${all.length - max} more ${of}` : '')
const lines = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n')
const titled = (title: string | undefined, body: string) => (title ? `${title}\n${body}` : body)
const shown = (value: string | number | null, unit = '') =>
  `${value === null ? 'unknown' : value}${value !== null && unit ? ` ${unit}` : ''}`

/** Formats columns with the width of their widest cell, except for long cells. */
function columns(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, at) => Math.min(48, Math.max(0, ...rows.map((row) => (row[at] ?? '').length))))
  return rows
    .map(
      (row) =>
        `  ${row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}`,
    )
    .join('\n')
}
