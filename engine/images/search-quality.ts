/** One encoding of a search. */
export type Attempt = { quality: number; bytes: Uint8Array<ArrayBuffer>; ssim: number }

/** Maximum number of encodes per search. */
export const MAX_ENCODES = 8

/**
 * Finds the lowest integer quality that reaches the wanted similarity, by interpolation between bounds: error grows
 * about exponentially with falling quality, so its logarithm is treated as linear.
 * @param encodeAt encodes and measures
 * @param start quality to begin with
 * @returns the attempt, and the number of encodes; the most similar one if even 100 is not enough
 */
export async function lowestAlike(
  encodeAt: (quality: number) => Promise<Attempt>,
  wanted: number,
  start: number,
): Promise<{ best: Attempt; encodes: number; isMet: boolean }> {
  let low = { quality: 0, error: 1 }
  let high: { quality: number; error: number } | undefined
  let best: Attempt | undefined
  let nearest: Attempt | undefined
  let quality = start
  let encodes = 0
  while (encodes < MAX_ENCODES) {
    const tried = await encodeAt(quality)
    encodes++
    const here = { quality, error: Math.max(1 - tried.ssim, 1e-6) }
    if (tried.ssim >= wanted) {
      high = here
      if (!best || tried.bytes.length < best.bytes.length) best = tried
    } else {
      low = here
      if (!nearest || tried.ssim > nearest.ssim) nearest = tried
    }
    if (low.quality >= 100 || (high && high.quality - low.quality <= 1)) break
    const top = high ?? { quality: 100, error: Math.min(low.error / 8, 5e-4) }
    const slope = (Math.log(top.error) - Math.log(low.error)) / (top.quality - low.quality)
    const guess = low.quality + (Math.log(Math.max(1 - wanted, 1e-6)) - Math.log(low.error)) / slope
    // If the bound at the far end is untried, the next attempt is one step from it.
    const middle = (low.quality + top.quality) / 2
    const aim = encodes >= 5 || !Number.isFinite(guess) ? middle : guess
    quality = Math.round(Math.min(Math.max(aim, low.quality + 1), high ? top.quality - 1 : 100))
  }
  const found = best ?? nearest
  if (!found) throw new Error('Nothing was encoded.')
  return { best: found, encodes, isMet: best !== undefined }
}

export type Sized = { quality: number; bytes: Uint8Array<ArrayBuffer> }

/** How far below the wanted size a result may be. */
export const NEAR = 0.03

/**
 * Returns the largest encoding within a size limit, by interpolation of the logarithm of the size.
 * @param step smallest difference of quality that has an effect: 1 for codecs with integer qualities
 * @returns one within 3% below the limit, if 8 encodes find one; otherwise the largest below it; `isMet` is false if
 * even the lowest quality is larger
 */
export async function nearestSize(
  encodeAt: (quality: number) => Promise<Sized>,
  wanted: number,
  {
    start,
    step,
    maxEncodes = MAX_ENCODES,
    lowest = 1,
  }: { start: number; step: number; maxEncodes?: number; lowest?: number },
): Promise<{ best: Sized; above?: Sized; encodes: number; isMet: boolean }> {
  let below: Sized | undefined
  let above: Sized | undefined
  let smallest: Sized | undefined
  let quality = start
  let encodes = 0
  while (encodes < maxEncodes) {
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
  // The target is slightly below the wanted size, because a larger result does not count.
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
  const [min, max] = [below ? floor + step : floor, above ? ceiling - step : ceiling]
  const quality = Math.min(Math.max(guess, min), Math.max(min, max))
  return step >= 1 ? Math.round(quality) : Math.round(quality * 100) / 100
}
