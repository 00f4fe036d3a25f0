/** How an image fits into the requested width and height. The names are the content provider's. */
const FIT_MODES = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
/** Which part of an image stays when it is cropped. */
const CROP_MODES = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'] as const
const AUTO_MODES = ['format'] as const

/** Options that an image URL may have, in canonical order, so that each image has one URL and one cache entry. */
const OPTION_NAMES = ['w', 'h', 'fit', 'crop', 'fp-x', 'fp-y', 'auto', 'fm', 'q', 'dpr', 'blur'] as const

export type ImageOptions = {
  w?: number
  h?: number
  fit?: (typeof FIT_MODES)[number]
  /** One mode, or several separated by commas: `top,left`. */
  crop?: string
  /** The focal point of `crop: 'focalpoint'`, as shares of width and height. */
  'fp-x'?: number
  'fp-y'?: number
  auto?: (typeof AUTO_MODES)[number]
  fm?: 'jpg' | 'png' | 'webp' | 'avif'
  q?: number
  dpr?: number
  blur?: number
}

/** An image as content names it: by reference or by URL. */
export type ImageSource = { asset?: { _ref?: string | null; url?: string | null } | null }

export type ImagePlace = { project?: string; dataset?: string }

const REFERENCE = /^image-([A-Za-z0-9]+)-(\d{1,5})x(\d{1,5})-([a-z0-9]{2,4})$/

/** Returns whether a text is an asset reference. */
export function isImageReference(text: string) {
  return REFERENCE.test(text)
}

/**
 * Parses an asset reference `image-{id}-{W}x{H}-{ext}`. Sizes are in pixels.
 * @throws {Error} if the reference is malformed; the message names it
 * @example parseImageReference('image-ab12-800x500-jpg') // { id: 'ab12', width: 800, height: 500, format: 'jpg' }
 */
export function parseImageReference(reference: string) {
  const [, id, width, height, format] = REFERENCE.exec(reference) ?? []
  if (!id || !format || !Number(width) || !Number(height)) {
    throw new Error(`Malformed image reference '${reference}', expected image-{id}-{width}x{height}-{format}`)
  }
  return { id, width: Number(width), height: Number(height), format }
}

/**
 * Returns the path of an image: `/images/{project}/{dataset}/{id}-{width}x{height}.{format}`, followed by its options.
 * @throws {Error} if the image has no asset, reference, or project, or if a reference or mode is invalid
 * @example imagePath({ asset: { _ref: 'image-ab12-800x500-jpg' } }, { project: 'p', dataset: 'd' }, { w: 400 })
 * // '/images/p/d/ab12-800x500.jpg?w=400'
 */
export function imagePath(
  source: ImageSource | null | undefined,
  { project, dataset }: ImagePlace = {},
  options: ImageOptions = {},
) {
  const asset = source?.asset
  if (!asset) throw new Error('Image does not have required asset property')
  if (asset.url) return withImageOptions(asset.url, options)
  if (!project || !dataset) throw new Error('Image needs a project and dataset, or a url')
  if (!asset._ref) throw new Error('Invalid image reference in block, no _ref found on asset')
  const { id, width, height, format } = parseImageReference(asset._ref)
  return withImageOptions(`/images/${project}/${dataset}/${id}-${width}x${height}.${format}`, options)
}

/**
 * Appends image options to a path. Ignores unknown options.
 * @throws {Error} if a fit, crop, or auto mode does not exist
 */
export function withImageOptions(path: string, options: ImageOptions) {
  refuseUnknownMode('fit', options.fit, FIT_MODES)
  for (const mode of options.crop?.split(',') ?? []) refuseUnknownMode('crop', mode, CROP_MODES)
  refuseUnknownMode('auto', options.auto, AUTO_MODES)
  const query = OPTION_NAMES.filter((name) => options[name] !== undefined).map((name) => `${name}=${options[name]}`)
  return query.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`
}

function refuseUnknownMode(option: string, mode: string | undefined, allowed: readonly string[]) {
  if (mode !== undefined && !allowed.includes(mode))
    throw new Error(`Invalid ${option} mode "${mode}", known are ${allowed.join(', ')}`)
}
