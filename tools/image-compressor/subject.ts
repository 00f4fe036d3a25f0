import { decode } from '#engine/images/decode.ts'
import { encode } from '#engine/images/encode.ts'
import type { Picture } from '#engine/images/picture.ts'
import type { Attempt } from '#engine/images/search-quality.ts'
import { similarityTo, strideFor } from '#engine/images/ssim.ts'
import { reduceToTiles } from '#engine/images/tiles.ts'
import type { Ports } from '#engine/tool/ports.ts'

export type Lossy = 'jpeg' | 'webp' | 'avif' | 'jxl'

/** One image that is encoded many times: measurements of the original are made once. */
export type Subject = {
  picture: Picture
  similarity: (other: Picture) => number
  asset: Ports['asset']
  signal: AbortSignal
  /** Tiles of the image for quick trials; undefined if it is so small that a trial would take as long. */
  reduced: Subject | undefined
}

export type Tuning = { quality: number; chromaQuality?: number; sharpness?: number; isQuick?: boolean }

export function subjectOf(picture: Picture, { asset, signal }: Pick<Ports, 'asset' | 'signal'>): Subject {
  const tiles = reduceToTiles(picture)
  const single = (picture: Picture): Subject => {
    let measure: ReturnType<typeof similarityTo> | undefined
    const similarity = (other: Picture) => {
      measure ??= similarityTo(picture)
      return measure(other)
    }
    return { picture, similarity, asset, signal, reduced: undefined }
  }
  return { ...single(picture), reduced: tiles === picture ? undefined : single(tiles) }
}

/** Encodes at one quality and measures the result. */
export async function attempt(subject: Subject, codec: Lossy, quality: number, isQuick = false): Promise<Attempt> {
  const { bytes } = await encodeOnly(subject, codec, { quality, isQuick })
  return { quality, bytes, ssim: await measure(subject, bytes) }
}

/**
 * Step between measured windows, at least every second pixel of every second row: a quarter of the time, and nearly the
 * same mean.
 */
const SAMPLED = 2

/** Encodes and measures in less than half the time: with a fast setting, and at a quarter of the places. */
export async function quickAttempt(subject: Subject, codec: Lossy, quality: number): Promise<Attempt> {
  const { picture, asset } = subject
  const { bytes } = await encodeOnly(subject, codec, { quality, isQuick: true })
  const encoded = await decode(bytes, 'The encoded picture', { asset })
  return { quality, bytes, ssim: similarityTo(picture, Math.max(SAMPLED, strideFor(picture)))(encoded) }
}

export async function encodeOnly({ picture, asset, signal }: Subject, codec: Lossy, options: Tuning) {
  signal.throwIfAborted()
  // Lets the stop signal and progress be processed between two encodes.
  await new Promise((resolve) => setTimeout(resolve))
  return { quality: options.quality, bytes: await encode(picture, codec, options, asset) }
}

/** Returns the SSIM between a file and the original. */
export async function measure({ similarity, asset }: Subject, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  return similarity(await decode(bytes, 'The encoded picture', { asset }))
}
