import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { toCsv } from '../engine/csv.ts'
import type { Block } from '../engine/tool/blocks.ts'
import type { Envelope } from '../engine/tool/envelope.ts'
import { tablesOf, textReport } from '../engine/tool/text-report.ts'

export function printReport(envelope: Envelope) {
  console.log(textReport(envelope))
}

/** Each table of the report, with an empty line between. Without one, its figures. */
export function printCsv(envelope: Envelope) {
  if (envelope.failure) console.error(envelope.summary)
  console.log(
    tablesOf(envelope.report)
      .map(({ columns, rows }) => toCsv(columns, rows).replace('\uFEFF', ''))
      .join('\r\n')
      .trimEnd(),
  )
}

/** Writes what the run made: its files, and code that has a name. */
export async function saveFiles(envelope: Envelope, folder: string) {
  await mkdir(folder, { recursive: true })
  const made = envelope.files.filter(({ role }) => role !== 'source')
  for (const { name, bytes } of [...made, ...codeFiles(envelope.report)]) {
    const path = join(folder, basename(name))
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
