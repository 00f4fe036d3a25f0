import { composeArt, type Drawing, weatherFor } from '#engine/art/art.ts'
import type { StoredArt } from '#engine/art/options.ts'
import { IMAGE_HEIGHTS, IMAGE_WIDTHS, nearestFocus, nextListed } from '#engine/images/sizes.ts'
import { DrawnArt } from './art.tsx'
import { type ImageOptions, withImageOptions } from './reference.ts'

/** A picture as content describes it; the component of the same name renders it. */
export type Picture = {
  /** The data of art; the same data always renders the same art. */
  art?: StoredArt
  /** URL of a photo: `/images/…` without options. */
  src?: string
  /** Width of the stored photo, in pixels. */
  width?: number
  height?: number
  /** What a crop must not lose, as shares of the width and height; the center if it is missing. */
  focus?: { x: number; y: number }
  alt: string
}

export type PictureProps = {
  picture?: Picture
  /** How much of the window the picture takes, as in `<img sizes>`. */
  sizes: string
  /** Renders art at this width and height, and crops photos to the ratio. Without it, a photo keeps its own ratio. */
  ratio?: [number, number]
  /** Crops photos to another ratio in windows narrower than 768 px, so that a wide crop is not cut once more. */
  narrowRatio?: [number, number]
  /** For the picture at the top of the page: it loads first. */
  priority?: boolean
  /** Words to set as the picture if there is none; without them, nothing is rendered. */
  fallbackWords?: string
  /** For a picture whose title is next to it: it gets no alternative text. */
  decorative?: boolean
  className?: string
}

const WIDTHS = [320, 480, 640, 800, 960, 1200, 1600]
const QUALITY = 75
/** The breakpoint `md`. */
const NARROW = '(width < 48rem)'
const PLAIN_SIZE: [number, number] = [800, 500]

/** Renders a picture that content names: art as inline SVG, a photo as an `<img>` with a set of widths. */
export function Picture({
  picture,
  sizes,
  ratio,
  narrowRatio,
  priority = false,
  fallbackWords,
  decorative = false,
  className,
}: PictureProps) {
  const alt = decorative ? '' : (picture?.alt ?? '')
  if (picture?.src)
    return (
      <Photo
        src={picture.src}
        own={[picture.width, picture.height]}
        focus={picture.focus}
        {...{ alt, sizes, ratio, narrowRatio, priority, className }}
      />
    )
  const art = picture?.art ?? (fallbackWords === undefined ? undefined : artOfWords(fallbackWords))
  if (!art) return null
  const [w, h] = ratio ?? PLAIN_SIZE
  return <DrawnArt drawing={drawingOf(art, { w, h, title: alt })} className={className} />
}

/** Cached for each size, for as long as the content that names the picture stays in memory. */
const drawings = new WeakMap<StoredArt, Map<string, Drawing>>()

function drawingOf(art: StoredArt, frame: { w: number; h: number; title: string }) {
  const known = drawings.get(art) ?? new Map<string, Drawing>()
  const key = `${frame.w} ${frame.h} ${frame.title}`
  const drawing = known.get(key) ?? composeArt({ ...art, ...frame })
  drawings.set(art, known.set(key, drawing))
  return drawing
}

type PhotoProps = {
  src: string
  alt: string
  own: [number?, number?]
  sizes: string
  ratio?: [number, number]
  narrowRatio?: [number, number]
  focus?: Picture['focus']
  priority: boolean
  className?: string
}

function Photo({ src, alt, own, sizes, ratio, narrowRatio, focus, priority, className = 'photo' }: PhotoProps) {
  const { usual, srcSet } = sourcesOf(src, { own, ratio, focus })
  const [shownWidth, shownHeight] = ratio ?? own
  const image = (
    <img
      className={className}
      src={usual}
      {...(srcSet && { srcSet, sizes })}
      width={shownWidth}
      height={shownHeight}
      alt={alt}
      style={focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : alt === '' ? 'low' : undefined}
      decoding="async"
    />
  )
  if (!narrowRatio) return image
  const narrow = sourcesOf(src, { own, ratio: narrowRatio, focus })
  const [width, height] = narrowRatio
  return (
    <picture>
      <source media={NARROW} srcSet={narrow.srcSet ?? narrow.usual} {...{ sizes, width, height }} />
      {image}
    </picture>
  )
}

type Crop = Pick<PhotoProps, 'own' | 'ratio' | 'focus'>

/** Returns the URL of a photo in its usual width, and those of all widths, if there are several. */
function sourcesOf(src: string, { own: [width, height], ratio, focus }: Crop) {
  const urlOf = (shown: number) => {
    // An unlisted value would cause a redirect to the next listed one.
    const w = nextListed(IMAGE_WIDTHS, shown)
    const h = ratio && nextListed(IMAGE_HEIGHTS, Math.round((w * ratio[1]) / ratio[0]))
    const shape = h ? ({ h, fit: 'crop', ...cropAround(focus) } as const) : ({ fit: 'max' } as const)
    return withImageOptions(src, { w, ...shape, auto: 'format', q: QUALITY })
  }
  const widths = widthsFor(croppedWidth([width, height], ratio), ratio)
  const usual = urlOf(widths.find((w) => w >= PLAIN_SIZE[0]) ?? Math.max(...widths))
  const srcSet = widths.length > 1 ? widths.map((w) => `${urlOf(w)} ${w}w`).join(', ') : undefined
  return { usual, srcSet }
}

/** Returns the crop around a focal point. An unlisted value would cause a redirect to the nearest listed one. */
function cropAround(focus: Picture['focus']): ImageOptions {
  return focus ? { crop: 'focalpoint', 'fp-x': nearestFocus(focus.x), 'fp-y': nearestFocus(focus.y) } : {}
}

/** Returns the width of a photo after it is cropped to a ratio, in pixels. */
function croppedWidth([width, height]: [number?, number?], ratio?: [number, number]) {
  return width && height && ratio ? Math.min(width, Math.round((height * ratio[0]) / ratio[1])) : width
}

/**
 * Returns the widths to offer, in pixels, without enlarging: a photo narrower than the steps is offered at its own
 * width. Small ones come in twice their size only: a page has up to 20 avatars, and a list of URLs for each would weigh
 * more than the smallest file saves.
 */
function widthsFor(own = Math.max(...WIDTHS), [slot]: [number, number] = PLAIN_SIZE) {
  const steps = slot < Math.min(...WIDTHS) / 2 ? [2 * slot] : WIDTHS
  const fitting = steps.filter((width) => width <= own)
  return fitting.length === steps.length || fitting.includes(own) ? fitting : [...fitting, own]
}

/** Returns the art of a document without figures: its title, in large type. */
export function artOfWords(caption: string): StoredArt {
  return { kind: 'cover', weather: weatherFor(caption), cover: { form: 'words', caption } }
}
