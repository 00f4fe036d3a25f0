import type { Gather } from '#engine/tool/artifacts.ts'
import { IMAGE_HEAD_BYTES, type ProbedImage, probedImage, readDataUrl, readImageHead } from '#engine/web/probe-image.ts'
import type { FoundImage } from './collect-images.ts'

/** An image with the data of its first bytes. `null` is unknown. */
export type MeasuredImage = FoundImage &
  Pick<ProbedImage, 'format' | 'width' | 'height' | 'bytes' | 'contentType' | 'problem'> & {
    isMeasured: boolean
    /** Whether nothing is known of it: one of our own limits, or a server that refuses our bot. */
    isUnknown: boolean
    status: number | null
  }

type Limits = {
  /** Maximum number of images that are requested. */
  most: number
  /** Maximum number of these that are read completely, if they are not larger than `WHOLE_BYTES`. */
  whole: number
}

/** Maximum size of one file that is read completely. */
export const WHOLE_BYTES = 1_000_000

/**
 * Requests images, those that a browser shows first: either their first bytes, or whole files, whose bodies are
 * returned by URL.
 */
export async function measureImages(images: FoundImage[], gather: Gather, { most, whole }: Limits) {
  const remote = images.filter(({ url }) => !url.startsWith('data:'))
  const wanted = remote.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen)).slice(0, most)
  const maxBytes = (at: number) => (at < whole ? WHOLE_BYTES : IMAGE_HEAD_BYTES)
  const requests = wanted.map(({ url }, at) => ({
    url,
    maxBytes: maxBytes(at),
    isCut: true,
    accepts: 'anything' as const,
  }))
  const responses = requests.length > 0 ? await gather('pages', requests) : []
  const probes = new Map(wanted.map(({ url }, at) => [url, responses[at]]))
  const bodies = new Map(
    wanted.slice(0, whole).flatMap(({ url }, at) => {
      const response = responses[at]
      return response && 'body' in response ? [[url, response.body] as const] : []
    }),
  )
  const places = new Map(wanted.map(({ url }, at) => [url, at]))
  const measured = images.map((image): MeasuredImage => {
    const response = probes.get(image.url)
    if (response) {
      const read = maxBytes(places.get(image.url) ?? most)
      const { finalUrl: _, unknown, ...probed } = probedImage(image.url, response, read)
      return { ...image, ...probed, isMeasured: unknown === null, isUnknown: unknown !== null }
    }
    const inline = readDataUrl(image.url)
    const head = inline ? readImageHead(inline.bytes) : { format: null, width: null, height: null }
    const bytes = inline?.bytes.length ?? null
    const isBroken = image.url.startsWith('data:') && !inline
    const problem = isBroken ? 'The data: URL is malformed.' : null
    return {
      ...image,
      ...head,
      bytes,
      contentType: inline?.mediaType ?? null,
      problem,
      status: null,
      isMeasured: Boolean(inline),
      isUnknown: !image.url.startsWith('data:'),
    }
  })
  return { images: measured, bodies }
}
