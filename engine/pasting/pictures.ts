import { newId } from './nodes.ts'
import type { Paste } from './paste.ts'

const LAZY_ATTRIBUTES = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-src', 'data-orig-file']
const FILE_NAME = /^[^/\\]+\.(png|jpe?g|gif|webp|avif|svg|bmp|tiff?|heic)$/i
const EMOJI = /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Component}]*$/u

/** Maximum width of a tracking pixel. */
const TRACKER_PX = 2

/** Word adds this sentence to descriptions that it wrote itself. */
const GENERATED = /(Description automatically generated|AI-generated content may be incorrect\.?)[\s\S]*$/i

/**
 * Registers a picture.
 * @returns its key, an emoji as text, or undefined if it is not a picture
 */
export function readPicture(image: Element, paste: Paste): { key: string } | { emoji: string } | undefined {
  const alt = (image.getAttribute('alt') ?? '').replace(GENERATED, '').replace(/\s+/g, ' ').trim()
  if (EMOJI.test(alt)) return { emoji: alt }
  const src = sourceOf(image)
  // Word for the Mac copies a group of shapes as an image without a source.
  if (!src && image.hasAttribute('v:shapes')) paste.notes.push({ kind: 'drawing', what: alt || 'shapes of Word' })
  if (!src || isTracker(image) || image.getAttribute('aria-roledescription') === 'checkbox') return undefined
  const key = newId()
  paste.pictures.push({
    key,
    src,
    alt: isDescription(alt) ? alt : '',
    caption: '',
    name: nameOf(image, src, alt),
    under: paste.heading,
  })
  return { key }
}

/** Returns the best source: lazy images have a placeholder in `src`, and a set of sources has the largest. */
function sourceOf(image: Element) {
  for (const name of LAZY_ATTRIBUTES) {
    const value = image.getAttribute(name)?.trim()
    if (value && !value.startsWith('data:')) return value
  }
  const src = image.getAttribute('src')?.trim() ?? ''
  if (src.startsWith('data:') && !/^data:image\/(svg|gif)/i.test(src)) return src
  return largestOf(image.getAttribute('srcset') ?? image.getAttribute('data-srcset') ?? '') ?? src
}

function largestOf(set: string) {
  const candidates = [...set.matchAll(/([^\s,][^\s]*)(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g)]
  const sizes = candidates.map(([, url = '', size]) => ({ url: url.replace(/,$/, ''), size: Number(size ?? 1) }))
  return sizes.sort((a, b) => b.size - a.size).find(({ url }) => !url.startsWith('data:'))?.url
}

function isTracker(image: Element) {
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name) || Number.NaN))
  return width !== undefined && height !== undefined && width <= TRACKER_PX && height <= TRACKER_PX
}

/** Returns whether an alternative text is a description. Applications put the file name or the URL there. */
const isDescription = (alt: string) => !FILE_NAME.test(alt) && !/^(https?:|image$|picture( \d+)?$)/i.test(alt)

function nameOf(image: Element, src: string, alt: string) {
  const stated = image.getAttribute('data-filename') ?? (FILE_NAME.test(alt) ? alt : '')
  if (stated || src.startsWith('data:')) return stated
  const last = src.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? ''
  const decoded = decodeSafely(last)
  return FILE_NAME.test(decoded) ? decoded : ''
}

function decodeSafely(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
