import { encode, encodePng } from '#engine/images/encode.ts'
import { MAX_ICON_SIZE, writeIco } from '#engine/images/icon.ts'
import { holdsExif, holdsMetadata, writeMetadata } from '#engine/images/metadata.ts'
import { type DecodedPicture, formatNames, type Picture, type Target, targets } from '#engine/images/picture.ts'
import { fitInside, resize } from '#engine/images/resize.ts'
import { isSrgb, toSrgb } from '#engine/images/to-srgb.ts'
import type { Ports } from '#engine/tool/ports.ts'

export type ConvertWish = {
  target: Target
  quality: number
  isLossless: boolean
  keepsMetadata: boolean
  ground: [number, number, number]
}

/** What happened to each kind of data in a file besides its pixels. */
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

/** Writes a decoded picture in another format and returns what that format could not store. */
export async function convert(
  source: DecodedPicture,
  { target, quality, isLossless, keepsMetadata, ground }: ConvertWish,
  asset: Ports['asset'],
): Promise<Converted> {
  const { exif, icc } = source.metadata
  const notes = [...source.notes]
  const canHold = holdsMetadata(target)
  const isPlainProfile = icc !== undefined && isSrgb(icc)
  const isOrphan = icc !== undefined && !isPlainProfile && !canHold
  const srgb = isOrphan ? toSrgb(source, icc) : undefined
  const picture = target === 'ico' ? await forIcon(srgb ?? source, asset) : (srgb ?? source)
  const raw =
    target === 'ico'
      ? writeIco([{ width: picture.width, height: picture.height, png: await encodePng(picture, 2, asset) }])
      : await encode(picture, target, { quality, isLossless, ground }, asset)
  if (picture.width !== source.width)
    notes.push(
      `Icons are at most ${MAX_ICON_SIZE} pixels wide and high: scaled to ${picture.width} × ${picture.height}.`,
    )
  // Data that is not requested is removed; a profile other than sRGB stays, because the colors depend on it.
  const kept = {
    ...(exif && keepsMetadata ? { exif } : {}),
    ...(icc && (keepsMetadata || !isPlainProfile) ? { icc } : {}),
  }
  const bytes = writeMetadata(raw, target, kept, source.hasAlpha)
  if (isOrphan)
    notes.push(
      srgb
        ? `Its colors were converted to sRGB, because profiles are not written to ${formatNames[target]}.`
        : `Its color profile could not be written to ${formatNames[target]}: colors may shift.`,
    )
  const holdsCamera = exif !== undefined && holdsExif(target, exif)
  if (exif && keepsMetadata && !holdsCamera)
    notes.push(
      `Camera data cannot be written to ${formatNames[target]} here${canHold ? ': it is larger than 64 kB' : ''}.`,
    )
  return {
    bytes,
    width: picture.width,
    height: picture.height,
    alpha: !source.hasAlpha ? 'none' : targets[target].hasAlpha ? 'kept' : 'flattened',
    profile: !icc ? 'none' : kept.icc && canHold ? 'kept' : srgb ? 'applied' : 'dropped',
    orientation: source.orientation === 1 ? 'none' : 'applied',
    camera: !exif ? 'none' : kept.exif && holdsCamera ? 'kept' : 'dropped',
    notes,
  }
}

async function forIcon(source: Picture, asset: Ports['asset']) {
  const size = fitInside(source, { width: MAX_ICON_SIZE, height: MAX_ICON_SIZE })
  return size.width === source.width ? source : resize(source, size, asset)
}
