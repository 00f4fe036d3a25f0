import { z } from 'zod'
import { IMAGE_HEIGHTS, IMAGE_QUALITIES, IMAGE_WIDTHS, nearestFocus, nextListed } from '#engine/images/sizes.ts'

export const IMAGE_FORMATS = ['jpg', 'png', 'webp', 'avif'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

const MAX_SIDE = 4_000
const share = z.coerce.number().min(0).max(1)
const side = z.coerce.number().int().min(1).max(MAX_SIDE)
const crops = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'] as const

/**
 * The options of an image URL. Names and modes are those of the content provider's image CDN (spec §3). `dpr` and
 * `blur` are accepted and redirected to a URL without them.
 */
const Options = z.strictObject({
  w: side.optional(),
  h: side.optional(),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']).default('clip'),
  crop: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.enum(crops)).max(2))
    .optional(),
  'fp-x': share.optional(),
  'fp-y': share.optional(),
  auto: z.literal('format').optional(),
  fm: z.enum(IMAGE_FORMATS).optional(),
  q: z.coerce.number().int().min(1).max(100).default(75),
  dpr: z.coerce.number().min(1).max(3).default(1),
  blur: z.coerce.number().int().min(1).max(2_000).optional(),
})
export type ImageOptions = z.output<typeof Options>

const ADDRESS = /^\/images\/([a-z0-9-]+)\/([a-z0-9-]+)\/([0-9a-f]{40})-(\d{1,5})x(\d{1,5})\.([a-z]{3,4})$/

export type ImageRequest = {
  id: string
  width: number
  height: number
  extension: string
  options: ImageOptions
  /** The request has no options: the response is the stored original. */
  plain: boolean
  /** The query with the nearest listed values, if the requested values are not listed. */
  listedQuery: string | undefined
}
export type ImageRefusal = { status: 400 | 404; reason: string }

/**
 * Reads `/images/{project}/{dataset}/{id}-{width}x{height}.{format}?options`.
 * @returns the request, or why it is refused
 */
export function readImageRequest(
  path: string,
  query: string,
  place: { project: string; dataset: string },
): ImageRequest | ImageRefusal {
  const match = ADDRESS.exec(path)
  if (!match)
    return { status: 400, reason: 'Image URLs look like /images/{project}/{dataset}/{id}-{width}x{height}.{format}.' }
  const [, project, dataset, id = '', width, height, extension = ''] = match
  if (project !== place.project || dataset !== place.dataset)
    return { status: 404, reason: `There is no dataset ${project}/${dataset} here.` }
  const pairs = [...new URLSearchParams(query)]
  const repeated = pairs.find(([name], index) => pairs.findIndex(([other]) => other === name) !== index)
  if (repeated) return { status: 400, reason: `Option ${repeated[0]} appears twice.` }
  const parsed = Options.safeParse(Object.fromEntries(pairs))
  if (!parsed.success) return { status: 400, reason: parsed.error.issues.map(describeIssue).join(' ') }
  if (parsed.data.w === undefined && parsed.data.h === undefined && parsed.data.fit !== 'clip') {
    return { status: 400, reason: `Option fit=${parsed.data.fit} needs w or h.` }
  }
  const size = { width: Number(width), height: Number(height) }
  const plain = pairs.length === 0
  const listedQuery = plain ? undefined : listed(pairs, parsed.data, size.width)
  return { id, ...size, extension, options: parsed.data, plain, listedQuery }
}

/**
 * Returns the query to redirect to, or undefined if the requested one is allowed. Only listed values are rendered, so
 * nobody can request endless variants of an image.
 */
function listed(pairs: [string, string][], { w, h, q, dpr, ...options }: ImageOptions, ownWidth: number) {
  // Without a box, the original is rendered in its own width, up to the maximum of the list.
  const width = w === undefined && h === undefined ? ownWidth : w && Math.round(w * dpr)
  const height = h && Math.round(h * dpr)
  const query = new URLSearchParams(pairs)
  query.delete('dpr')
  query.delete('blur')
  if (width) query.set('w', `${nextListed(IMAGE_WIDTHS, width)}`)
  if (height) query.set('h', `${nextListed(IMAGE_HEIGHTS, height)}`)
  if (query.has('q')) query.set('q', `${nextListed(IMAGE_QUALITIES, q)}`)
  for (const name of ['fp-x', 'fp-y'] as const) {
    const value = options[name]
    if (value !== undefined) query.set(name, `${nearestFocus(value)}`)
  }
  const text = query.toString()
  return text === new URLSearchParams(pairs).toString() ? undefined : text
}

function describeIssue(issue: z.core.$ZodIssue) {
  if (issue.code === 'unrecognized_keys') {
    return `Unknown option ${issue.keys.join(', ')}. Known are ${Object.keys(Options.shape).join(', ')}.`
  }
  return `Option ${String(issue.path[0])}: ${issue.message}.`
}
