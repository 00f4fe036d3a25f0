import { bytesText, isRefused, made, type SkippedFile } from '#engine/images/batch.ts'
import { gallery, refusedBlock } from '#engine/images/batch-blocks.ts'
import { type Format, formatNames, type Target } from '#engine/images/picture.ts'
import { type Cell, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import type { Converted, Fate } from './convert.ts'

export type Row = Omit<Converted, 'bytes'> & {
  name: string
  output: string
  from: Format
  to: Target
  /** Bytes. */
  before: number
  after: number
  [made]: OutFile
}

/** Texts for what happened to each kind of data; losses are marked. */
const fates: Record<Fate, Cell> = {
  none: 'none',
  kept: 'kept',
  applied: 'applied to the pixels',
  dropped: { text: 'dropped', severity: 'notice' },
  flattened: { text: 'filled with a background', severity: 'warning' },
}

export function reportConverted(rows: (Row | SkippedFile)[]): Report {
  const done = rows.filter((row): row is Row => !isRefused(row))
  const refused = rows.filter(isRefused)
  const sum = (read: (row: Row) => number) => done.reduce((total, row) => total + read(row), 0)
  const [before, after] = [sum((row) => row.before), sum((row) => row.after)]
  const [one] = done
  const what =
    done.length === 1 && one
      ? `${one.name} is now ${formatNames[one.to]}`
      : `${done.length} images are now ${one ? formatNames[one.to] : ''}`
  const lost = refused.length > 0 ? ` ${refused.length} could not be read.` : ''
  const noted = done.filter(({ alpha, notes }) => alpha === 'flattened' || notes.length > 0).length
  const changed =
    noted === 0
      ? ''
      : ` The table says what was changed or lost${done.length > 1 ? ` in ${noted === 1 ? 'one' : noted} of them` : ''}.`
  return {
    summary: `${what}: ${bytesText(before)} became ${bytesText(after)}.${changed}${lost}`,
    status: refused.length > 0 ? 'partial' : 'done',
    blocks: [
      metric([
        { label: 'Converted', value: done.length, method: 'Files that were converted.' },
        { label: 'Before', value: bytesText(before), method: 'Size of the files you chose; 1 kB is 1,000 bytes.' },
        { label: 'After', value: bytesText(after), method: 'Size of the new files.' },
      ]),
      ...refusedBlock(refused),
      ...gallery(done.map((row) => ({ file: row[made], width: row.width, height: row.height }))),
      table({
        title: 'What was kept',
        columns: [
          { label: 'File', form: 'mono' },
          { label: 'From' },
          { label: 'Pixels', form: 'number' },
          { label: 'Before', form: 'number' },
          { label: 'After', form: 'number' },
          { label: 'Transparency' },
          { label: 'Color profile' },
          { label: 'Orientation' },
          { label: 'Camera data' },
          { label: 'Notes' },
        ],
        rows: done.map((row) => [
          { text: row.output, file: row.output },
          formatNames[row.from],
          `${row.width} × ${row.height}`,
          { text: bytesText(row.before), sort: row.before },
          { text: bytesText(row.after), sort: row.after },
          fates[row.alpha],
          fates[row.profile],
          fates[row.orientation],
          fates[row.camera],
          row.notes.join(' '),
        ]),
        note: 'The format is detected from the first bytes of a file, never from its name.',
      }),
    ],
    files: done.map((row) => row[made]),
  }
}
