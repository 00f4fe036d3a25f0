import type { PageRequest, ReceivedPage } from '#engine/web/page.ts'
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

/** Returns a request for each image to measure, first for those that a browser shows. */
export function imageRequests(images: FoundImage[], { most, whole }: Limits): PageRequest[] {
  const remote = images.filter(({ url }) => !url.startsWith('data:'))
  const wanted = remote.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen)).slice(0, most)
  const maxBytes = (at: number) => (at < whole ? WHOLE_BYTES : IMAGE_HEAD_BYTES)
  return wanted.map(({ url }, at) => ({ url, maxBytes: maxBytes(at), isCut: true, accepts: 'anything' }))
}

/** Returns images with what their responses say, and by URL the bodies of those that were requested as a whole. */
export function measuredImages(images: FoundImage[], requests: PageRequest[], responses: ReceivedPage[]) {
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>()
  const probes = new Map<string, { response: ReceivedPage; read: number }>()
  for (const [at, { url, maxBytes = IMAGE_HEAD_BYTES }] of requests.entries()) {
    const response = responses[at]
    if (response) probes.set(url, { response, read: maxBytes })
    if (response && 'body' in response && maxBytes === WHOLE_BYTES) bodies.set(url, response.body)
  }
  const measured = images.map((image): MeasuredImage => {
    const probe = probes.get(image.url)
    if (probe) {
      const { finalUrl: _, unknown, ...probed } = probedImage(image.url, probe.response, probe.read)
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
