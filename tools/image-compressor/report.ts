import { bytesText, changeText, isRefused, made, type Refused } from '../../engine/images/batch.ts'
import { refusedBlock } from '../../engine/images/batch-blocks.ts'
import { type Format, formatNames } from '../../engine/images/picture.ts'
import { type Block, type Cell, chart, code, image, metric, table } from '../../engine/tool/blocks.ts'
import type { Report } from '../../engine/tool/define-tool.ts'
import type { OutFile } from '../../engine/tool/envelope.ts'
import { pictureHtml } from './picture-html.ts'

export type Row = {
  name: string
  output: string
  type: string
  format: Format
  /** Bytes. */
  before: number
  after: number
  width: number
  height: number
  codec: Format
  quality: number | null
  ssim: number
  encodes: number
  isMet: boolean
  isOriginal: boolean
  tried: { codec: string; bytes: number; ssim: number }[]
  notes: string[]
  /** The new file, and the original to compare it with. */
  [made]: OutFile[]
}

const wang = { label: 'Wang et al. 2004', url: 'https://doi.org/10.1109/TIP.2003.819861' }

/** @param more a sentence for the verdict, with a space before it */
export function reportRows(rows: (Row | Refused)[], more: string): Report {
  const done = rows.filter((row): row is Row => !isRefused(row))
  const refused = rows.filter(isRefused)
  const before = done.reduce((sum, row) => sum + row.before, 0)
  const after = done.reduce((sum, row) => sum + row.after, 0)
  const many = done.length === 1 ? '1 picture' : `${done.length} pictures`
  const lost = refused.length > 0 ? ` ${refused.length} could not be read.` : ''
  const change = changeText(before, after).replace('−', '')
  const verdict =
    after < before
      ? `${many}: ${bytesText(before)} became ${bytesText(after)}, ${change} less.`
      : after > before
        ? `${many}: ${bytesText(before)} became ${bytesText(after)}, more than before.`
        : `${many}: nothing smaller was found at this target.`
  return {
    summary: `${verdict}${more}${lost}`,
    status: refused.length > 0 ? 'partial' : 'done',
    blocks: [
      ...figures(done, before, after),
      ...compared(done),
      ...refusedBlock(refused),
      ...lists(done),
      ...markup(done),
    ],
    files: done.flatMap((row) => row[made]),
  }
}

function figures(done: Row[], before: number, after: number): Block[] {
  const worst = Math.min(...done.map(({ ssim }) => ssim))
  return [
    metric([
      { label: 'Before', value: bytesText(before), method: 'Size of the files you chose; 1 KB is 1,000 bytes.' },
      { label: 'After', value: bytesText(after), method: 'Bytes of the files that were made, metadata included.' },
      { label: 'Change', value: changeText(before, after), method: 'Bytes after by bytes before, less one.' },
      {
        label: done.length > 1 ? 'Least alike' : 'Likeness',
        value: Math.round(worst * 10_000) / 10_000,
        unit: 'SSIM',
        method:
          'Each result is decoded again and compared with its original: luma of BT.601, Gaussian windows of 11 × 11, the mean of all. Above one megapixel windows stand at every second pixel, above four at every fourth.',
        ref: wang,
      },
    ]),
  ]
}

function compared(done: Row[]): Block[] {
  return done
    .filter(({ isOriginal, codec }) => !isOriginal && codec !== 'jxl')
    .flatMap((row) => {
      const before = row[made].find(({ role }) => role === 'source')?.name
      return before
        ? image({
            title: row.name,
            alt: `${row.name}, compressed`,
            file: row.output,
            before,
            width: row.width,
            height: row.height,
            caption: `${bytesText(row.before)} before, ${bytesText(row.after)} after`,
          })
        : []
    })
}

function lists(done: Row[]): Block[] {
  const rows = done.map((row): Cell[] => [
    row.isOriginal ? row.name : { text: row.output, file: row.output },
    { text: bytesText(row.before), sort: row.before },
    { text: bytesText(row.after), sort: row.after },
    { text: changeText(row.before, row.after), sort: row.after / row.before },
    `${row.width} × ${row.height}`,
    formatNames[row.codec],
    row.quality === null ? 'lossless' : Math.round(row.quality * 100) / 100,
    row.isOriginal ? 1 : Math.round(row.ssim * 10_000) / 10_000,
    row.notes.join(' '),
  ])
  const names = done.map(({ name }) => name)
  const values = (read: (row: Row) => number) => done.map((row) => Math.round(read(row) / 100) / 10)
  return [
    ...(done.length > 1
      ? [
          chart({
            title: 'Size before and after',
            form: 'bars',
            unit: 'KB',
            labels: names,
            series: [
              { name: 'Before', values: values(({ before }) => before) },
              { name: 'After', values: values(({ after }) => after) },
            ],
            method: 'Bytes of each file, in KB of 1,000 bytes.',
          }),
        ]
      : []),
    table({
      title: 'Files',
      columns: [
        { label: 'File', form: 'mono' },
        { label: 'Before', form: 'number' },
        { label: 'After', form: 'number' },
        { label: 'Change', form: 'number' },
        { label: 'Pixels', form: 'number' },
        { label: 'Format' },
        { label: 'Quality', form: 'number', method: "On the codec's own scale; equal numbers do not look equal." },
        { label: 'SSIM', form: 'number', method: 'Likeness to the original, 1 for equal.' },
        { label: 'Notes' },
      ],
      rows,
    }),
  ]
}

/** Formats that every browser shows, so that the original can stand behind the new file. */
const everywhere: Format[] = ['jpeg', 'png', 'gif', 'webp', 'bmp', 'ico', 'svg']

function markup(done: Row[]): Block[] {
  const html = pictureHtml(
    done.map((row) => ({
      name: row.isOriginal ? row.name : row.output,
      type: row.type,
      before: row.name,
      isFallback: row.isOriginal || ['jpeg', 'png'].includes(row.codec) || !everywhere.includes(row.format),
      width: row.width,
      height: row.height,
    })),
  )
  return [code({ title: 'Markup', code: html, language: 'html', fileName: 'pictures.html' })]
}
