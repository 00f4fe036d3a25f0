import { defaultQuality, qualitySteps } from '#engine/images/encode.ts'
import { type Trial, tryReduced } from '#engine/images/guided-search.ts'
import { nearestSize } from '#engine/images/search-quality.ts'
import type { Goal } from './goal.ts'
import { attempt, encodeOnly, type Lossy, measure, type Subject } from './subject.ts'

/**
 * Estimate of what a codec does with the whole image, from its tiles. `bytes` is the estimated size of the whole file.
 */
export type Forecast = {
  codec: Lossy
  quality: number
  bytes: number
  ssim: number
  isMet: boolean
  trials: Trial[]
}

/** Size of headers and tables that a file always has, in bytes; measured on white images of 64 × 64 pixels. */
const FIXED_BYTES: Record<Lossy, number> = { jpeg: 470, webp: 66, avif: 312, jxl: 215 }

/**
 * Returns the forecast of one codec for a goal, or undefined if the image has no reduced one.
 * @param isQuick for a file that is encoded quickly
 */
export async function forecast(
  subject: Subject,
  codec: Lossy,
  goal: Goal,
  isQuick = false,
): Promise<Forecast | undefined> {
  const { reduced } = subject
  if (!reduced) return undefined
  const share = pixels(reduced) / pixels(subject)
  const whole = (bytes: number) => Math.round((bytes - FIXED_BYTES[codec]) / share) + FIXED_BYTES[codec]
  const tryAt = (quality: number) => attempt(reduced, codec, quality, isQuick)
  const start = defaultQuality[codec] ?? 75
  if (goal.kind === 'likeness') {
    const ladder = qualitySteps(codec)
    const { nearest, predicted, trials } = await tryReduced(tryAt, goal.ssim, { start, ladder })
    const { bytes, ssim } = nearest
    const isMet = ssim >= goal.ssim || predicted < (ladder.at(-1) ?? 100)
    return { codec, quality: predicted, bytes: whole(bytes.length), ssim, isMet, trials }
  }
  if (goal.kind === 'size') {
    const wanted = (goal.bytes - FIXED_BYTES[codec]) * share + FIXED_BYTES[codec]
    const { best, isMet } = await nearestSize((quality) => encodeOnly(reduced, codec, { quality, isQuick }), wanted, {
      start,
      step: 1,
      lowest: codec === 'jxl' ? 1 : 0,
    })
    const ssim = await measure(reduced, best.bytes)
    return { codec, quality: best.quality, bytes: whole(best.bytes.length), ssim, isMet, trials: [] }
  }
  const tried = await tryAt(goal.quality)
  return { codec, quality: goal.quality, bytes: whole(tried.bytes.length), ssim: tried.ssim, isMet: true, trials: [] }
}

const pixels = ({ picture: { width, height } }: Subject) => width * height
