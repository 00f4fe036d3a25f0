import { made, nameMaker, type SkippedFile } from '#engine/images/batch.ts'
import { type Format, targets } from '#engine/images/picture.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import type { Compressed, Source } from './compress.ts'
import type { FromAddress } from './read-address.ts'

/** A size that was estimated on tiles of the image, in bytes. */
export type Expected = { codec: Format; quality: number; bytes: number }

/** One compressed image. */
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
  /** Number of encodes of the whole image. */
  encodes: number
  isMet: boolean
  isOriginal: boolean
  tried: { codec: string; bytes: number; ssim: number }[]
  notes: string[]
  /** Whether the image has settings of its own. */
  isOwn?: boolean
  /** False while a better result may follow. */
  isBest?: boolean
  /** Formats that are still being encoded. */
  pending?: Expected
  /** The new file, and the original to compare it with. */
  [made]: OutFile[]
}

/** The result of a run; it has fewer rows than `total` while the run continues. */
export type Batch = {
  rows: (Row | SkippedFile)[]
  total: number
  /** Estimate until the first file is ready. */
  expected?: Expected & { name: string }
  /** Where the images are from, if not from the visitor's device. */
  from?: FromAddress
}

type Parts = {
  file: File
  source: Source
  result: Compressed
  /** Names of files in lowercase that the new file must not have. */
  taken: Set<string>
  /** Whether the original is part of the result, for the comparison. */
  isCompared: boolean
  /**
   * Whether the bytes are kept for the next run. Bytes that are transferred to the page no longer exist in this thread.
   */
  isKept: boolean
}

const gif = { extension: 'gif', type: 'image/gif' }

export function rowFor({ file, source, result, taken, isCompared, isKept }: Parts): Row {
  const { extension, type } = result.codec === 'gif' ? gif : targets[result.codec]
  const output = nameMaker(taken)(file.name, `.${extension}`)
  const handedOut = (bytes: OutFile['bytes']) => (isKept ? bytes.slice() : bytes)
  const original: OutFile = {
    name: originalName({ name: file.name, output }),
    type: sourceType(source.format),
    bytes: handedOut(source.bytes),
    role: 'source',
  }
  return {
    name: file.name,
    output,
    type,
    format: source.format,
    before: file.size,
    after: result.bytes.length,
    width: source.width,
    height: source.height,
    codec: result.codec,
    quality: result.quality,
    ssim: result.ssim,
    encodes: result.encodes,
    isMet: result.isMet,
    isOriginal: result.isOriginal,
    tried: result.tried,
    notes: result.notes,
    [made]: [
      { name: output, type, bytes: handedOut(result.bytes) },
      ...(isCompared && !result.isOriginal && isShown(source.format) ? [original] : []),
    ],
  }
}

/** Returns the name under which the original is compared with the new file. */
export const originalName = ({ name, output }: { name: string; output: string }) =>
  output === name ? `original-${name}` : name

/** Returns whether current browsers show a format. */
export const isShown = (format: Format) => ['jpeg', 'png', 'webp', 'avif', 'gif', 'bmp', 'ico', 'svg'].includes(format)

const sourceType = (format: Format) =>
  format in targets ? targets[format as keyof typeof targets].type : `image/${format}`
