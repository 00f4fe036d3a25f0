import { type CompressedSize, sizeMethod } from './compressed-size.ts'
import type { Metric } from './tool/blocks.ts'

/** What a visitor can ask to be smallest. */
export type SizeMeasure = 'raw' | 'gzip' | 'brotli'

export const sizeNames: Record<SizeMeasure, string> = { raw: 'raw', gzip: 'gzip', brotli: 'Brotli' }

/** The three sizes of a result, each with what the source had. */
export function sizeMetrics(best: CompressedSize, source: CompressedSize): Metric[] {
  return [
    { label: 'Raw', value: best.raw, unit: 'bytes', method: `${sizeMethod} Before: ${source.raw}.` },
    { label: 'Gzip', value: best.gzip, unit: 'bytes', method: `${sizeMethod} Before: ${source.gzip}.` },
    {
      label: 'Brotli',
      value: best.brotli,
      unit: 'bytes',
      method: `${sizeMethod} Before: ${source.brotli ?? 'unknown'}.`,
    },
  ]
}
