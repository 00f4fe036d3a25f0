import { defaultQuality, qualitySteps } from '#engine/images/encode.ts'
import { lowestAlikeGuided, MAX_FULL_ENCODES } from '#engine/images/guided-search.ts'
import { type Attempt, lowestAlike, MAX_ENCODES, nearestSize } from '#engine/images/search-quality.ts'
import type { Forecast } from './forecast.ts'
import { attempt, encodeOnly, type Lossy, measure, type Subject } from './subject.ts'

/** `ssim` is 1 for lossless files; `quality` is null for formats without one. */
export type Candidate = {
  codec: Lossy | 'png'
  quality: number | null
  bytes: Uint8Array<ArrayBuffer>
  ssim: number
  /** Number of encodes of the whole image, without trials on a reduced one. */
  encodes: number
  /** Whether the target was reached. */
  isMet: boolean
}

/** Receives each measured encode of the whole image. */
export type Heard = (tried: Attempt) => void

/** Maximum number of encodes of the whole image in a search, because AVIF and JPEG XL take seconds each. */
const mostEncodes: Record<Lossy, number> = { jpeg: 6, webp: 6, avif: MAX_FULL_ENCODES, jxl: MAX_FULL_ENCODES }

/** Compresses at one quality of the codec's own scale. */
export async function atQuality(subject: Subject, codec: Lossy, quality: number): Promise<Candidate> {
  const tried = await attempt(subject, codec, quality)
  return { codec, ...tried, encodes: 1, isMet: true }
}

/**
 * Returns the smallest file with the wanted SSIM. With a forecast, few encodes of the whole image are needed. Without
 * one, the image is so small that each encode is fast.
 */
export async function atLikeness(
  subject: Subject,
  codec: Lossy,
  wanted: number,
  { ahead, heard = () => {} }: { ahead?: Forecast | undefined; heard?: Heard } = {},
): Promise<Candidate> {
  const encodeAt = async (quality: number) => {
    const tried = await attempt(subject, codec, quality)
    heard(tried)
    return tried
  }
  const found = ahead
    ? await lowestAlikeGuided(encodeAt, wanted, {
        trials: ahead.trials,
        ladder: qualitySteps(codec),
        maxEncodes: mostEncodes[codec],
      })
    : await lowestAlike(encodeAt, wanted, defaultQuality[codec] ?? 75)
  return { codec, ...found.best, encodes: found.encodes, isMet: found.isMet }
}

/**
 * Returns the best file within a size limit. JPEG and AVIF have so few quality levels that sizes differ by 5% or more.
 * If none is within 3% below the limit, the quality of the colors (JPEG) or the loop filter (AVIF) is varied too.
 */
export async function atSize(subject: Subject, codec: Lossy, wanted: number, ahead?: Forecast): Promise<Candidate> {
  const isWhole = codec === 'jpeg' || codec === 'avif'
  const found = await nearestSize((quality) => encodeOnly(subject, codec, { quality }), wanted, {
    start: Math.round(ahead?.quality ?? defaultQuality[codec] ?? 75),
    step: isWhole ? 1 : 0.05,
    maxEncodes: isWhole ? MAX_ENCODES - 2 : MAX_ENCODES,
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
