import { encodePng, optimizePng } from '../../engine/images/encode.ts'
import { holdsExif, holdsMetadata, writeMetadata } from '../../engine/images/metadata.ts'
import { crop, type DecodedPicture, type Metadata, type Picture } from '../../engine/images/picture.ts'
import { strippedPng } from '../../engine/images/strip-png.ts'
import { isSrgb, toSrgb } from '../../engine/images/to-srgb.ts'
import type { Ports } from '../../engine/tool/ports.ts'
import { atLikeness, atQuality, atSize, type Candidate, type Lossy, subjectOf } from './search.ts'

export type Goal =
  | { kind: 'quality'; quality: number }
  | { kind: 'size'; bytes: number }
  | { kind: 'likeness'; ssim: number }
export type Wish = { goal: Goal; codec: 'auto' | 'keep' | Lossy | 'png'; keepsMetadata: boolean }

type Bytes = Uint8Array<ArrayBuffer>
export type Compressed = Candidate & {
  notes: string[]
  isOriginal: boolean
  tried: { codec: string; bytes: number; ssim: number }[]
}

/** Pixels up to which every codec is searched on the whole picture; above, the codec is chosen on its middle. */
const PROBE = 1_000_000

/** Compresses one decoded picture as wished; where nothing smaller comes of it, the original stays. */
export async function compress(
  source: DecodedPicture & { bytes: Bytes },
  wish: Wish,
  ports: Pick<Ports, 'asset' | 'signal'>,
): Promise<Compressed> {
  const codec = wish.codec === 'keep' ? keepable(source) : wish.codec
  const candidates =
    codec === 'png' ? [await losslessPng(source, wish, ports)] : await lossy(source, codec, wish, ports)
  const tried = candidates.map(({ codec, bytes, ssim }) => ({ codec, bytes: bytes.length, ssim }))
  const best = pick(candidates, wish.goal)
  const metadata = wanted(source.metadata, wish.keepsMetadata)
  const bytes = best.codec === 'png' ? best.bytes : writeMetadata(best.bytes, best.codec, metadata, source.hasAlpha)
  // A PNG that is only packed anew keeps its bits, frames and gamma: what decoding gave up does not concern it.
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
  return { ...best, bytes, notes, isOriginal: false, tried }
}

/** The smallest that meets the goal; of a size, the one most alike. Where none does, the nearest to it. */
function pick(candidates: Candidate[], goal: Goal): Candidate {
  const met = candidates.filter(({ isMet }) => isMet)
  const order = (a: Candidate, b: Candidate) =>
    goal.kind === 'size' && met.length > 0
      ? b.ssim - a.ssim || a.bytes.length - b.bytes.length
      : met.length > 0 || goal.kind === 'size'
        ? a.bytes.length - b.bytes.length
        : b.ssim - a.ssim
  const best = (met.length > 0 ? met : candidates).sort(order)[0]
  if (!best) throw new Error('No codec was tried.')
  return best
}

