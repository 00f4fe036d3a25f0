import { resolveUrl } from '#engine/web/read-head.ts'
import type { Tag } from '#engine/web/read-tags.ts'
import { parseSrcset } from '#engine/web/srcset.ts'

/** What the attributes of an `img` say. */
export type ImageDetails = {
  /** Alternative text; `null` if no `img` uses the image or the attribute is missing. */
  alt: string | null
  isMissingAlt: boolean
  declaredWidth: number | null
  declaredHeight: number | null
  isLazy: boolean
  fetchPriority: string | null
}

/** Attributes in which scripts for lazy loading keep a URL. */
const LAZY_URLS =
  /^data-(?:src|lazy|lazy-src|lazyload|original|orig-file|original-src|hi-res|hires|full|full-src|large_image|large-file|medium-file|thumb|thumbnail|poster|echo|url|img|image|image-src|bg|bg-image|background|background-image|src-retina|zoom-image|cfsrc|pin-media|retina|at2x|flickity-lazyload|splide-lazy|ll-src)$/
/** Attributes in which they keep a `srcset`. */
export const LAZY_SETS =
  /^data-(?:srcset|lazy-srcset|bgset|original-set|flickity-lazyload-srcset|splide-lazy-srcset|ll-srcset)$/
export const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|ico|tiff?|jxl|heic|apng)(?:$|[?#])/i

/** Returns whether an attribute of an element has the URL of an image that a script loads later. */
export const isLazyUrl = (key: string, value: string, element: string) =>
  LAZY_URLS.test(key) && (IMAGE_FILE.test(value) || (/^data-(?:lazy-|original|cf)?src$/.test(key) && element === 'img'))

/** Returns whether a script is to load the image of an element. */
export const isLazyByScript = ({ name, attributes }: Pick<Tag, 'name' | 'attributes'>) =>
  Object.entries(attributes).some(([key, value]) => LAZY_SETS.test(key) || isLazyUrl(key, value, name))

export function imageDetails({ attributes }: Pick<Tag, 'attributes'>): ImageDetails {
  const { alt, loading, width, height, fetchpriority } = attributes
  return {
    alt: alt ?? null,
    isMissingAlt: alt === undefined,
    declaredWidth: lengthOf(width),
    declaredHeight: lengthOf(height),
    isLazy: loading?.toLowerCase() === 'lazy',
    fetchPriority: fetchpriority?.toLowerCase() ?? null,
  }
}

const lengthOf = (value: string | undefined) =>
  value && /^\s*\d+(?:\.\d+)?/.test(value) && !value.includes('%') ? Number.parseFloat(value) : null

/** A candidate, or what a comma in its URL leaves of it. */
const USUAL = /^\S*(?:\s+[1-9]\d*(?:w|x|\.\d+x))?$/

/** Returns the candidates of a `srcset` that browsers leave out because of their descriptor. */
export function droppedCandidates(srcset = ''): string[] {
  // Nearly every srcset is right, which is seen without parsing it twice.
  if (srcset.split(',').every((part) => USUAL.test(part.trim()))) return []
  const kept = new Set(parseSrcset(srcset).map(({ url }) => url))
  return parseSrcset(srcset, { keepsUnknown: true }).flatMap(({ url }) => (kept.has(url) ? [] : url))
}

/** Returns whether no browser can load an image from this URL, and no script makes it for itself either. */
export function isUnusableUrl(href: string, base: string): boolean {
  const resolved = resolveUrl(href, base)
  return !(resolved && /^(?:https?|data):/.test(resolved)) && !/^(?:blob|cid|about|javascript):/i.test(href)
}
