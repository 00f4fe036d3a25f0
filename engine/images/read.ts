import type { Ports } from '../tool/ports.ts'
import type { HeifHead } from './boxes.ts'
import type { Metadata, Picture } from './picture.ts'
import type { PngChunk } from './png-chunks.ts'

/** The ports that a decoder needs; `drawSvg` only for SVG. */
export type DecodePorts = Pick<Ports, 'asset'> & Partial<Pick<Ports, 'drawSvg'>>

/** What the decoder of one format returns. */
export type ReadImage = {
  picture: Picture
  /** Orientation that must still be applied. */
  orientation?: number
  /** Orientation that the decoder has already applied. */
  turned?: number
  metadata?: Metadata
  frames?: number
  notes?: string[]
}

/** Returns a copy, because a codec's result may be in memory that its next call overwrites. */
export function toPixels(decoded: { width: number; height: number; data: ArrayLike<number> } | null): Picture {
  if (!decoded || decoded.width === 0) throw new Error('The decoder gave no picture.')
  const { width, height, data } = decoded
  if (data.length !== width * height * 4) throw new Error('The decoder gave too few pixels.')
  return { width, height, data: new Uint8ClampedArray(data) }
}

export const cmykNote =
  'CMYK was converted to RGB with a general formula, without its profile. Compare the colors with the original.'

/** Removes a profile for gray or CMYK values (ICC.1:2022, 7.2.6), because the decoded pixels are RGB. */
export function withRgbProfile({ exif, icc }: Metadata): Metadata {
  const isRgb = icc && String.fromCharCode(...icc.subarray(16, 20)) === 'RGB '
  return { ...(exif ? { exif } : {}), ...(isRgb ? { icc } : {}) }
}

/** Gamma of sRGB as PNG stores it, and the invisible tolerance around it. */
const SRGB_GAMMA = 45_455
const SAME_GAMMA = 2_000

/**
 * Returns notes about PNG colors that are declared without a profile: cICP, or gAMA unless sRGB overrides it (PNG third
 * edition, 4.3).
 */
export function pngColorNotes(chunks: PngChunk[]): string[] {
  const coded = chunks.find(({ type }) => type === 'cICP')?.data
  if (coded) return codedColorNotes({ primaries: coded[0] ?? 2, transfer: coded[1] ?? 2 })
  const gamma = chunks.find(({ type }) => type === 'gAMA')?.data
  if (!gamma || gamma.length < 4 || chunks.some(({ type }) => type === 'sRGB')) return []
  const value = new DataView(gamma.buffer, gamma.byteOffset).getUint32(0)
  if (value === 0 || Math.abs(value - SRGB_GAMMA) <= SAME_GAMMA) return []
  return [`Its gamma of ${value / 100_000} (gAMA) is not applied: it may look lighter or darker than the original.`]
}

const primaries: Record<number, string> = { 9: 'BT.2020', 11: 'DCI-P3', 12: 'Display P3' }
const transfers: Record<number, string> = { 8: 'linear light', 16: 'HDR (PQ)', 18: 'HDR (HLG)' }

/** Returns a note if code points of ITU-T H.273 visibly differ from sRGB. */
export function codedColorNotes(head: Pick<HeifHead, 'primaries' | 'transfer'> | undefined): string[] {
  const colorDescription = [primaries[head?.primaries ?? 2], transfers[head?.transfer ?? 2]].filter(Boolean)
  return colorDescription.length > 0
    ? [`Its colors are coded as ${colorDescription.join(', ')} and were treated as sRGB: colors may shift.`]
    : []
}
