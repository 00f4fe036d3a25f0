import { toCsv } from '#engine/csv/write-csv.ts'
import type { TableBlock } from '#engine/tool/blocks.ts'
import type { Envelope, OutFile } from '#engine/tool/envelope.ts'
import { pathsFor, safePath } from '#engine/tool/file-names.ts'
import { fileTable } from '#engine/tool/sample.ts'
import { plainTable } from '../report/table-rows.ts'

type Content = string | Uint8Array<ArrayBuffer>

/** Returns all tables of a report as one CSV file, each below its title and separated by empty lines. */
export function csvOf({ report, isSample }: Pick<Envelope, 'report' | 'isSample'>): string {
  const tables = report
    .filter((block): block is TableBlock => block.kind === 'table')
    .map((block) => ({ title: block.title, ...fileTable(plainTable(block), isSample) }))
  if (tables.length === 1) return tables.map(({ header, rows }) => toCsv(header, rows)).join('')
  // One byte order mark, at the beginning.
  return `\uFEFF${tables.map(({ title, header, rows }) => toCsv([title], [header, ...rows]).slice(1)).join('\r\n')}`
}

/** Returns the envelope for machines. Files are listed by name and saved separately. */
export function jsonOf({ files, ...envelope }: Envelope): string {
  return JSON.stringify(
    { ...envelope, files: files.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })) },
    null,
    2,
  )
}

/** Returns the main output: the first code or text that the tool made. */
export function mainText({ report }: Pick<Envelope, 'report'>): string | undefined {
  const made =
    report.find((block) => block.kind === 'code') ?? report.find((block) => block.kind === 'text' && !block.field)
  return made?.kind === 'code' ? made.code : made?.kind === 'text' ? made.text : undefined
}

/** Returns the output of a run as files: its own, and named code. Input files are excluded. */
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

/**
 * Zips files under their names, with folders. They are passed on one by one, so that the page stays responsive and the
 * compressed data is never copied into one piece.
 */
export async function zipOf(files: { name: string; content: Content }[]): Promise<Blob> {
  // Zips in this thread: the library's alternative is a worker from a string, which the content security policy
  // refuses.
  const { Zip, ZipDeflate, ZipPassThrough, strToU8 } = await import('fflate')
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part as Uint8Array<ArrayBuffer>)
  })
  const paths = pathsFor(files.map(({ name }) => name))
  for (const [at, { content }] of files.entries()) {
    const path = paths[at] ?? ''
    // Images are already compressed, so they are stored.
    const entry = typeof content === 'string' ? new ZipDeflate(path) : new ZipPassThrough(path)
    zip.add(entry)
    entry.push(typeof content === 'string' ? strToU8(content) : content, true)
    await new Promise((resolve) => setTimeout(resolve))
  }
  zip.end()
  return new Blob(parts, { type: 'application/zip' })
}

/** Downloads a file. The folder of its name is removed: browsers would replace the slash with an underscore. */
export function save(name: string, type: string, content: Content | Blob) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: safePath(name).split('/').at(-1) })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
