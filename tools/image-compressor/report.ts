import { bytesText, changeText, isRefused, made } from '#engine/images/batch.ts'
import { refusedBlock } from '#engine/images/batch-blocks.ts'
import { type Format, formatNames } from '#engine/images/picture.ts'
import {
  type Block,
  type Cell,
  type Column,
  code,
  type Finding,
  findings,
  image,
  metric,
  table,
} from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { MAX_IMAGES } from './page-limits.ts'
import { pictureHtml } from './picture-html.ts'
import type { FromAddress } from './read-address.ts'
import { type Batch, isShown, originalName, type Row } from './row.ts'

type Asked = { goal: string; size: number }

/** Formats that can be chosen for one image; browsers show all of them. */
const OWN_FORMATS: Format[] = ['jpeg', 'webp', 'avif', 'png']

const wang = { label: 'Wang et al. 2004', url: 'https://doi.org/10.1109/TIP.2003.819861' }

export function reportBatch({ rows, total, expected, from }: Batch, { goal, size }: Asked): Report {
  const done = rows.filter((row): row is Row => !isRefused(row))
  const refused = rows.filter(isRefused)
  if (expected && done.length === 0)
    return { summary: `${expected.name} is expected to take ${expectation(expected)}. It is being made.`, blocks: [] }
  return {
    summary: [
      verdict(done, total),
      missedBound(done, { goal, size }),
      refused.length > 0 ? `${refused.length} could not be ${from ? 'compressed' : 'read'}.` : '',
      from ? foundText(from) : '',
    ]
      .filter(Boolean)
      .join(' '),
    status: refused.length + (from?.unread.length ?? 0) > 0 ? 'partial' : 'done',
    blocks: [
      ...compared(done),
      ...figures(done),
      ...refusedBlock(refused),
      ...unreadBlock(from),
      ...lists(done),
      ...markup(done),
    ],
    files: done.flatMap((row) => row[made]),
    next: from && from.found > 1 ? nextTools(from.url) : [],
  }
}

const foundText = ({ url, found }: FromAddress) =>
  found > MAX_IMAGES ? `${url} shows ${found} images, of which the first ${MAX_IMAGES} were read.` : `From ${url}.`

function unreadBlock(from: FromAddress | undefined): Block[] {
  if (!from || from.unread.length === 0) return []
  const list = from.unread.map(
    ({ url, message }): Finding => ({
      id: 'image-not-read',
      severity: 'notice',
      title: `${url} was not compressed.`,
      why: 'It is left out of every figure.',
      evidence: message,
    }),
  )
  return [findings(list, 'Images that were not read')]
}

const nextTools = (url: string): NonNullable<Report['next']> => [
  {
    slug: 'images-extractor',
    why: 'Every image of the page with its size, its places, and its alternative text.',
    input: { url },
  },
  { slug: 'page-speed-checker', why: 'How much the images matter for the loading time of the page.', input: { url } },
]

function verdict(done: Row[], total: number) {
  const before = done.reduce((sum, row) => sum + row.before, 0)
  const after = done.reduce((sum, row) => sum + row.after, 0)
  const isOn = done.some(({ isBest }) => isBest === false)
  const many =
    done.length < total ? `${done.length} of ${total} images so far` : total === 1 ? '1 image' : `${total} images`
  const change = changeText(before, after).replace('−', '')
  const found =
    after < before
      ? `${bytesText(before)} became ${bytesText(after)}, ${change} less.`
      : after > before
        ? `${bytesText(before)} became ${bytesText(after)}, more than before.`
        : 'nothing smaller was found at this target.'
  return `${many}: ${found}${isOn ? ' A better result may follow.' : ''}`
}

function missedBound(done: Row[], { goal, size }: Asked) {
  const over = goal === 'size' ? done.filter(({ isMet }) => !isMet).length : 0
  return over > 0 ? `${over} could not be brought under ${bytesText(size * 1000)}.` : ''
}

const expectation = ({ codec, quality, bytes }: { codec: Format; quality: number; bytes: number }) =>
  `about ${bytesText(bytes)} as ${formatNames[codec]} at quality ${Math.round(quality)}`

/** Returns every image that a browser shows, with its original behind it and settings of its own. */
function compared(done: Row[]): Block[] {
  return done.flatMap((row) =>
    isShown(row.codec)
      ? image({
          title: row.name,
          alt: row.name,
          file: row.output,
          width: row.width,
          height: row.height,
          group: 'Images',
          caption: captionOf(row),
          ...(row.isOriginal || !isShown(row.format)
            ? {}
            : {
                before: originalName(row),
                beforeInput: { field: 'files', name: row.name, size: row.before },
              }),
          own: {
            field: 'own',
            name: row.name,
            format: row.codec,
            formats: OWN_FORMATS.map((value) => ({
              value,
              label: formatNames[value],
              hasQuality: value !== 'png',
            })),
            quality: row.pending?.quality ?? row.quality,
            isSet: row.isOwn === true,
          },
        })
      : [],
  )
}

