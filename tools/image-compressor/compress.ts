import { encodePng, optimisePng } from '../../engine/images/encode.ts'
import { writeMetadata } from '../../engine/images/metadata.ts'
import { crop, type DecodedPicture, type Metadata, type Picture } from '../../engine/images/picture.ts'
import { isSrgb } from '../../engine/images/read.ts'
import { strippedPng } from '../../engine/images/strip-png.ts'
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
  const notes: string[] = []
  if (source.metadata.icc && !isSrgb(source.metadata.icc) && (best.codec === 'avif' || best.codec === 'jxl'))
    notes.push('The colour profile could not be kept in this format: colours may shift.')
  if (source.hasAlpha && best.codec === 'jpeg') notes.push('See-through pixels were put on white.')
  if (!best.isMet) notes.push(missed(wish.goal))
  const isSame = best.codec === source.format || wish.codec === 'auto'
  if (isSame && bytes.length >= source.bytes.length && source.orientation === 1 && canKeep(source.format))
    return {
      ...best,
      codec: source.format as Candidate['codec'],
      bytes: source.bytes,
      quality: null,
      ssim: 1,
      isMet: true,
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
  const { goal } = wish
  if (codec !== 'auto') return [await one(codec, goal)]
  const likeness =
    goal.kind === 'quality' ? await jpegLikeness(goal.quality) : goal.kind === 'likeness' ? goal.ssim : undefined
  const { codecs, starts } = await chosen(likeness)
  const found: Candidate[] = []
  for (const name of codecs)
    found.push(likeness === undefined ? await one(name, goal) : await atLikeness(subject, name, likeness, starts[name]))
  if (source.format === 'png') found.push(await losslessPng(source, wish, ports))
  return found.map((candidate) =>
    goal.kind === 'size' ? { ...candidate, isMet: candidate.bytes.length <= goal.bytes } : candidate,
  )

  function one(name: Lossy, goal: Goal) {
    if (goal.kind === 'quality') return atQuality(subject, name, goal.quality)
    return goal.kind === 'size' ? atSize(subject, name, goal.bytes) : atLikeness(subject, name, goal.ssim)
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

/** A PNG stays the PNG it is, with its bits and palette, if nothing has to be turned. */
async function losslessPng(
  source: DecodedPicture & { bytes: Bytes },
  { keepsMetadata }: Wish,
  { asset }: Pick<Ports, 'asset'>,
): Promise<Candidate> {
  const bytes =
    source.format === 'png' && source.orientation === 1
      ? await optimisePng(strippedPng(source.bytes, keepsMetadata), 3, asset)
      : writeMetadata(await encodePng(source, 3, asset), 'png', wanted(source.metadata, keepsMetadata))
  return { codec: 'png', quality: null, bytes, ssim: 1, encodes: 1, isMet: true }
}

/** A profile other than sRGB belongs to the colours and always stays; camera data only if wished. */
const wanted = ({ exif, icc }: Metadata, keepsAll: boolean): Metadata => ({
  ...(exif && keepsAll ? { exif } : {}),
  ...(icc && (keepsAll || !isSrgb(icc)) ? { icc } : {}),
})

const canKeep = (format: string) => ['jpeg', 'webp', 'avif', 'jxl', 'png'].includes(format)
const keepable = ({ format, hasAlpha }: DecodedPicture) =>
  canKeep(format) ? (format as Lossy | 'png') : hasAlpha ? 'png' : 'jpeg'

const missed = (goal: Goal) =>
  goal.kind === 'size'
    ? 'Even the lowest quality is larger than that: make the picture smaller first.'
    : 'Even the highest quality is less alike than that.'
