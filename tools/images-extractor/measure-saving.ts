import { releaseCodecs } from '#engine/images/codecs.ts'
import { decode } from '#engine/images/decode.ts'
import { encode } from '#engine/images/encode.ts'
import { headerSize } from '#engine/images/header.ts'
import { sniff } from '#engine/images/sniff.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { MAX_ENCODED, WEBP_QUALITY } from './page-limits.ts'
import type { WholeFile } from './whole-files.ts'

/** Bytes of images before and after, as they were measured. */
export type Saving = { url: string; before: number; after: number }

/** A smaller file saves too little to be worth an encode. */
const MIN_BYTES = 10_000
/** Maximum for all images together: encoding one megapixel takes about a tenth of a second. */
const MAX_PIXELS = 16_000_000

/**
 * Encodes the heaviest JPEG and PNG files as WebP and returns the savings. Images that WebP makes larger keep their own
 * size, and damaged ones are left out.
 */
export async function measureSaving(files: WholeFile[], ports: Pick<Ports, 'asset' | 'signal'>): Promise<Saving[]> {
  const heaviest = files
    .filter(({ type, bytes }) => /jpeg|png/.test(type) && bytes.length >= MIN_BYTES)
    .toSorted((one, other) => other.bytes.length - one.bytes.length)
    .slice(0, MAX_ENCODED)
  const savings: Saving[] = []
  let pixels = 0
  for (const { url, name, bytes } of heaviest) {
    ports.signal.throwIfAborted()
    const format = sniff(bytes)
    const size = format && headerSize(bytes, format)
    if (!size || pixels + size.width * size.height > MAX_PIXELS) continue
    pixels += size.width * size.height
    const encoded = await encodeQuietly(bytes, name, ports)
    if (encoded) savings.push({ url, before: bytes.length, after: Math.min(bytes.length, encoded.length) })
  }
  releaseCodecs()
  return savings
}

async function encodeQuietly(bytes: WholeFile['bytes'], name: string, { asset }: Pick<Ports, 'asset'>) {
  try {
    return await encode(await decode(bytes, name, { asset }), 'webp', { quality: WEBP_QUALITY }, asset)
  } catch {
    // The file has the header of an image and no image data, so the page cannot show it either.
    return undefined
  }
}
