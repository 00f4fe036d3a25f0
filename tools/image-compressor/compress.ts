import { encodePng, optimizePng } from '#engine/images/encode.ts'
import { holdsExif, holdsMetadata, writeMetadata } from '#engine/images/metadata.ts'
import type { DecodedPicture, Metadata } from '#engine/images/picture.ts'
import { strippedPng } from '#engine/images/strip-png.ts'
import { isSrgb, toSrgb } from '#engine/images/to-srgb.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { type Entry, openContest, single, type Watch } from './contest.ts'
import type { Forecast } from './forecast.ts'
import type { Goal, Wish } from './goal.ts'
import type { Candidate } from './search.ts'
import { type Lossy, type Subject, subjectOf } from './subject.ts'

type Bytes = Uint8Array<ArrayBuffer>
export type Source = DecodedPicture & { bytes: Bytes }
export type Compressed = Omit<Candidate, 'codec'> & {
  codec: Candidate['codec'] | 'gif'
  notes: string[]
  isOriginal: boolean
  tried: { codec: string; bytes: number; ssim: number }[]
}

/** One image with its measurements, which can be compressed with several settings. */
export type Prepared = { source: Source; subject: Subject; withoutProfile: Subject }

export function prepare(source: Source, ports: Pick<Ports, 'asset' | 'signal'>): Prepared {
  const subject = subjectOf(source, ports)
  const srgb = isWide(source) ? srgbOf(source) : undefined
  return { source, subject, withoutProfile: srgb ? subjectOf(srgb, ports) : subject }
}

/** Receives results that come before the last one. */
export type Progressive = {
  better?: (result: Compressed) => void
  expected?: (forecast: Forecast) => void
  /** Nothing is shown yet, so a fast encode runs before slow ones. */
  hasNothing?: boolean
}

/**
 * Compresses one image as requested. If no result is smaller, the original stays.
 * @param progressive receives each result that is better than those before, and estimates
 */
export async function compress(
  { source, subject, withoutProfile }: Prepared,
  wish: Wish,
  ports: Pick<Ports, 'asset'>,
  { better = () => {}, expected = () => {}, hasNothing = true }: Progressive = {},
): Promise<Compressed> {
  if (isAnimated(source) && (wish.codec === 'auto' || wish.codec === 'keep')) return animation(source, wish)
  const codec = wish.codec === 'keep' ? keepable(source) : wish.codec
  const metadata = wanted(source.metadata, wish.keepsMetadata)
  const watch: Watch = { found: followBest(), expected }
  const entry: Entry = {
    source,
    subjectFor: (name) => (holdsMetadata(name) ? subject : withoutProfile),
    goal: wish.goal,
    budget: (name) =>
      wish.goal.kind === 'size' ? Math.max(1, wish.goal.bytes - carriedBytes(name, metadata)) : Infinity,
    watch,
    isQuickWanted: hasNothing,
  }
  const candidates =
    codec === 'png'
      ? [await losslessPng(source, wish, ports)]
      : codec === 'auto'
        ? [...(await openContest(entry)), ...(source.format === 'png' ? [await losslessPng(source, wish, ports)] : [])]
        : [await single(codec, entry)]
  return finish(pick(candidates, wish.goal), source, wish, candidates)

  /** Passes on each result that is better than all before. */
  function followBest() {
    let best: Candidate | undefined
    return (candidate: Candidate) => {
      if (best && pick([best, candidate], wish.goal) !== candidate) return
      best = candidate
      better(finish(candidate, source, wish, [candidate]))
    }
  }
}

const isAnimated = ({ frames = 1 }: DecodedPicture) => frames > 1

/** Returns an animated GIF as it is: no encoder here writes animations, and a still image would lose it. */
function animation({ bytes, frames }: Source, { goal }: Wish): Compressed {
  const isMet = goal.kind !== 'size' || bytes.length <= goal.bytes
  return {
    codec: 'gif',
    bytes,
    quality: null,
    ssim: 1,
    encodes: 0,
    isMet,
    isOriginal: true,
    tried: [],
    notes: [
      `An animation of ${frames} frames: the original stays, because none of the formats here could keep it. Choose a format to get its first frame. A video (MP4 or WebM) is usually much smaller.`,
    ],
  }
}

/** Returns the file of a candidate, with its metadata and its notes. */
function finish(best: Candidate, source: Source, wish: Wish, candidates: Candidate[]): Compressed {
  const tried = candidates.map(({ codec, bytes, ssim }) => ({ codec, bytes: bytes.length, ssim }))
  const metadata = wanted(source.metadata, wish.keepsMetadata)
  const bytes = best.codec === 'png' ? best.bytes : writeMetadata(best.bytes, best.codec, metadata, source.hasAlpha)
  const isSame = best.codec === source.format || wish.codec === 'auto'
  if (isSame && bytes.length >= source.bytes.length && source.orientation === 1 && canKeep(source.format))
    return {
      ...best,
      codec: source.format as Candidate['codec'],
      bytes: source.bytes,
      quality: null,
      ssim: 1,
      isMet: wish.goal.kind !== 'size' || source.bytes.length <= wish.goal.bytes,
      isOriginal: true,
      tried,
      notes: ['Nothing smaller was found: the original stays, with all it holds.'],
    }
  return { ...best, bytes, notes: notesOn(best, source, wish, metadata), isOriginal: false, tried }
}

