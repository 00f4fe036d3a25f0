import { bytesText, isRefused, made, type SkippedFile } from '#engine/images/batch.ts'
import { gallery, refusedBlock } from '#engine/images/batch-blocks.ts'
import { metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { OutFile } from '#engine/tool/envelope.ts'

export type Row = {
  name: string
  output: string
  /** Pixels, after rotation. */
  width: number
  height: number
  /** Bytes. */
  before: number
  after: number
  camera: 'none' | 'kept' | 'dropped'
  profile: 'none' | 'kept' | 'dropped'
  notes: string[]
  [made]: OutFile
}

export function reportPictures(rows: (Row | SkippedFile)[], target: 'jpeg' | 'png'): Report {
  const done = rows.filter((row): row is Row => !isRefused(row))
  const refused: SkippedFile[] = rows.filter(isRefused)
  const sum = (read: (row: Row) => number) => done.reduce((total, row) => total + read(row), 0)
  const what =
    done.length === 1 && done[0]
      ? `${done[0].name} is now ${done[0].output}`
      : `${done.length} images are now ${target === 'png' ? 'PNG' : 'JPEG'}`
  const lost = refused.length > 0 ? ` ${refused.length} could not be read.` : ''
  return {
    summary: `${what}: ${bytesText(sum(({ before }) => before))} became ${bytesText(sum(({ after }) => after))}.${lost}`,
    status: refused.length > 0 ? 'partial' : 'done',
    blocks: [
      metric([
        { label: 'Converted', value: done.length, method: 'HEIC files that were converted.' },
        {
          label: 'Before',
          value: bytesText(sum(({ before }) => before)),
          method: 'Size of the files you chose; 1 kB is 1,000 bytes.',
        },
        { label: 'After', value: bytesText(sum(({ after }) => after)), method: 'Size of the new files.' },
      ]),
      ...refusedBlock(refused),
      ...gallery(done.map((row) => ({ file: row[made], width: row.width, height: row.height }))),
      table({
        title: 'Files',
        columns: [
          { label: 'File', form: 'mono' },
          { label: 'From', form: 'mono' },
          { label: 'Pixels', form: 'number' },
          { label: 'Before', form: 'number' },
          { label: 'After', form: 'number' },
          { label: 'Camera data' },
          { label: 'Color profile' },
          { label: 'Notes' },
        ],
        rows: done.map((row) => [
          { text: row.output, file: row.output },
          row.name,
          `${row.width} × ${row.height}`,
          { text: bytesText(row.before), sort: row.before },
          { text: bytesText(row.after), sort: row.after },
          row.camera,
          row.profile,
          row.notes.join(' '),
        ]),
      }),
    ],
    files: done.map((row) => row[made]),
  }
}
