import type { Ports } from '../tool/ports.ts'
import type { Metadata, Picture } from './picture.ts'

/** What a reader needs of the tool's ports; `drawSvg` only for SVG. */
export type DecodePorts = Pick<Ports, 'asset'> & Partial<Pick<Ports, 'drawSvg'>>

/** What a reader of one format brings; orientation is still to be applied. */
export type Read = { picture: Picture; orientation?: number; metadata?: Metadata; notes?: string[] }

/** A copy: what a codec answers may lie in memory that its next call overwrites. */
export function plain(decoded: { width: number; height: number; data: ArrayLike<number> } | null): Picture {
  if (!decoded || decoded.width === 0) throw new Error('The decoder gave no picture.')
  const { width, height, data } = decoded
  if (data.length !== width * height * 4) throw new Error('The decoder gave too few pixels.')
  return { width, height, data: new Uint8ClampedArray(data) }
}

/** The description of a profile names it; any sRGB one needs no word. */
export function profileNotes({ icc }: Metadata): string[] {
  if (!icc || isSrgb(icc)) return []
  return ['It has a colour profile other than sRGB. Pixels are kept as they are, so the profile must travel with them.']
}

/** By its name, in the ways that ICC v2 (ASCII) and v4 (UTF-16) write it. */
export function isSrgb(icc: Uint8Array): boolean {
  const letters = String.fromCharCode(...icc.subarray(0, 4096)).replaceAll('\0', '')
  return /sRGB/i.test(letters)
}
