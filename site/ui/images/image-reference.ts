/** How a picture is fitted into the asked width and height. The names are the content provider's. */
const FIT_MODES = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
/** Which part of a picture stays when it is cropped. */
const CROP_MODES = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'] as const
const AUTO_MODES = ['format'] as const

/** What may stand behind an image address, in the order in which it is written: one picture, one address, one cache entry. */
const OPTION_NAMES = ['w', 'h', 'fit', 'crop', 'auto', 'fm', 'q', 'dpr', 'blur'] as const

export type ImageOptions = {
  w?: number
  h?: number
  fit?: (typeof FIT_MODES)[number]
  /** One mode, or several with commas between them: `top,left`. */
  crop?: string
  auto?: (typeof AUTO_MODES)[number]
  fm?: 'jpg' | 'png' | 'webp' | 'avif'
  q?: number
  dpr?: number
  blur?: number
}

/** An image as content names it: by a reference, or by its finished address. */
export type ImageSource = { asset?: { _ref?: string | null; url?: string | null } | null }

export type ImagePlace = { project?: string; dataset?: string }

const REFERENCE = /^image-([A-Za-z0-9]+)-(\d{1,5})x(\d{1,5})-([a-z0-9]{2,4})$/

/** Whether a text names an asset in the form of a reference. */
export function isImageReference(text: string) {
  return REFERENCE.test(text)
}

/**
 * Takes an asset reference `image-{id}-{W}x{H}-{ext}` apart; sizes in pixels.
 * @throws an error that names the reference, when it has another form
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
 * The address of an image: `/images/{project}/{dataset}/{id}-{width}x{height}.{format}`, with options behind it.
 * @throws when the image has no asset, no reference, a malformed reference, no place to come from, or an invalid mode
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
 * Puts image options behind an address. Anything that is not on the list of options is left out.
 * @throws on a fit, crop or auto mode that does not exist
 */
export function withImageOptions(path: string, options: ImageOptions) {
  refuseUnknownMode('fit', options.fit, FIT_MODES)
  for (const mode of options.crop?.split(',') ?? []) refuseUnknownMode('crop', mode, CROP_MODES)
  refuseUnknownMode('auto', options.auto, AUTO_MODES)
  const query = OPTION_NAMES.filter((name) => options[name] !== undefined).map((name) => `${name}=${options[name]}`)
  return query.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`
}

function refuseUnknownMode(option: string, mode: string | undefined, known: readonly string[]) {
  if (mode !== undefined && !known.includes(mode))
    throw new Error(`Invalid ${option} mode "${mode}", known are ${known.join(', ')}`)
}
