import { decode } from '../../engine/images/decode.ts'
import { defaultQuality, encode } from '../../engine/images/encode.ts'
import type { Picture } from '../../engine/images/picture.ts'
import { type Attempt, lowestAlike, MAX_ENCODES, nearestSize } from '../../engine/images/search-quality.ts'
import { similarityTo } from '../../engine/images/ssim.ts'
import type { Ports } from '../../engine/tool/ports.ts'

export type Lossy = 'jpeg' | 'webp' | 'avif' | 'jxl'
/** `ssim` is 1 for what lost nothing; `quality` is null where there is none. */
export type Candidate = {
  codec: Lossy | 'png'
  quality: number | null
  bytes: Uint8Array<ArrayBuffer>
  ssim: number
  encodes: number
  /** Whether the target was reached. */
  isMet: boolean
}

/** One picture to be encoded many times: the original is measured once. */
export type Subject = {
  picture: Picture
  similarity: (other: Picture) => number
  asset: Ports['asset']
  signal: AbortSignal
}

export function subjectOf(picture: Picture, { asset, signal }: Pick<Ports, 'asset' | 'signal'>): Subject {
  return { picture, similarity: similarityTo(picture), asset, signal }
}

/** At one quality of the codec's own scale. */
export async function atQuality(subject: Subject, codec: Lossy, quality: number): Promise<Candidate> {
  const tried = await attempt(subject, codec, quality)
  return { codec, ...tried, encodes: 1, isMet: true }
}

/** The smallest file that is as alike as wanted. @param start quality to begin with */
export async function atLikeness(subject: Subject, codec: Lossy, wanted: number, start?: number): Promise<Candidate> {
  const found = await lowestAlike(
    (quality) => attempt(subject, codec, quality),
    wanted,
    start ?? defaultQuality[codec] ?? 75,
  )
  return { codec, ...found.best, encodes: found.encodes, isMet: found.isMet }
}

/**
 * The best file that is not larger than wanted. JPEG and AVIF know only so many qualities, 5 % of size apart and
 * more: where none lies within 3 % below, the quality of the colors (JPEG) or the loop filter (AVIF) is moved as well.
 */
export async function atSize(subject: Subject, codec: Lossy, wanted: number): Promise<Candidate> {
  const isWhole = codec === 'jpeg' || codec === 'avif'
  const found = await nearestSize((quality) => encodeOnly(subject, codec, { quality }), wanted, {
    start: defaultQuality[codec] ?? 75,
    step: isWhole ? 1 : 0.05,
    most: isWhole ? MAX_ENCODES - 2 : MAX_ENCODES,
    lowest: codec === 'jxl' ? 1 : 0,
  })
  let { best, encodes } = found
  if (found.isMet && isWhole && best.bytes.length < wanted * 0.97 && found.above) {
    const base = codec === 'jpeg' ? found.above.quality : best.quality
    const tunings =
      codec === 'jpeg'
        ? [{ chromaQuality: Math.round(base * 0.85) }, { chromaQuality: Math.round(base * 0.65) }]
        : [-2, 0, -4].map((step) => ({ quality: base + step, sharpness: 3 }))
    for (const tuning of tunings) {
      if (best.bytes.length >= wanted * 0.97 || encodes >= MAX_ENCODES) break
      const tried = await encodeOnly(subject, codec, { quality: base, ...tuning })
      encodes++
      if (tried.bytes.length <= wanted && tried.bytes.length > best.bytes.length) best = tried
    }
  }
  return { codec, ...best, ssim: await measure(subject, best.bytes), encodes, isMet: found.isMet }
}

async function attempt(subject: Subject, codec: Lossy, quality: number): Promise<Attempt> {
  const { bytes } = await encodeOnly(subject, codec, { quality })
  return { quality, bytes, ssim: await measure(subject, bytes) }
}

async function encodeOnly(
  { picture, asset, signal }: Subject,
  codec: Lossy,
  options: { quality: number; chromaQuality?: number; sharpness?: number },
) {
  signal.throwIfAborted()
  // Stop and progress are heard between two encodes.
  await new Promise((resolve) => setTimeout(resolve))
  return { quality: options.quality, bytes: await encode(picture, codec, options, asset) }
}

async function measure({ similarity, asset }: Subject, bytes: Uint8Array<ArrayBuffer>) {
  return similarity(await decode(bytes, 'The encoded picture', { asset }))
}
