import type { Gather } from '../../engine/tool/artifacts.ts'
import {
  IMAGE_HEAD_BYTES,
  type ProbedImage,
  probedImage,
  readDataUrl,
  readImageHead,
} from '../../engine/web/probe-image.ts'
import type { FoundImage } from './collect-images.ts'

/** An image with what its first bytes say. `null` is unknown. */
export type MeasuredImage = FoundImage &
  Pick<ProbedImage, 'format' | 'width' | 'height' | 'bytes' | 'contentType' | 'problem'> & {
    isMeasured: boolean
    status: number | null
  }

/** Requests the first bytes of up to `most` images, those that a browser shows first. */
export async function measureImages(images: FoundImage[], gather: Gather, most: number): Promise<MeasuredImage[]> {
  const remote = images.filter(({ url }) => !url.startsWith('data:'))
  const wanted = remote.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen)).slice(0, most)
  const requests = wanted.map(({ url }) => ({ url, maxBytes: IMAGE_HEAD_BYTES, isCut: true }))
  const responses = requests.length > 0 ? await gather('pages', requests) : []
  const probes = new Map(wanted.map(({ url }, at) => [url, responses[at]]))
  return images.map((image) => {
    const response = probes.get(image.url)
    if (response) {
      const { format, width, height, bytes, contentType, problem, status } = probedImage(image.url, response)
      return { ...image, format, width, height, bytes, contentType, problem, status, isMeasured: true }
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
    }
  })
}
