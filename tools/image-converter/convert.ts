import { encode, encodePng } from '../../engine/images/encode.ts'
import { LARGEST_ICON, writeIco } from '../../engine/images/icon.ts'
import { holdsMetadata, writeMetadata } from '../../engine/images/metadata.ts'
import { type DecodedPicture, formatNames, type Target, targets } from '../../engine/images/picture.ts'
import { isSrgb } from '../../engine/images/read.ts'
import { fitInside, resize } from '../../engine/images/resize.ts'
import type { Ports } from '../../engine/tool/ports.ts'

export type ConvertWish = {
  target: Target
  quality: number
  isLossless: boolean
  keepsMetadata: boolean
  ground: [number, number, number]
}

/** What became of each thing a file may hold besides its pixels. */
export type Fate = 'none' | 'kept' | 'applied' | 'dropped' | 'flattened'
export type Converted = {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
  alpha: Fate
  profile: Fate
  orientation: Fate
  camera: Fate
  notes: string[]
}

/** Writes a decoded picture in another format and tells what the target could not hold. */
export async function convert(
  source: DecodedPicture,
  { target, quality, isLossless, keepsMetadata, ground }: ConvertWish,
  asset: Ports['asset'],
): Promise<Converted> {
  const { exif, icc } = source.metadata
  const notes = [...source.notes]
  const picture = target === 'ico' ? await forIcon(source, asset) : source
  const raw =
    target === 'ico'
      ? writeIco([{ width: picture.width, height: picture.height, png: await encodePng(picture, 2, asset) }])
      : await encode(picture, target, { quality, isLossless, ground }, asset)
  if (picture !== source)
    notes.push(`An icon's edge is at most ${LARGEST_ICON} pixels: scaled to ${picture.width} × ${picture.height}.`)
  const canHold = holdsMetadata(target)
  const isPlainProfile = icc !== undefined && isSrgb(icc)
  // What is not told to be kept is left out; a profile other than sRGB is part of the colours.
  const kept = {
    ...(exif && keepsMetadata ? { exif } : {}),
    ...(icc && (keepsMetadata || !isPlainProfile) ? { icc } : {}),
  }
  const bytes = writeMetadata(raw, target, kept, source.hasAlpha)
  if (icc && !isPlainProfile && !canHold)
    notes.push(`Its colour profile could not be written into ${formatNames[target]}: colours may shift.`)
  if (exif && keepsMetadata && !canHold) notes.push(`Camera data cannot be written into ${formatNames[target]} here.`)
  return {
    bytes,
    width: picture.width,
    height: picture.height,
    alpha: !source.hasAlpha ? 'none' : targets[target].hasAlpha ? 'kept' : 'flattened',
    profile: !icc ? 'none' : kept.icc && canHold ? 'kept' : 'dropped',
    orientation: source.orientation === 1 ? 'none' : 'applied',
    camera: !exif ? 'none' : kept.exif && canHold ? 'kept' : 'dropped',
    notes,
  }
}

async function forIcon(source: DecodedPicture, asset: Ports['asset']) {
  const size = fitInside(source, { width: LARGEST_ICON, height: LARGEST_ICON })
  return size.width === source.width ? source : resize(source, size, asset)
}
