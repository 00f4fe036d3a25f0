import type { DecodedPicture } from '#engine/images/picture.ts'
import { type Forecast, forecast } from './forecast.ts'
import type { Goal } from './goal.ts'
import { atLikeness, atQuality, atSize, type Candidate } from './search.ts'
import { type Lossy, quickAttempt, type Subject } from './subject.ts'

/** Receives what comes before the result. */
export type Watch = {
  /** A usable file that a better one may follow. */
  found: (candidate: Candidate) => void
  /** The estimated size for the whole image. */
  expected: (forecast: Forecast) => void
}

export type Entry = {
  source: DecodedPicture
  subjectFor: (codec: Lossy) => Subject
  goal: Goal
  /** The target size, minus the bytes that are added to a file of this codec after the search. */
  budget: (codec: Lossy) => number
  watch: Watch
  /** Whether a fast encode is wanted before slow ones. */
  isQuickWanted: boolean
}

/** Codecs whose estimate is larger than the smallest by this factor are not tried on the whole image. */
const CLOSE = 1.1

/** Runs the chosen codec. If it is slow, a fast encode of another codec comes first. */
export async function single(codec: Lossy, entry: Entry): Promise<Candidate> {
  const { goal, subjectFor, watch } = entry
  const subject = subjectFor(codec)
  const isSlow = codec === 'avif' || codec === 'jxl'
  if (isSlow && goal.kind !== 'quality') await quick(entry)
  const ahead = await forecast(subject, codec, goalOf(codec, entry))
  if (ahead) watch.expected(ahead)
  if (isSlow && ahead && goal.kind === 'quality')
    await quick({ ...entry, goal: { kind: 'likeness', ssim: ahead.ssim } })
  return atGoal(codec, entry, ahead)
}

/** The fastest codec on the whole image, at the quality found on its tiles. */
async function quick(entry: Entry): Promise<void> {
  if (!entry.isQuickWanted) return
  const codec = entry.source.hasAlpha ? 'webp' : 'jpeg'
  const subject = entry.subjectFor(codec)
  const goal = goalOf(codec, entry)
  const ahead = await forecast(subject, codec, goal, true)
  if (!ahead) return
  const tried = await quickAttempt(subject, codec, Math.round(ahead.quality))
  const isMet =
    goal.kind === 'size' ? tried.bytes.length <= goal.bytes : goal.kind === 'quality' || tried.ssim >= goal.ssim
  entry.watch.found({ codec, ...tried, encodes: 1, isMet })
}

/** Returns the codecs that are likely to win on the whole image, the best one first. */
export async function openContest(entry: Entry): Promise<Candidate[]> {
  const { source, subjectFor, watch } = entry
  const found: Candidate[] = []
  let goal = entry.goal
  if (goal.kind === 'quality') {
    const ahead = await forecast(subjectFor('jpeg'), 'jpeg', goal)
    if (ahead && !source.hasAlpha) watch.expected(ahead)
    // The SSIM of MozJPEG at this quality is the goal for the other codecs.
    const jpeg = await atQuality(subjectFor('jpeg'), 'jpeg', goal.quality)
    goal = { kind: 'likeness', ssim: jpeg.ssim }
    if (!source.hasAlpha) {
      found.push(jpeg)
      watch.found(jpeg)
    }
  } else await quick(entry)
  const asked = { ...entry, goal }
  const codecs = (source.hasAlpha ? ['webp', 'avif'] : ['jpeg', 'webp', 'avif']) as Lossy[]
  for (const [codec, ahead] of await likely(codecs, asked)) {
    if (found.some((one) => one.codec === codec)) continue
    const candidate = await atGoal(codec, asked, ahead)
    found.push(candidate)
    watch.found(candidate)
  }
  return found
}

/** Without a reduced image, no codec can be ruled out. */
async function likely(codecs: Lossy[], entry: Entry): Promise<[Lossy, Forecast | undefined][]> {
  const forecasts: [Lossy, Forecast | undefined][] = []
  for (const codec of codecs)
    forecasts.push([codec, await forecast(entry.subjectFor(codec), codec, goalOf(codec, entry))])
  const cost = ([, ahead]: [Lossy, Forecast | undefined]) =>
    ahead === undefined ? 0 : !ahead.isMet ? Infinity : entry.goal.kind === 'size' ? 1 - ahead.ssim : ahead.bytes
  forecasts.sort((a, b) => cost(a) - cost(b))
  const [first] = forecasts
  const least = first ? cost(first) : 0
  const close = least === Infinity ? forecasts : forecasts.filter((one) => cost(one) <= least * CLOSE)
  for (const [, ahead] of close.slice(0, 1)) if (ahead) entry.watch.expected(ahead)
  return close
}

const goalOf = (codec: Lossy, { goal, budget }: Entry): Goal =>
  goal.kind === 'size' ? { kind: 'size', bytes: budget(codec) } : goal

async function atGoal(codec: Lossy, entry: Entry, ahead: Forecast | undefined): Promise<Candidate> {
  const { subjectFor, watch } = entry
  const subject = subjectFor(codec)
  const goal = goalOf(codec, entry)
  if (goal.kind === 'quality') return atQuality(subject, codec, goal.quality)
  if (goal.kind === 'size') return atSize(subject, codec, goal.bytes, ahead)
  const heard = ({ quality, bytes, ssim }: { quality: number; bytes: Uint8Array<ArrayBuffer>; ssim: number }) => {
    if (ssim >= goal.ssim) watch.found({ codec, quality, bytes, ssim, encodes: 1, isMet: true })
  }
  return atLikeness(subject, codec, goal.ssim, { ahead, heard })
}
