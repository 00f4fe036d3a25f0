import type { Block, Cell, TableBlock } from '../../../../engine/tool/blocks.ts'
import type { Envelope, OutFile } from '../../../../engine/tool/envelope.ts'
import { toCsv } from '../../../../engine/write-csv.ts'

type Content = string | Uint8Array<ArrayBuffer>

/** All tables of a report in one file: each under its title, with an empty line between. */
export function csvOf(report: Block[]): string {
  const tables = report.filter((block): block is TableBlock => block.kind === 'table')
  if (tables.length === 1)
    return tables.map(({ columns, rows }) => toCsv(labelsOf(columns), rows.map(textsOf))).join('')
  // One byte order mark, at the beginning.
  return `\uFEFF${tables
    .map(({ title, columns, rows }) => toCsv([title], [labelsOf(columns), ...rows.map(textsOf)]).slice(1))
    .join('\r\n')}`
}

const labelsOf = (columns: TableBlock['columns']) =>
  columns.map(({ label, unit }) => (unit ? `${label} (${unit})` : label))
const textsOf = (row: Cell[]) => row.map((cell) => (typeof cell === 'object' ? (cell?.text ?? null) : cell))

/** The envelope for machines. Files are named, not held: they are saved by themselves. */
export function jsonOf({ files, ...envelope }: Envelope): string {
  return JSON.stringify(
    { ...envelope, files: files.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })) },
    null,
    2,
  )
}

/** What somebody came for: the first code or text that the tool made. */
export function mainText({ report }: Pick<Envelope, 'report'>): string | undefined {
  const made =
    report.find((block) => block.kind === 'code') ?? report.find((block) => block.kind === 'text' && !block.field)
  return made?.kind === 'code' ? made.code : made?.kind === 'text' ? made.text : undefined
}

/** What a run made, as files: its own, and code that has a name. What came in is not among them. */
export function filesOf({
  files,
  report,
}: Pick<Envelope, 'files' | 'report'>): { name: string; type: string; content: Content }[] {
  const codes = report.flatMap((block) =>
    block.kind === 'code' && block.fileName ? [{ name: block.fileName, type: 'text/plain', content: block.code }] : [],
  )
  return [...files.filter(isMade).map(({ name, type, bytes }) => ({ name, type, content: bytes })), ...codes]
}

const isMade = ({ role }: OutFile) => role !== 'source'

/** Names may hold folders; two of the same name get a number. Nothing leads out of the folder it is unpacked in. */
export async function zipOf(files: { name: string; content: Content }[]): Promise<Uint8Array<ArrayBuffer>> {
  // In this thread: its other way is a worker made of a string, which the content security policy refuses.
  const { zipSync, strToU8 } = await import('fflate')
  const entries: Record<string, [Uint8Array, { level: 0 | 6 }]> = {}
  for (const { name, content } of files)
    entries[freeName(safePath(name), entries)] =
      // Pictures are compressed already.
      typeof content === 'string' ? [strToU8(content), { level: 6 }] : [content, { level: 0 }]
  return zipSync(entries) as Uint8Array<ArrayBuffer>
}

/** @example safePath('../a\\b.png') // 'a/b.png' */
export const safePath = (name: string) =>
  name
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/') || 'file'

function freeName(name: string, taken: object) {
  if (!Object.hasOwn(taken, name)) return name
  const dot = name.lastIndexOf('.') > name.lastIndexOf('/') ? name.lastIndexOf('.') : name.length
  for (let count = 2; ; count++) {
    const other = `${name.slice(0, dot)}-${count}${name.slice(dot)}`
    if (!Object.hasOwn(taken, other)) return other
  }
}

/** Gives the visitor a file. A folder of its name is left out: browsers would make an underscore of it. */
export function save(name: string, type: string, content: Content) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: safePath(name).split('/').at(-1) })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
