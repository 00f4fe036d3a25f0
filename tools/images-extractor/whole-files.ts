import { nameMaker } from '#engine/images/batch.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import type { MeasuredImage } from './measure.ts'

/** An image whose file was read to its end. */
export type WholeFile = OutFile & { url: string }

/** Maximum size of all files together, because they are part of the response. */
const MAX_TOTAL_BYTES = 8_000_000
const MAX_STEM = 60
const endings: Record<string, string> = { jpeg: '.jpg', 'svg+xml': '.svg' }

/** Returns images as files, in their order, named after their URLs. Truncated files are left out. */
export function wholeFiles(images: MeasuredImage[], bodies: Map<string, Uint8Array<ArrayBuffer>>): WholeFile[] {
  const nameOf = nameMaker()
  let total = 0
  return images.flatMap(({ url, format, bytes }) => {
    const body = bodies.get(url)
    if (!body || !format || body.length !== bytes || total + body.length > MAX_TOTAL_BYTES) return []
    total += body.length
    const type = format === 'svg' ? 'image/svg+xml' : `image/${format === 'ico' ? 'x-icon' : format}`
    return [{ name: nameOf(stemOf(url), endings[format] ?? `.${format}`), type, bytes: body, url }]
  })
}

/** @example stemOf('https://shop.example/a/wool%20socks.png?v=2') // 'wool socks.png' */
function stemOf(url: string) {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  const decoded = /%(?![\da-f]{2})/i.test(last) ? last : decodeQuietly(last)
  return decoded.replace(/[^\p{L}\p{N}._ -]+/gu, '-').slice(-MAX_STEM) || 'image'
}

function decodeQuietly(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    // The name is not valid UTF-8.
    return text
  }
}
