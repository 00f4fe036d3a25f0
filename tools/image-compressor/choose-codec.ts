import { encodePng } from '../../engine/images/encode.ts'
import { crop, type DecodedPicture, type Picture } from '../../engine/images/picture.ts'
import { errorLog, USUAL_SLOPE } from '../../engine/images/search-quality.ts'
import type { Ports } from '../../engine/tool/ports.ts'
import { attempt, type Candidate, type Lossy, type Start, type Subject, subjectOf } from './search.ts'

/** What is asked of every codec alike. */
export type Aim = { kind: 'size'; bytes: number } | { kind: 'likeness'; ssim: number }
/** What a codec would make of the whole picture, as far as a sample tells. */
export type Estimate = { codec: Lossy; start: Start; bytes: number; ssim: number }

/** Pixels up to which a picture is its own sample. */
const SMALL = 160_000
/** Estimates this near to the best are searched on the whole picture too. */
const CLOSE = 1.03
/** A sample's tiles have edges that the picture has not, so PNG packs them worse: by no more than this. */
const PNG_DOUBT = 3

/**
 * Judges the codecs on nine tiles of the picture, about a fifth of 0.4 megapixels. What JPEG makes of the tiles and of
 * the whole at one quality tells how far the two differ.
 * @param anchor JPEG of the whole picture
 * @returns the best first, then those that may still be it
 */
export async function chooseCodecs(
  subject: Subject,
  source: DecodedPicture,
  anchor: Candidate,
  aim: Aim,
): Promise<{ lossy: Estimate[]; isPngWorthIt: boolean }> {
  const isSmall = source.width * source.height <= SMALL
  const sample = isSmall ? subject : subjectOf(tiles(source), subject)
  const same = isSmall ? anchor : await attempt(sample, 'jpeg', { quality: anchor.quality ?? 75 })
  const scale = {
    error: errorLog(same.ssim) - errorLog(anchor.ssim),
    bytes: Math.log(same.bytes.length / anchor.bytes.length),
  }
  const target: Target =
    aim.kind === 'size'
      ? { of: 'bytes', value: Math.log(aim.bytes) + scale.bytes }
      : { of: 'error', value: errorLog(aim.ssim) + scale.error }
  const first = pointOf({ ...same, quality: anchor.quality ?? 75 })
  const jpeg = await approach(sample, 'jpeg', target, first.quality, first)
  const webp = await approach(sample, 'webp', target, jpeg.quality * 0.85)
  const avif = await approachAvif(sample, target, jpeg.quality * 0.65)
  const found = [...(source.hasAlpha ? [] : [{ codec: 'jpeg' as const, ...jpeg }]), { codec: 'webp' as const, ...webp }]
  const estimates = [...found, { codec: 'avif' as const, ...avif }]
    .map(({ codec, quality, slope, error, bytes }) => ({
      codec,
      start: { quality, slope },
      ssim: 1 - Math.exp(error - scale.error),
      bytes: Math.exp(bytes - scale.bytes),
    }))
    .sort((a, b) => (aim.kind === 'size' ? b.ssim - a.ssim : a.bytes - b.bytes))
  const best = estimates[0]
  const lossy = estimates.filter((one) =>
    aim.kind === 'size' ? 1 - one.ssim <= (1 - (best?.ssim ?? 0)) * CLOSE : one.bytes <= (best?.bytes ?? 0) * CLOSE,
  )
  const bound = aim.kind === 'size' ? aim.bytes : (best?.bytes ?? 0)
  return {
    lossy,
    isPngWorthIt: source.format === 'png' && (await pngBytes(source, sample, subject)) < bound * PNG_DOUBT,
  }
}

type Point = { quality: number; error: number; bytes: number }
type Target = { of: 'error' | 'bytes'; value: number }
type Reached = Point & { slope: number }

/** Logarithms: both are about straight over the quality. */
const pointOf = ({ quality, ssim, bytes }: { quality: number; ssim: number; bytes: Uint8Array }): Point => ({
  quality,
  error: errorLog(ssim),
  bytes: Math.log(bytes.length),
})

