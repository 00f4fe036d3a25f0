import { Failure } from '../failures.ts'
import { withCommas } from '../text/numbers.ts'
import type { Ports } from '../tool/ports.ts'
import { codecs } from './codecs.ts'
import { flatten, hasTransparency, type Picture, type Target } from './picture.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type EncodeOptions = {
  /** 0 to 100, in the codec's own scale; equal values do not look equal across codecs. PNG, BMP, and ICO have none. */
  quality?: number
  /** WebP, AVIF, and JPEG XL without loss. PNG is always lossless. */
  isLossless?: boolean
  /** Background for transparent pixels if the format has no transparency. Default: white. */
  ground?: [number, number, number]
  /** PNG only: effort of oxipng, 0 (off) to 6. Default: 2. */
  level?: number
  /** JPEG only: quality of the color channels, if it differs. */
  chromaQuality?: number
  /** AVIF only: sharpness of its loop filter, 0 to 7; it also affects the size. */
  sharpness?: number
  /** JPEG and WebP only: half the time or less, for a few percent more bytes. */
  isQuick?: boolean
}

/** Default quality of each codec, the same as in Squoosh. */
export const defaultQuality: Partial<Record<Target, number>> = { jpeg: 75, webp: 75, avif: 50, jxl: 75 }

/** Quantizers of AV1 that libavif chooses from: 0 to 63. */
const AVIF_QUANTIZERS = 63

/**
 * Returns the qualities of a codec whose files can differ, ascending: integers, and of AVIF the lowest one for each of
 * its 64 quantizers (libavif, `avifQualityToQuantizer`).
 */
export function qualitySteps(codec: 'jpeg' | 'webp' | 'avif' | 'jxl'): number[] {
  const all = Array.from({ length: 100 }, (_, at) => at + 1)
  if (codec !== 'avif') return all
  const quantizer = (quality: number) => Math.floor(((100 - quality) * AVIF_QUANTIZERS + 50) / 100)
  return [0, ...all].filter((quality) => quality === 0 || quantizer(quality) !== quantizer(quality - 1))
}

/**
 * Encodes an image. JPEG by MozJPEG, WebP by libwebp, AVIF by libaom, JPEG XL by libjxl, PNG by oxipng; BMP and ICO by
 * our own code. Only the pixels: `writeMetadata` adds metadata afterwards.
 * @throws {Failure} invalid, if an edge is too long for the format
 * @example const bytes = await encode(picture, 'webp', { quality: 80 }, asset)
 */
export async function encode(
  picture: Picture,
  target: Target,
  options: EncodeOptions,
  asset: Ports['asset'],
): Promise<Bytes> {
  refuseLong(picture, target)
  const {
    quality = defaultQuality[target] ?? 75,
    isLossless = false,
    ground,
    level = 2,
    chromaQuality,
    sharpness = 0,
    isQuick = false,
  } = options
  const { width, height } = picture
  switch (target) {
    case 'jpeg': {
      const { data } = hasTransparency(picture) ? flatten(picture, ground) : picture
      const color = chromaQuality === undefined ? {} : { separate_chroma_quality: true, chroma_quality: chromaQuality }
      // Most of MozJPEG's time goes into finding the best scans of a progressive file.
      const jpeg = { ...jpegDefaults, quality: Math.round(quality), progressive: !isQuick, ...color }
      return copied((await codecs.jpegEncoder(asset)).encode(data, width, height, jpeg))
    }
    case 'webp': {
      const lossless = isLossless ? { lossless: 1, quality: 100, exact: 1 } : {}
      const webp = { ...webpDefaults, quality, ...(isQuick ? { method: 1 } : {}), ...lossless }
      return copied((await codecs.webpEncoder(asset)).encode(picture.data, width, height, webp))
    }
    case 'avif': {
      const lossless = isLossless ? { lossless: true, quality: 100, subsample: 3 } : {}
      const avif = { ...avifDefaults, quality: Math.round(quality), sharpness, ...lossless }
      const bytes = new Uint8Array(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength)
      return copied((await codecs.avifEncoder(asset)).encode(bytes, width, height, avif))
    }
    case 'jxl': {
      const jxl = { ...jxlDefaults, quality, ...(isLossless ? { lossless: true, quality: 100 } : {}) }
      return copied((await codecs.jxlEncoder(asset)).encode(picture.data, width, height, jxl))
    }
    case 'png':
      return encodePng(picture, level, asset)
    case 'bmp':
      return (await import('./bitmap.ts')).writeBmp(picture, hasTransparency(picture))
    case 'ico':
      return (await import('./icon.ts')).writeIco([{ width, height, png: await encodePng(picture, level, asset) }])
  }
}

