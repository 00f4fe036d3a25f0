import { type Attempt, MAX_ENCODES } from './search-quality.ts'

/** One quality tried on a reduced image, and the SSIM it gave there. */
export type Trial = { quality: number; ssim: number }

/** Maximum number of encodes of the whole image in a search with a slow codec, if one of them reached the target. */
export const MAX_FULL_ENCODES = 3

/** Steps by which the last encode raises the quality if none has reached the target yet. */
const MARGIN = 2

export type Guide = {
  trials: Trial[]
  ladder: readonly number[]
  maxEncodes?: number
}

/** Differences of the logarithm of the error below this are too small for a prediction. */
const DOUBT = 0.02

const MIN_ERROR = 1e-6

/**
 * Finds the lowest quality of a ladder whose result on the whole image reaches the wanted similarity. The trials on a
 * reduced image predict how the error falls with the quality; each encode of the whole image corrects that prediction.
 * The search ends when the predicted quality is known to pass, or after `most` encodes. It continues only if none of
 * them passed.
 * @param ladder the qualities that differ, ascending
 * @returns the smallest that passed, or the most similar
 */
export async function lowestAlikeGuided(
  encodeAt: (quality: number) => Promise<Attempt>,
  wanted: number,
  { trials, ladder, maxEncodes = MAX_FULL_ENCODES }: Guide,
): Promise<{ best: Attempt; encodes: number; isMet: boolean }> {
  const goal = logError(wanted)
  const curve = lineOf(trials, goal)
  const tried: { at: number; residual: number; attempt: Attempt }[] = []
  let low = -1
  let high = ladder.length
  while (tried.length < MAX_ENCODES && high - low > 1) {
    const hasMet = high < ladder.length
    if (hasMet && tried.length >= maxEncodes) break
    const predicted = firstPassing()
    if (hasMet && predicted >= high && errorAt(high - 1) - goal > DOUBT) break
    const margin = !hasMet && tried.length >= maxEncodes - 1 ? MARGIN * (tried.length - 1) : 0
    const at = Math.min(Math.max(predicted + margin, low + 1), high - 1)
    const quality = ladder[at] as number
    const attempt = await encodeAt(quality)
    tried.push({ at, residual: logError(attempt.ssim) - curve(quality), attempt })
    if (attempt.ssim >= wanted) high = at
    else low = at
  }
  const met = tried.filter(({ attempt }) => attempt.ssim >= wanted).map(({ attempt }) => attempt)
  const best =
    met.length > 0
      ? met.sort((a, b) => a.bytes.length - b.bytes.length)[0]
      : tried.map(({ attempt }) => attempt).sort((a, b) => b.ssim - a.ssim)[0]
  if (!best) throw new Error('The ladder has no quality.')
  return { best, encodes: tried.length, isMet: met.length > 0 }

  /** Returns the index of the lowest quality that is predicted to pass; the highest, if none is. */
  function firstPassing() {
    const at = ladder.findIndex((_, index) => errorAt(index) <= goal)
    return at < 0 ? ladder.length - 1 : at
  }

  function errorAt(index: number) {
    return curve(ladder[index] as number) + residualAt(index)
  }

  /**
   * Returns the difference between the whole image and the predicted curve: interpolated between two encodes, constant
   * beyond them.
   */
  function residualAt(index: number) {
    const below = tried.filter(({ at }) => at <= index).sort((a, b) => b.at - a.at)[0]
    const above = tried.filter(({ at }) => at >= index).sort((a, b) => a.at - b.at)[0]
    if (!below || !above) return (below ?? above)?.residual ?? 0
    if (below.at === above.at) return below.residual
    return below.residual + ((index - below.at) / (above.at - below.at)) * (above.residual - below.residual)
  }
}

/** Trials on a reduced image at most. */
const MAX_TRIALS = 4
/** Maximum difference in quality between the prediction and the last trial. */
const CLOSE = 2

/**
 * Tries a reduced image until a trial is at the quality that all trials predict for the target.
 * @param start quality to begin with
 * @returns the trial nearest to the target, the predicted quality, and all trials
 */
export async function tryReduced<T extends Trial>(
  tryAt: (quality: number) => Promise<T>,
  wanted: number,
  { start, ladder }: { start: number; ladder: readonly number[] },
): Promise<{ nearest: T; predicted: number; trials: T[] }> {
  const trials = [await tryAt(start)]
  const predict = () => {
    const curve = lineOf(trials, logError(wanted))
    return ladder.find((one) => curve(one) <= logError(wanted)) ?? (ladder.at(-1) as number)
  }
  let predicted = predict()
  while (trials.length < MAX_TRIALS && trials.every(({ quality }) => Math.abs(quality - predicted) > CLOSE)) {
    trials.push(await tryAt(predicted))
    predicted = predict()
  }
  const distance = ({ ssim }: Trial) => Math.abs(logError(ssim) - logError(wanted))
  const nearest = trials.toSorted((a, b) => distance(a) - distance(b))[0] as T
  return { nearest, predicted, trials }
}

/**
 * Returns the logarithm of the error by quality: a line through the trial nearest to the target, with the slope to the
 * next nearest trial that is far enough away.
 */
function lineOf(trials: Trial[], goal: number): (quality: number) => number {
  const distance = ({ ssim }: Trial) => Math.abs(logError(ssim) - goal)
  const [nearest, ...others] = trials.toSorted((a, b) => distance(a) - distance(b))
  if (!nearest) return () => 0
  const other = others.find(({ quality }) => Math.abs(quality - nearest.quality) >= APART)
  const slope = other
    ? (logError(nearest.ssim) - logError(other.ssim)) / (other.quality - nearest.quality)
    : USUAL_SLOPE
  const fall = Math.min(Math.max(slope, MIN_SLOPE), MAX_SLOPE)
  return (quality) => logError(nearest.ssim) - fall * (quality - nearest.quality)
}

/** Minimum difference in quality of two trials that determine a slope. */
const APART = 5
/** Fall of the logarithm of the error per step of quality: the usual value for photos, and the accepted limits. */
const USUAL_SLOPE = 0.025
const MIN_SLOPE = 0.01
const MAX_SLOPE = 0.1

const logError = (ssim: number) => Math.log(Math.max(1 - ssim, MIN_ERROR))
