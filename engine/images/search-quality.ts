/** One encoding of a search. */
export type Attempt = { quality: number; bytes: Uint8Array<ArrayBuffer>; ssim: number }

/** Encodes that a search may take. */
export const MOST_ENCODES = 8

/** Fall of the logarithm of the error (1 − SSIM) with one step of quality, where nothing is known: about that of JPEG. */
export const USUAL_SLOPE = -0.03

/** Part of a step by which a prediction may be wrong: what lies nearer than that is tried. */
const DOUBT = 0.2

/**
 * The lowest quality whose picture is at least as alike as wanted, by secants: error grows about exponentially with
 * falling quality, so its logarithm is taken as straight. Ends as soon as the step below is predicted to miss.
 * @param encodeAt encodes and measures
 * @param qualities those that make a difference to the codec, rising
 * @param start quality to begin with
 * @param slope of the logarithm of the error, if it was measured elsewhere; without it at least two are encoded
 * @returns the attempt, and how many encodes it took; the best one there is where even the highest falls short
 */
export async function lowestAlike(
  encodeAt: (quality: number) => Promise<Attempt>,
  wanted: number,
  { qualities, start, slope }: { qualities: number[]; start: number; slope?: number },
): Promise<{ best: Attempt; encodes: number; isMet: boolean }> {
  const target = errorLog(wanted)
  const tried: { quality: number; error: number }[] = []
  let low = -1
  let high = qualities.length
  let best: Attempt | undefined
  let nearest: Attempt | undefined
  let at = atLeast(qualities, start - 0.5)
  while (tried.length < MOST_ENCODES) {
    const quality = qualities[at] ?? 100
    const attempt = await encodeAt(quality)
    tried.push({ quality, error: errorLog(attempt.ssim) })
    if (attempt.ssim >= wanted) {
      high = at
      if (!best || attempt.bytes.length < best.bytes.length) best = attempt
    } else {
      low = at
      if (!nearest || attempt.ssim > nearest.ssim) nearest = attempt
    }
    if (high - low <= 1) break
    const known = slopeOf(tried, target) ?? slope
    const [from] = byDistance(tried, target)
    const aim = (from?.quality ?? quality) + (target - (from?.error ?? target)) / (known ?? USUAL_SLOPE)
    const step = 100 / (qualities.length - 1)
    const next = atLeast(qualities, aim - DOUBT * step)
    if (known !== undefined && best && next >= high) break
    at = tried.length >= 5 ? Math.floor((low + high) / 2) : Math.min(Math.max(next, low + 1), high - 1)
  }
  const found = best ?? nearest
  if (!found) throw new Error('Nothing was encoded.')
  return { best: found, encodes: tried.length, isMet: best !== undefined }
}

/** Logarithm of 1 − SSIM. */
export const errorLog = (ssim: number) => Math.log(Math.max(1 - ssim, 1e-6))

function atLeast(qualities: number[], least: number) {
  const found = qualities.findIndex((quality) => quality >= least)
  return found < 0 ? qualities.length - 1 : found
}

const byDistance = (tried: { quality: number; error: number }[], target: number) =>
  [...tried].sort((a, b) => Math.abs(a.error - target) - Math.abs(b.error - target))

/** Through the two attempts next to the target; noise that would turn it upwards is not believed. */
function slopeOf(tried: { quality: number; error: number }[], target: number) {
  const [a, b] = byDistance(tried, target)
  if (!a || !b || a.quality === b.quality) return
  const slope = (a.error - b.error) / (a.quality - b.quality)
  return slope < -0.002 ? slope : undefined
}

export type Sized = { quality: number; bytes: Uint8Array<ArrayBuffer> }

/** How far below the wanted size is near enough. */
export const NEAR = 0.03

/**
 * The largest encoding that does not pass a size, by interpolation of the logarithm of the size.
 * @param step smallest difference of quality that changes anything: 1 for codecs of whole qualities
 * @returns the one within 3 % below, if there is one within 8 encodes; else the largest below; `isMet` is false where
 * even the lowest quality is larger
 */
export async function nearestSize(
  encodeAt: (quality: number) => Promise<Sized>,
  wanted: number,
  { start, step, most = MOST_ENCODES, lowest = 1 }: { start: number; step: number; most?: number; lowest?: number },
): Promise<{ best: Sized; above?: Sized; encodes: number; isMet: boolean }> {
  let below: Sized | undefined
  let above: Sized | undefined
  let smallest: Sized | undefined
  let quality = start
  let encodes = 0
  while (encodes < most) {
    const tried = await encodeAt(quality)
    encodes++
    if (!smallest || tried.bytes.length < smallest.bytes.length) smallest = tried
    const size = tried.bytes.length
    if (size <= wanted) {
      if (!below || size > below.bytes.length || quality > below.quality) below = tried
    } else if (!above || quality < above.quality) above = tried
    if (size <= wanted && size >= wanted * (1 - NEAR)) break
    const floor = below?.quality ?? lowest
    const ceiling = above?.quality ?? 100
    if ((below && above && ceiling - floor <= step) || (below && floor >= 100) || (above && ceiling <= lowest)) break
    quality = nextQuality({ below, above, tried, wanted, floor, ceiling, step, isLate: encodes >= 5 })
  }
  const found = below ?? smallest
  if (!found) throw new Error('Nothing was encoded.')
  return { best: found, ...(above ? { above } : {}), encodes, isMet: below !== undefined }
}

type Bounds = {
  below: Sized | undefined
  above: Sized | undefined
  tried: Sized
  wanted: number
  floor: number
  ceiling: number
  step: number
  isLate: boolean
}

function nextQuality({ below, above, tried, wanted, floor, ceiling, step, isLate }: Bounds) {
  // Just under the wanted size, since only that counts as met.
  const aim = Math.log(wanted * (1 - NEAR / 2))
  let guess: number
  if (below && above) {
    const [a, b] = [Math.log(below.bytes.length), Math.log(above.bytes.length)]
    guess = below.quality + ((aim - a) / (b - a)) * (above.quality - below.quality)
    if (isLate) guess = (guess + (floor + ceiling) / 2) / 2
  } else {
    // One bound is unknown: sizes about double in thirty steps of quality.
    guess = tried.quality + ((aim - Math.log(tried.bytes.length)) / Math.LN2) * 30
  }
  const [least, most] = [below ? floor + step : floor, above ? ceiling - step : ceiling]
  const kept = Math.min(Math.max(guess, least), Math.max(least, most))
  return step >= 1 ? Math.round(kept) : Math.round(kept * 100) / 100
}