/**
 * Returns a PNG of the pixels, made smaller without loss.
 * @param level of oxipng, 0 (off) to 6
 */
export async function encodePng(
  { width, height, data }: Picture,
  level: number,
  asset: Ports['asset'],
): Promise<Bytes> {
  const { encode: encodeRaw } = await codecs.png(asset)
  const raw = new Uint8Array(encodeRaw(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height, 8))
  return level > 0 ? optimizePng(raw, level, asset) : raw
}

/**
 * Returns the same pixels in fewer bytes: oxipng picks filters and compresses again. Metadata that does not change them
 * stays.
 */
export async function optimizePng(png: Uint8Array, level: number, asset: Ports['asset']): Promise<Bytes> {
  const { optimise } = await codecs.oxipng(asset)
  return new Uint8Array(optimise(png, level, false, false))
}

/** Maximum edges: JPEG by its frame header, WebP by RFC 9649, AVIF by AV1's sequence header, ICO by one byte. */
const longest: Partial<Record<Target, number>> = { jpeg: 65_500, webp: 16_383, avif: 65_536, ico: 256 }

function refuseLong({ width, height }: Picture, target: Target) {
  const maxEdge = longest[target]
  if (maxEdge === undefined || Math.max(width, height) <= maxEdge) return
  const edge = withCommas(maxEdge)
  throw new Failure('invalid', {
    message: `${width} × ${height} pixels are too large for ${target.toUpperCase()}, which allows at most ${edge} pixels per side. Scale the image down or choose another format.`,
  })
}

/** Copies a result, because it is in the encoder's memory only until the next call. */
function copied(encoded: Uint8Array | null): Bytes {
  if (!encoded || encoded.length === 0) throw new Error('The encoder ran out of memory.')
  return new Uint8Array(encoded)
}

const jpegDefaults = {
  quality: 75,
  baseline: false,
  arithmetic: false,
  progressive: true,
  optimize_coding: true,
  smoothing: 0,
  color_space: 3,
  quant_table: 3,
  trellis_multipass: false,
  trellis_opt_zero: false,
  trellis_opt_table: false,
  trellis_loops: 1,
  auto_subsample: true,
  chroma_subsample: 2,
  separate_chroma_quality: false,
  chroma_quality: 75,
}
const webpDefaults = {
  quality: 75,
  target_size: 0,
  target_PSNR: 0,
  method: 4,
  sns_strength: 50,
  filter_strength: 60,
  filter_sharpness: 0,
  filter_type: 1,
  partitions: 0,
  segments: 4,
  pass: 1,
  show_compressed: 0,
  preprocessing: 0,
  autofilter: 0,
  partition_limit: 0,
  alpha_compression: 1,
  alpha_filtering: 1,
  alpha_quality: 100,
  lossless: 0,
  exact: 0,
  image_hint: 0,
  emulate_jpeg_size: 0,
  thread_level: 0,
  low_memory: 0,
  near_lossless: 100,
  use_delta_palette: 0,
  use_sharp_yuv: 0,
}
const avifDefaults = {
  quality: 50,
  qualityAlpha: -1,
  denoiseLevel: 0,
  tileColsLog2: 0,
  tileRowsLog2: 0,
  speed: 6,
  subsample: 1,
  chromaDeltaQ: false,
  sharpness: 0,
  tune: 0,
  enableSharpYUV: false,
  bitDepth: 8,
  lossless: false,
}
const jxlDefaults = {
  effort: 7,
  quality: 75,
  progressive: false,
  epf: -1,
  lossyPalette: false,
  decodingSpeedTier: 0,
  photonNoiseIso: 0,
  lossyModular: false,
  lossless: false,
}