function notesOn(best: Candidate, source: Source, wish: Wish, metadata: Metadata): string[] {
  // A PNG that is only repacked keeps its bits, frames, and gamma, so notes about losses in decoding do not apply.
  const notes = best.codec === 'png' && isRepacked(source) ? [] : [...source.notes]
  if (isWide(source) && !holdsMetadata(best.codec))
    notes.push(
      canTurn(source)
        ? 'Its colors were converted to sRGB, because profiles are not written to this format.'
        : 'The color profile could not be kept in this format: colors may shift.',
    )
  if (metadata.exif && !holdsExif(best.codec, metadata.exif))
    notes.push('Camera data could not be kept in this format.')
  if (source.hasAlpha && best.codec === 'jpeg') notes.push('Transparent pixels were filled with white.')
  if (!best.isMet) notes.push(missed(wish.goal, best.codec))
  return notes
}

/**
 * Returns the smallest candidate that meets the goal; for a target size, the most similar one. If none meets it, the
 * nearest.
 */
function pick(candidates: Candidate[], goal: Goal): Candidate {
  const met = candidates.filter(({ isMet }) => isMet)
  const order = (a: Candidate, b: Candidate) =>
    goal.kind === 'size' && met.length > 0
      ? b.ssim - a.ssim || a.bytes.length - b.bytes.length
      : met.length > 0 || goal.kind === 'size'
        ? a.bytes.length - b.bytes.length
        : b.ssim - a.ssim
  const best = (met.length > 0 ? met : candidates).toSorted(order)[0]
  if (!best) throw new Error('No codec was tried.')
  return best
}

const isWide = ({ metadata: { icc } }: DecodedPicture) => icc !== undefined && !isSrgb(icc)
const srgbOf = (source: DecodedPicture) => toSrgb(source, source.metadata.icc ?? new Uint8Array())
const canTurn = ({ metadata: { icc } }: DecodedPicture) =>
  icc !== undefined && toSrgb({ width: 0, height: 0, data: new Uint8ClampedArray() }, icc) !== undefined

/** Size of the headers of segments and chunks, for each part of 65 KB into which a profile is split. */
const HEADS = 40

/** Returns the number of bytes added after the search, because a target size applies to the whole file. */
function carriedBytes(codec: Lossy, { exif, icc }: Metadata): number {
  if (!holdsMetadata(codec) || (!exif && !icc)) return 0
  const carried = (exif?.length ?? 0) + (icc?.length ?? 0)
  return carried + HEADS * (2 + Math.floor(carried / 65_000))
}

const isRepacked = ({ format, orientation }: DecodedPicture) => format === 'png' && orientation === 1

/** Repacks a PNG with its bits and palette unchanged, if it does not need to be turned. */
async function losslessPng(
  source: Source,
  { goal, keepsMetadata }: Wish,
  { asset }: Pick<Ports, 'asset'>,
): Promise<Candidate> {
  const bytes = isRepacked(source)
    ? await optimizePng(strippedPng(source.bytes, keepsMetadata), 3, asset)
    : writeMetadata(await encodePng(source, 3, asset), 'png', wanted(source.metadata, keepsMetadata))
  const isMet = goal.kind !== 'size' || bytes.length <= goal.bytes
  return { codec: 'png', quality: null, bytes, ssim: 1, encodes: 1, isMet }
}

/**
 * Returns the metadata to keep. A profile other than sRGB always stays, because the colors depend on it; camera data
 * stays only if requested.
 */
const wanted = ({ exif, icc }: Metadata, keepsAll: boolean): Metadata => ({
  ...(exif && keepsAll ? { exif } : {}),
  ...(icc && (keepsAll || !isSrgb(icc)) ? { icc } : {}),
})

const canKeep = (format: string) => ['jpeg', 'webp', 'avif', 'jxl', 'png'].includes(format)
const keepable = ({ format, hasAlpha }: DecodedPicture) =>
  canKeep(format) ? (format as Lossy | 'png') : hasAlpha ? 'png' : 'jpeg'

const missed = (goal: Goal, codec: Candidate['codec']) =>
  goal.kind === 'size' && codec === 'png'
    ? 'Without loss it does not get that small: choose another format, or make the picture smaller first.'
    : goal.kind === 'size'
      ? 'Even the lowest quality is larger than that: make the picture smaller first.'
      : 'Even the highest quality is less similar than that.'