/** Two or three encodes of the sample, then a straight line to the target. */
async function approach(
  sample: Subject,
  codec: Lossy,
  target: Target,
  start: number,
  known?: Point,
  speed?: number,
): Promise<Reached> {
  const points = known ? [known] : []
  let quality = points.length > 0 ? secant(points, target).quality : start
  while (points.length < 3) {
    const rounded = Math.round(Math.min(Math.max(quality, 2), 98))
    if (points.some((point) => point.quality === rounded)) break
    const options = speed === undefined ? { quality: rounded } : { quality: rounded, speed }
    points.push(pointOf(await attempt(sample, codec, options)))
    const last = points.at(-1)
    // The second is tried in any case, for the slope: five steps away where the first one hit.
    const next = secant(points, target)
    const isNear = last !== undefined && Math.abs(last[target.of] - target.value) < 0.06
    if (isNear && points.length > 1) break
    quality = isNear ? rounded + (rounded > 50 ? -5 : 5) : next.quality
  }
  return secant(points, target)
}

/** The fast AVIF encoder finds the place and the slope; how far the thorough one is off it is encoded once. */
async function approachAvif(sample: Subject, target: Target, start: number): Promise<Reached> {
  const fast = await approach(sample, 'avif', target, start, undefined, 9)
  const quality = Math.round(Math.min(Math.max(fast.quality + (target.of === 'error' ? -2.5 : 1), 1), 99))
  const here = pointOf(await attempt(sample, 'avif', { quality }))
  return along(here, target, { error: fast.slope, bytes: fast.growth })
}

function secant(points: Point[], target: Target): Reached & { growth: number } {
  const [near, other] = [...points].sort(
    (a, b) => Math.abs(a[target.of] - target.value) - Math.abs(b[target.of] - target.value),
  )
  if (!near) throw new Error('Nothing was encoded.')
  const step = other ? near.quality - other.quality : 0
  const rise = (of: 'error' | 'bytes', usual: number) => {
    const measured = other && step !== 0 ? (near[of] - other[of]) / step : usual
    return measured * Math.sign(usual) > 0.002 ? measured : usual
  }
  return along(near, target, { error: rise('error', USUAL_SLOPE), bytes: rise('bytes', Math.LN2 / 30) })
}

function along(from: Point, target: Target, rise: { error: number; bytes: number }) {
  const to = from.quality + (target.value - from[target.of]) / rise[target.of]
  const quality = Math.min(Math.max(to, 1), 100)
  const by = quality - from.quality
  return {
    quality,
    error: from.error + by * rise.error,
    bytes: from.bytes + by * rise.bytes,
    slope: rise.error,
    growth: rise.bytes,
  }
}

async function pngBytes(source: Picture, { picture }: Subject, { asset }: Pick<Ports, 'asset'>) {
  const { length } = await encodePng(picture, 1, asset)
  return (length * source.width * source.height) / (picture.width * picture.height)
}

/** Three by three squares from all over the picture, put together. */
function tiles(picture: Picture): Picture {
  const edge = Math.min(Math.max(Math.round(Math.sqrt(picture.width * picture.height) / 256) * 32, 96), 256)
  const [across, down] = [along3(picture.width, edge), along3(picture.height, edge)]
  const [width, height] = [across.size * across.starts.length, down.size * down.starts.length]
  const data = new Uint8ClampedArray(width * height * 4)
  for (const [row, y] of down.starts.entries())
    for (const [column, x] of across.starts.entries()) {
      const tile = crop(picture, { x, y, width: across.size, height: down.size })
      for (let line = 0; line < down.size; line++)
        data.set(
          tile.data.subarray(line * across.size * 4, (line + 1) * across.size * 4),
          ((row * down.size + line) * width + column * across.size) * 4,
        )
    }
  return { width, height, data }
}

/** Where tiles begin along one side: in the middle of each third, or one tile where the side is short. */
function along3(side: number, edge: number) {
  const size = Math.min(edge, side)
  const count = Math.min(3, Math.floor(side / size))
  return {
    size,
    starts: Array.from({ length: count }, (_, at) => Math.floor(((at + 0.5) * side) / count - size / 2)),
  }
}
