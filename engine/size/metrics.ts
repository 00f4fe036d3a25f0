import { z } from 'zod'
import type { Metric } from '../tool/blocks.ts'
import { field } from '../tool/field.ts'
import { type CompressedSize, sizeMethod } from './compressed-size.ts'

/** Sizes as programs get them. */
export const compressedSizeSchema = z.object({
  raw: z.number().describe('Size in bytes'),
  gzip: z.number().describe('Size after gzip in bytes'),
  brotli: z.number().nullable().describe('Size after Brotli in bytes; null if not measured'),
})

/** What a visitor can ask to be smallest. */
export type SizeMeasure = 'raw' | 'gzip' | 'brotli'

export const sizeNames: Record<SizeMeasure, string> = { raw: 'raw', gzip: 'gzip', brotli: 'Brotli' }

/** Returns the form field for the measure. */
export const measureField = (preset: SizeMeasure) =>
  field.choice({
    label: 'Smallest by',
    options: { gzip: 'Gzip', brotli: 'Brotli', raw: 'Raw bytes' },
    default: preset,
    hint: 'What your server sends. Servers nearly always compress it.',
  })

/** Returns the size by the chosen measure; gzip if Brotli is unavailable. */
export const bytesBy = (size: CompressedSize, measure: SizeMeasure) => size[measure] ?? size.gzip

/** Returns a negative number if the first is smaller by the measure, or equal with a smaller raw size. */
export const compareSizes = (one: CompressedSize, other: CompressedSize, measure: SizeMeasure) =>
  bytesBy(one, measure) - bytesBy(other, measure) || one.raw - other.raw

/** @example rawChange({ raw: 41 }, { raw: 50 }) // '18% fewer raw bytes' */
export function rawChange(best: { raw: number }, source: { raw: number }) {
  const percent = Math.round((1 - best.raw / Math.max(1, source.raw)) * 1000) / 10
  return `${Math.abs(percent)}% ${percent < 0 ? 'more' : 'fewer'} raw bytes`
}

/** Returns the three sizes of a result, each with that of the source. */
export function sizeMetrics(best: CompressedSize, source: CompressedSize): Metric[] {
  return [
    {
      label: 'Raw',
      value: best.raw,
      unit: 'bytes',
      method: `${sizeMethod} Before: ${source.raw}.`,
      before: source.raw,
    },
    { label: 'Gzip', value: best.gzip, unit: 'bytes', method: `${sizeMethod} Before: ${source.gzip}.` },
    ...(best.brotli === null && source.brotli === null
      ? []
      : [
          {
            label: 'Brotli',
            value: best.brotli,
            unit: 'bytes',
            method: source.brotli === null ? sizeMethod : `${sizeMethod} Before: ${source.brotli}.`,
          },
        ]),
  ]
}