async function lossy(
  source: DecodedPicture & { bytes: Bytes },
  codec: 'auto' | Lossy,
  wish: Wish,
  ports: Pick<Ports, 'asset' | 'signal'>,
) {
  const subject = subjectOf(source, ports)
  const srgb = isWide(source) ? srgbOf(source) : undefined
  const withoutProfile = srgb ? subjectOf(srgb, ports) : subject
  const subjectFor = (name: Lossy) => (holdsMetadata(name) ? subject : withoutProfile)
  const { goal } = wish
  if (codec !== 'auto') return [await one(codec)]
  const likeness =
    goal.kind === 'quality' ? await jpegLikeness(goal.quality) : goal.kind === 'likeness' ? goal.ssim : undefined
  const { codecs, starts } = await chosen(likeness)
  const found: Candidate[] = []
  for (const name of codecs)
    found.push(
      likeness === undefined ? await one(name) : await atLikeness(subjectFor(name), name, likeness, starts[name]),
    )
  if (source.format === 'png') found.push(await losslessPng(source, wish, ports))
  return found

  function one(name: Lossy) {
    const subject = subjectFor(name)
    if (goal.kind === 'quality') return atQuality(subject, name, goal.quality)
    if (goal.kind === 'likeness') return atLikeness(subject, name, goal.ssim)
    const carried = carriedBytes(name, wanted(source.metadata, wish.keepsMetadata))
    return atSize(subject, name, Math.max(1, goal.bytes - carried))
  }

  /** What MozJPEG would keep at this quality: what the other codecs have to match. */
  async function jpegLikeness(quality: number) {
    return (await atQuality(subject, 'jpeg', quality)).ssim
  }

  /** Large pictures: the codec that wins on the middle is searched on the whole, beginning where it ended. */
  async function chosen(likeness: number | undefined) {
    const all: Lossy[] = source.hasAlpha ? ['webp', 'avif'] : ['jpeg', 'webp', 'avif']
    const starts: Partial<Record<Lossy, number>> = {}
    if (source.width * source.height <= PROBE) return { codecs: all, starts }
    const probe = subjectOf(middle(source), ports)
    const share = (probe.picture.width * probe.picture.height) / (source.width * source.height)
    const found: Candidate[] = []
    for (const name of all)
      found.push(
        likeness === undefined && goal.kind === 'size'
          ? await atSize(probe, name, goal.bytes * share)
          : await atLikeness(probe, name, likeness ?? 0.97),
      )
    const best = pick(found, goal)
    starts[best.codec as Lossy] = Math.round(best.quality ?? 75)
    return { codecs: [best.codec as Lossy], starts }
  }
}

/** About a megapixel out of the middle, in the proportions of the whole. */
function middle(picture: Picture): Picture {
  const scale = Math.sqrt(PROBE / 2 / (picture.width * picture.height))
  const [width, height] = [
    Math.max(16, Math.min(picture.width, Math.round(picture.width * scale))),
    Math.max(16, Math.min(picture.height, Math.round(picture.height * scale))),
  ]
  return crop(picture, {
    x: Math.floor((picture.width - width) / 2),
    y: Math.floor((picture.height - height) / 2),
    width,
    height,
  })
}

const isWide = ({ metadata: { icc } }: DecodedPicture) => icc !== undefined && !isSrgb(icc)
const srgbOf = (source: DecodedPicture) => toSrgb(source, source.metadata.icc ?? new Uint8Array())
const canTurn = ({ metadata: { icc } }: DecodedPicture) =>
  icc !== undefined && toSrgb({ width: 0, height: 0, data: new Uint8ClampedArray() }, icc) !== undefined

/** Heads of segments and chunks, for each part of 65 KB that a profile is cut into. */
const HEADS = 40

/** Bytes that are put in after the search: a target size is one of the whole file. */
function carriedBytes(codec: Lossy, { exif, icc }: Metadata): number {
  if (!holdsMetadata(codec) || (!exif && !icc)) return 0
  const carried = (exif?.length ?? 0) + (icc?.length ?? 0)
  return carried + HEADS * (2 + Math.floor(carried / 65_000))
}

const isRepacked = ({ format, orientation }: DecodedPicture) => format === 'png' && orientation === 1

/** A PNG stays the PNG it is, with its bits and palette, if nothing has to be turned. */
async function losslessPng(
  source: DecodedPicture & { bytes: Bytes },
  { goal, keepsMetadata }: Wish,
  { asset }: Pick<Ports, 'asset'>,
): Promise<Candidate> {
  const bytes = isRepacked(source)
    ? await optimizePng(strippedPng(source.bytes, keepsMetadata), 3, asset)
    : writeMetadata(await encodePng(source, 3, asset), 'png', wanted(source.metadata, keepsMetadata))
  const isMet = goal.kind !== 'size' || bytes.length <= goal.bytes
  return { codec: 'png', quality: null, bytes, ssim: 1, encodes: 1, isMet }
}

/** A profile other than sRGB belongs to the colors and always stays; camera data only if wished. */
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
      : 'Even the highest quality is less alike than that.'
