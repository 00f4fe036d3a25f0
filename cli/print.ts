import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toCsv } from '#engine/csv/write-csv.ts'
import type { Block } from '#engine/tool/blocks.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { pathsFor } from '#engine/tool/file-names.ts'
import { fileTable } from '#engine/tool/sample.ts'
import { tablesOf, textReport } from '#engine/tool/text-report.ts'

export function printReport(envelope: Envelope) {
  console.log(textReport(envelope))
}

/** Prints each table of the report, with an empty line between. Without one, its figures. */
export function printCsv(envelope: Envelope) {
  if (envelope.failure) console.error(envelope.summary)
  console.log(
    tablesOf(envelope.report)
      .map(({ columns, rows }) => fileTable({ header: columns, rows }, envelope.isSample))
      .map(({ header, rows }) => toCsv(header, rows).replace('\uFEFF', ''))
      .join('\r\n')
      .trimEnd(),
  )
}

/** Writes what the run made, in folders where a name has some: its files, and code that has a name. */
export async function saveFiles(envelope: Envelope, folder: string) {
  const made = [...envelope.files.filter(({ role }) => role !== 'source'), ...codeFiles(envelope.report)]
  const paths = pathsFor(made.map(({ name }) => name))
  for (const [at, { bytes }] of made.entries()) {
    const path = join(folder, paths[at] ?? '')
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
    console.error(`Saved ${path}`)
  }
}

const codeFiles = (blocks: Block[]) =>
  blocks.flatMap((block) =>
    block.kind === 'code' && block.fileName
      ? [{ name: block.fileName, bytes: new TextEncoder().encode(block.code) }]
      : [],
  )
