import { bytesText, isRefused, made, type SkippedFile } from '#engine/images/batch.ts'
import { gallery, refusedBlock } from '#engine/images/batch-blocks.ts'
import { type Block, code, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import { presets, presetsAsOf } from './presets.ts'
import { srcsetHtml } from './srcset-html.ts'

export type Row = {
  name: string
  /** Upright, pixels. */
  width: number
  height: number
  /** Bytes. */
  before: number
  versions: {
    file: string
    width: number
    height: number
    bytes: number
    label: string | null
    isEnlarged: boolean
    isCropped: boolean
  }[]
  /** Sizes that were left out because they would have enlarged the picture. */
  left: string[]
  notes: string[]
  [made]: OutFile[]
}

export function reportSizes(rows: (Row | SkippedFile)[], { mode, sizes }: { mode: string; sizes: string }): Report {
  const done = rows.filter((row): row is Row => !isRefused(row))
  const refused = rows.filter(isRefused)
  const versions = done.flatMap((row) => row.versions)
  const left = done.reduce((sum, row) => sum + row.left.length, 0)
  const pictures = done.length === 1 ? 'one image' : `${done.length} images`
  const skipped =
    left > 0 ? ` ${left === 1 ? 'One size was' : `${left} sizes were`} left out: the image is smaller.` : ''
  const lost = refused.length > 0 ? ` ${refused.length} could not be processed.` : ''
  const total = versions.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    summary: `${versions.length === 1 ? 'One file' : `${versions.length} files`} from ${pictures}, ${bytesText(total)} in total.${skipped}${lost}`,
    status: refused.length > 0 ? 'partial' : 'done',
    blocks: [
      metric([
        { label: 'Files', value: versions.length, method: 'Resized versions.' },
        { label: 'In total', value: bytesText(total), method: 'Size of all versions; 1 kB is 1,000 bytes.' },
        {
          label: 'Largest edge',
          value: Math.max(...versions.map(({ width, height }) => Math.max(width, height))),
          unit: 'px',
          method:
            'Longest side of any version. Scaled with a three-lobe Lanczos filter in linear light (IEC 61966-2-1).',
        },
      ]),
      ...refusedBlock(refused),
      ...gallery(
        done.flatMap((row) =>
          row.versions.map(({ width, height }, at) => ({ file: row[made][at] as OutFile, width, height })),
        ),
      ),
      versionTable(done),
      ...(mode === 'preset' ? [presetTable()] : []),
      ...markup(done, mode, sizes),
    ],
    files: done.flatMap((row) => row[made]),
  }
}

function versionTable(done: Row[]): Block {
  const left = done.filter((row) => row.left.length > 0).map((row) => `${row.name}: ${row.left.join(', ')}`)
  return table({
    title: 'Files',
    columns: [
      { label: 'File', form: 'mono' },
      { label: 'From', form: 'mono' },
      { label: 'Pixels', form: 'number' },
      { label: 'Size', form: 'number' },
      { label: 'Cut' },
      { label: 'Notes' },
    ],
    rows: done.flatMap((row) =>
      row.versions.map(({ file, width, height, bytes, isCropped, isEnlarged, label }) => [
        { text: file, file },
        `${row.name}, ${row.width} × ${row.height}`,
        { text: `${width} × ${height}`, sort: width * height },
        { text: bytesText(bytes), sort: bytes },
        isCropped ? 'around the focal point' : 'nothing',
        [label ?? '', isEnlarged ? 'Enlarged: no detail was added.' : '', ...row.notes].filter(Boolean).join(' '),
      ]),
    ),
    ...(left.length > 0 ? { note: `Left out, because they would enlarge: ${left.join('; ')}.` } : {}),
  })
}

function presetTable(): Block {
  return table({
    title: 'Where the sizes come from',
    columns: [{ label: 'Preset' }, { label: 'Pixels', form: 'number' }, { label: 'Source' }, { label: 'Compared' }],
    rows: presets.map(({ label, width, height, source }) => [
      label,
      { text: `${width} × ${height}`, sort: width * height },
      { text: source.label, href: source.url },
      presetsAsOf,
    ]),
    note: 'Checked against lists published in 2026. Several networks specify a ratio and a minimum width; we then use the common size with that ratio.',
  })
}

function markup(done: Row[], mode: string, sizes: string): Block[] {
  if (mode === 'preset') return []
  const html = done.map(({ versions }) => srcsetHtml(versions, sizes || '100vw')).join('\n\n')
  return [code({ title: 'Markup', code: html, language: 'html', fileName: 'pictures.html' })]
}
