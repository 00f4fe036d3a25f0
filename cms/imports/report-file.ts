import { createReadStream } from 'node:fs'
import { type FileHandle, open, truncate } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { csvRow } from '#engine/csv/write-csv.ts'
import { type Counts, noCounts, type Outcome, REPORT_COLUMNS, type ReportLine, reportRow } from '#moving/report-line.ts'
import { createNotableLines, type NotableLine } from './notable-lines.ts'

/** The report of one run while it is written. */
export type OpenReport = {
  counts: Counts
  notable: () => NotableLine[]
  write: (line: ReportLine) => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens the report of a run. If the run was paused or killed before, it goes on after what is written: the run reads
 * the whole export again and finds what it had stored unchanged, but the report keeps what first happened.
 */
export async function openReport(path: string): Promise<OpenReport> {
  const counts = noCounts()
  const notable = createNotableLines()
  /** What the file says of an item last. */
  const earlier = new Map<string, Outcome>()
  const note = ({ isAgain, ...line }: StoredLine) => {
    const before = isAgain ? earlier.get(keyOf(line)) : undefined
    if (before) counts[before] -= 1
    counts[line.outcome] += 1
    notable.add(line)
  }
  await dropTornLine(path)
  for await (const line of linesOf(path)) {
    note(line)
    earlier.set(keyOf(line), line.outcome)
  }
  const file = await open(path, 'a', 0o600)
  return {
    counts,
    notable: notable.lines,
    async write(line) {
      const before = earlier.get(keyOf(line))
      if (before && (line.outcome === 'unchanged' || line.outcome === before)) return
      const stored: StoredLine = before ? { ...line, isAgain: true } : line
      note(stored)
      // Written at once: a killed worker loses no line of what it stored.
      await file.appendFile(`${JSON.stringify(stored)}\n`)
    },
    close: () => file.close(),
  }
}

/** `isAgain`: the run was paused or killed, and the item came to something else than before. */
type StoredLine = ReportLine & { isAgain?: true }

/**
 * Streams a report as CSV.
 * @returns undefined if there is none
 */
export async function reportCsv(path: string): Promise<ReadableStream | undefined> {
  const file = await open(path, 'r').catch(() => undefined)
  if (!file) return undefined
  await file.close()
  return Readable.toWeb(Readable.from(rowsOf(path))) as ReadableStream
}

async function* rowsOf(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${csvRow(REPORT_COLUMNS)}`)
  for await (const line of linesOf(path)) yield Buffer.from(csvRow(reportRow(line)))
}

/** Two items of one place, kind, and title are told apart by their address. */
const keyOf = ({ at, type, title, from = '' }: ReportLine) => JSON.stringify([at, type, title, from])

async function* linesOf(path: string): AsyncGenerator<StoredLine> {
  const stream = createReadStream(path, 'utf8')
  // Without a listener, the error of a missing file would end the process before the loop reads it.
  stream.on('error', () => undefined)
  try {
    for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      const line = parsed(text)
      if (line) yield line
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function parsed(text: string): StoredLine | undefined {
  try {
    return JSON.parse(text) as StoredLine
  } catch {
    return undefined
  }
}

/** Cuts a report after its last whole line. */
async function dropTornLine(path: string) {
  const file: FileHandle | undefined = await open(path, 'r').catch(() => undefined)
  if (!file) return
  try {
    const { size } = await file.stat()
    const piece = Buffer.alloc(64 * 1024)
    for (let end = size; end > 0; ) {
      const start = Math.max(0, end - piece.length)
      const { bytesRead } = await file.read(piece, 0, end - start, start)
      const at = piece.subarray(0, bytesRead).lastIndexOf(0x0a)
      if (at >= 0) {
        if (start + at + 1 < size) await truncate(path, start + at + 1)
        return
      }
      end = start
    }
    await truncate(path, 0)
  } finally {
    await file.close()
  }
}