function captionOf(row: Row) {
  if (row.pending) return `Being made: ${expectation(row.pending)}.`
  if (row.isOriginal)
    return row.codec === 'gif' ? 'The original, with its animation.' : 'The original: nothing smaller was found.'
  const change = changeText(row.before, row.after)
  const quality = row.quality === null ? 'without loss' : `quality ${qualityOf(row.quality)}`
  const unseen = isShown(row.format)
    ? ''
    : ` Browsers do not show ${formatNames[row.format]}, so only the result is here.`
  return `${formatNames[row.codec]}, ${quality}: ${change}, SSIM ${ssimText(row.ssim)}.${unseen}`
}

function figures(done: Row[]): Block[] {
  const [first] = done
  if (!first) return []
  const isOne = done.length === 1
  return [
    metric([
      {
        label: 'After',
        value: done.reduce((sum, { after }) => sum + after, 0),
        unit: 'bytes',
        method: 'Sizes of all results. Before: the sizes of their originals.',
        before: done.reduce((sum, { before }) => sum + before, 0),
      },
      {
        label: isOne ? 'Likeness' : 'Lowest similarity',
        value: ssimText(Math.min(...done.map(({ ssim }) => ssim))),
        unit: 'SSIM',
        method:
          'Each result is decoded again and compared with its original: luma of BT.601, Gaussian windows of 11 × 11, the mean of all. Above one megapixel, windows are at every second pixel; above four, at every fourth.',
        ref: wang,
      },
      {
        label: 'Full encodes',
        value: done.reduce((sum, { encodes }) => sum + encodes, 0),
        method:
          'How often a whole image was encoded in the format that was chosen for it. Trials on tiles of it are not counted.',
      },
      ...(isOne
        ? [{ label: 'Pixels', value: `${first.width} × ${first.height}`, method: 'Width and height, upright.' }]
        : []),
    ]),
  ]
}

type ListColumn = Column & { cell: (row: Row) => Cell }

/** With a single image, the summary contains the sizes. */
const sizeColumns: ListColumn[] = [
  { label: 'Before', form: 'number', cell: ({ before }) => ({ text: bytesText(before), sort: before }) },
  { label: 'After', form: 'number', cell: ({ after }) => ({ text: bytesText(after), sort: after }) },
  {
    label: 'Change',
    form: 'number',
    cell: ({ before, after }) => ({ text: changeText(before, after), sort: after / before }),
  },
  { label: 'Pixels', form: 'number', cell: ({ width, height }) => `${width} × ${height}` },
]

const columns = (done: Row[]): ListColumn[] => [
  {
    label: 'File',
    form: 'mono',
    cell: (row) => (row.isOriginal ? row.name : { text: row.output, file: row.output }),
  },
  ...(done.length > 1 ? sizeColumns : []),
  { label: 'Format', cell: ({ codec }) => formatNames[codec] },
  {
    label: 'Quality',
    form: 'number',
    method: 'On the codec’s own scale; equal numbers do not look equal.',
    cell: ({ quality }) => (quality === null ? 'lossless' : qualityOf(quality)),
  },
  {
    label: 'SSIM',
    form: 'number',
    method: 'Similarity to the original; 1 is identical.',
    cell: ({ ssim }) => ({ text: ssimText(ssim), sort: ssim }),
  },
  ...(done.some(({ notes }) => notes.length > 0)
    ? [{ label: 'Notes', cell: ({ notes }: Row) => notes.join(' ') }]
    : []),
]

function lists(done: Row[]): Block[] {
  if (done.length === 0) return []
  const shown = columns(done)
  return [
    table({
      title: 'Files',
      columns: shown.map(({ cell: _, ...column }) => column),
      rows: done.map((row) => shown.map(({ cell }) => cell(row))),
    }),
  ]
}

/** Rounds down, so that a value just below a target does not appear to reach it. */
const ssimText = (value: number) => (value === 1 ? '1' : (Math.floor(value * 10_000) / 10_000).toFixed(4))
const qualityOf = (quality: number) => Math.round(quality * 100) / 100

/** Formats that every browser shows, so that the original can be compared with the new file. */
const everywhere: Format[] = ['jpeg', 'png', 'gif', 'webp', 'bmp', 'ico', 'svg']

function markup(done: Row[]): Block[] {
  if (done.length === 0) return []
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
