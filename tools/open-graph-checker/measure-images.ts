import type { Measured } from '#engine/social/cards.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import type { ReceivedPage } from '#engine/web/page.ts'
import { probedImage, readDataUrl, readImageHead } from '#engine/web/probe-image.ts'
import { mediaTypeOf } from './media-type.ts'

/** An image up to this size is shown in the previews; of a larger one only the first bytes are read. */
const PREVIEW_BYTES = 1_000_000

/** Measures images by their first bytes. `files` are those that were read completely. */
export async function measureImages(urls: string[], gather: Gather) {
  const remote = urls.filter((url) => /^https?:/.test(url))
  const requests = remote.map((url) => ({ url, maxBytes: PREVIEW_BYTES, isCut: true, accepts: 'anything' as const }))
  const responses = requests.length > 0 ? await gather('pages', requests) : []
  const files: OutFile[] = []
  const measured = new Map<string, Measured>()
  for (const url of urls) {
    const response = responses[remote.indexOf(url)]
    const { format, contentType, width, height, bytes, problem, unknown } = response
      ? probedImage(url, response, PREVIEW_BYTES)
      : probeLocally(url)
    const mediaType = format ? mediaTypeOf(format) : null
    const body = response && !problem ? wholeBody(response, bytes) : undefined
    const file = body && mediaType ? `preview-${files.length + 1}.${format}` : null
    if (body && mediaType && file) files.push({ name: file, type: mediaType, bytes: body })
    measured.set(url, { url, contentType, mediaType, width, height, bytes, problem, unknown, file })
  }
  return { measured, files }
}

function wholeBody(response: ReceivedPage, bytes: number | null) {
  if (!('body' in response)) return undefined
  const isWhole = response.body.length < PREVIEW_BYTES || response.body.length === bytes
  return isWhole ? response.body : undefined
}

function probeLocally(url: string) {
  const inline = readDataUrl(url)
  if (!inline)
    return {
      format: null,
      width: null,
      height: null,
      contentType: null,
      bytes: null,
      unknown: null,
      problem: 'Only https and http URLs can be fetched.',
    }
  return {
    ...readImageHead(inline.bytes),
    contentType: inline.mediaType,
    bytes: inline.bytes.length,
    unknown: null,
    problem: 'Networks do not read images from data: URLs.',
  }
}
