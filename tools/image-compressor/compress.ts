import { encodePng, optimisePng } from '../../engine/images/encode.ts'
import { writeMetadata } from '../../engine/images/metadata.ts'
import type { DecodedPicture, Metadata } from '../../engine/images/picture.ts'
import { isSrgb } from '../../engine/images/read.ts'
import { strippedPng } from '../../engine/images/strip-png.ts'
import type { Ports } from '../../engine/tool/ports.ts'
import { chooseCodecs } from './choose-codec.ts'
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
  { goal, keepsMetadata }: Wish,
  ports: Pick<Ports, 'asset' | 'signal'>,
) {
  const subject = subjectOf(source, ports)
  if (codec !== 'auto') {
    if (goal.kind === 'quality') return [await atQuality(subject, codec, goal.quality)]
    return [
      goal.kind === 'size' ? await atSize(subject, codec, goal.bytes) : await atLikeness(subject, codec, goal.ssim),
    ]
  }
  // What MozJPEG keeps at the wished quality is what the other codecs have to match.
  const jpeg = await atQuality(subject, 'jpeg', goal.kind === 'quality' ? goal.quality : 75)
  const aim = goal.kind === 'quality' ? { kind: 'likeness' as const, ssim: jpeg.ssim } : goal
  const { lossy, isPngWorthIt } = await chooseCodecs(subject, source, jpeg, aim)
  const found: Candidate[] = []
  for (const { codec, start } of lossy)
    found.push(
      codec === 'jpeg' && goal.kind === 'quality'
        ? jpeg
        : aim.kind === 'size'
          ? await atSize(subject, codec, aim.bytes, start)
          : await atLikeness(subject, codec, aim.ssim, start),
    )
  if (isPngWorthIt) found.push(await losslessPng(source, { goal, codec, keepsMetadata }, ports))
  return found.map((candidate) =>
    aim.kind === 'size' ? { ...candidate, isMet: candidate.bytes.length <= aim.bytes } : candidate,
  )
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
