import { chosenImage } from '#engine/web/chosen-image.ts'
import { matchesMedia } from '#engine/web/media-conditions.ts'
import { type JsonLd, type PageHead, readJsonLdScripts, resolveUrl } from '#engine/web/read-head.ts'
import { closest, type Markup, type Tag } from '#engine/web/read-tags.ts'
import { parseSrcset, type Viewport } from '#engine/web/srcset.ts'
import { cssImages } from './css-images.ts'
import {
  droppedCandidates,
  IMAGE_FILE,
  type ImageDetails,
  imageDetails,
  isLazyUrl,
  isUnusableUrl,
  LAZY_SETS,
} from './image-details.ts'

/** One place that names an image. */
export type ImageUse = {
  /** The place, such as `img src`, `CSS background-image`, `og:image`, `JSON-LD logo`. */
  where: string
  line: number | null
  /** The stylesheet, if it is not in the page. */
  file?: string
}

export type FoundImage = ImageDetails & {
  /** Absolute, without a fragment. A `data:` URL is kept as it is. */
  url: string
  uses: ImageUse[]
  /** Whether a browser chooses it at the viewport of the report, among the candidates of its `img`. */
  isChosen: boolean
}

export type Collection = {
  images: Map<string, FoundImage>
  stylesheets: string[]
  /** SVG that is part of the page. */
  inlineSvgs: { line: number; title: string | null }[]
  problems: { id: 'empty-src' | 'unusable-url' | 'dropped-candidate'; line: number; text: string }[]
}

const IMAGE_METAS =
  /^(?:og:image(?::(?:url|secure_url))?|twitter:image(?::src)?|msapplication-(?:tileimage|square\d+x\d+logo|wide\d+x\d+logo)|image|thumbnail|thumbnailurl|logo|contenturl|sailthru\.image\.(?:full|thumb)|parsely-image-url|image_src)$/
const IMAGE_RELS =
  /^(?:icon|apple-touch-icon(?:-precomposed)?|apple-touch-startup-image|mask-icon|image_src|fluid-icon)$/
const SCHEMA_IMAGES =
  /^(?:image|logo|thumbnail|thumbnailUrl|contentUrl|photo|primaryImageOfPage|screenshot|associatedMedia)$/

/** Lists every image that the source of a page names, each once, with all the places that name it. */
export function collectImages(markup: Markup, head: PageHead, viewport: Viewport): Collection {
  const found: Collection = { images: new Map(), stylesheets: [], inlineSvgs: [], problems: [] }
  const reading: Reading = { found, base: head.base, viewport, markup }
  for (const tag of markup.tags) {
    readElement(tag, reading)
    if (tag.attributes.style) readCss(tag.attributes.style, 'declarationList', { ...reading, line: () => tag.line })
    if (tag.name === 'style' && tag.source) {
      const start = tag.end
      readCss(tag.source, 'stylesheet', { ...reading, line: (offset) => markup.placeOf(start + offset).line })
    }
  }
  for (const { key, content, tag } of head.metas)
    if (IMAGE_METAS.test(key))
      add(reading, content, { where: /^(?:og|twitter|ms)/.test(key) ? key : `meta ${key}`, line: tag.line })
  for (const script of readJsonLdScripts(markup)) readJsonLd(script, reading)
  return found
}

/** Adds the images that a separate stylesheet names; its URLs are relative to it. */
export function collectFromStylesheet(css: string, url: string, found: Collection): string[] {
  const { images, imports } = cssImages(css, 'stylesheet')
  for (const { href, property } of images)
    add({ found, base: url }, href, { where: `CSS ${property}`, line: null, file: url })
  return imports.flatMap((href) => resolveUrl(href, url) ?? [])
}

type Reading = { found: Collection; base: string; viewport: Viewport; markup: Markup }

function readElement(tag: Tag, reading: Reading) {
  const { name, attributes, isInSvg } = tag
  const at = (where: string): ImageUse => ({
    where: tag.isInNoscript ? `${where} in noscript` : tag.isInTemplate ? `${where} in a template` : where,
    line: tag.line,
  })
  if (isInSvg && name !== 'svg') {
    const href = attributes.href ?? attributes['xlink:href']
    if (/^(?:use|image|feimage)$/.test(name) && href && !href.startsWith('#')) add(reading, href, at(`SVG ${name}`))
    return
  }
  if (name === 'svg') {
    if (!closest(tag, /^svg$/))
      reading.found.inlineSvgs.push({ line: tag.line, title: attributes['aria-label'] ?? null })
    return
  }
  if (name === 'img' || name === 'amp-img' || name === 'amp-anim') readImage(tag, reading, at)
  if (name === 'source') readSource(tag, reading, at)
  if (name === 'input' && attributes.type?.toLowerCase() === 'image') add(reading, attributes.src, at('input'))
  if (name === 'video' || name === 'amp-video') add(reading, attributes.poster, at('video poster'))
  if (name === 'object' && isImage(attributes.data, attributes.type)) add(reading, attributes.data, at('object'))
  if (name === 'embed' && isImage(attributes.src, attributes.type)) add(reading, attributes.src, at('embed'))
  if (name === 'a' && IMAGE_FILE.test(attributes.href ?? '')) add(reading, attributes.href, at('link to an image'))
  if (name === 'link') readLink(tag, reading, at)
  if (/^(?:body|table|tr|td|th)$/.test(name) && attributes.background)
    add(reading, attributes.background, at(`${name} background`))
  if (attributes.itemprop && SCHEMA_IMAGES.test(attributes.itemprop) && name !== 'meta' && name !== 'img')
    add(reading, attributes.href ?? attributes.src ?? attributes.content, at(`Microdata ${attributes.itemprop}`))
  for (const [key, value] of Object.entries(attributes)) {
    if (LAZY_SETS.test(key))
      for (const { url } of parseSrcset(value, { keepsUnknown: true })) add(reading, url, at(key))
    else if (isLazyUrl(key, value, name)) add(reading, value.replace(/^url\((["']?)(.*)\1\)$/i, '$2'), at(key))
  }
}

const isImage = (url: string | undefined, type: string | undefined) =>
  type ? type.toLowerCase().startsWith('image/') : IMAGE_FILE.test(url ?? '')

function readImage(tag: Tag, reading: Reading, at: (where: string) => ImageUse) {
  const { src, srcset } = tag.attributes
  const { found, base } = reading
  const chosen = chosenImage(tag, reading)
  const details = imageDetails(tag)
  const detailed = (href: string | undefined, where: string) => {
    const image = add(reading, href, at(where))
    if (image) Object.assign(image, { ...details, isChosen: image.isChosen || resolveUrl(href, base) === chosen })
  }
  if (src !== undefined && src.trim() === '')
    found.problems.push({ id: 'empty-src', line: tag.line, text: 'img src=""' })
  else detailed(src, 'img src')
  for (const { url } of parseSrcset(srcset ?? '', { keepsUnknown: true })) detailed(url, 'img srcset')
  for (const text of droppedCandidates(srcset)) found.problems.push({ id: 'dropped-candidate', line: tag.line, text })
}

function readSource(tag: Tag, reading: Reading, at: (where: string) => ImageUse) {
  const { srcset } = tag.attributes
  if (!srcset || !closest(tag, /^picture$/)) return
  for (const { url } of parseSrcset(srcset, { keepsUnknown: true })) add(reading, url, at('picture source'))
}

function readLink(tag: Tag, reading: Reading, at: (where: string) => ImageUse) {
  const { href, as, imagesrcset, media } = tag.attributes
  const rels = (tag.attributes.rel ?? '').toLowerCase().split(/\s+/)
  const rel = rels.find((one) => IMAGE_RELS.test(one))
  if (rel) add(reading, href, at(`link ${rel}`))
  if ((rels.includes('preload') || rels.includes('prefetch')) && as?.toLowerCase() === 'image') {
    add(reading, href, at('preload'))
    for (const { url } of parseSrcset(imagesrcset ?? '')) add(reading, url, at('preload'))
  }
  if (!rels.includes('stylesheet') || rels.includes('alternate') || tag.isInTemplate) return
  const url = resolveUrl(href, reading.base)
  if (url && /^https?:/.test(url) && (matchesMedia(media, reading.viewport) || !/^\s*print\s*$/i.test(media ?? '')))
    reading.found.stylesheets.push(url)
}

function readCss(
  css: string,
  context: 'stylesheet' | 'declarationList',
  reading: Reading & { line: (offset: number) => number },
) {
  if (!/url\(|image-set|@import/i.test(css)) return
  const { images, imports } = cssImages(css, context)
  for (const { href, property, offset } of images)
    add(reading, href, { where: `CSS ${property}`, line: reading.line(offset) })
  for (const href of imports) {
    const url = resolveUrl(href, reading.base)
    if (url && /^https?:/.test(url)) reading.found.stylesheets.push(url)
  }
}

function readJsonLd({ entities }: JsonLd, reading: Reading) {
  for (const entity of entities) {
    const isImageObject = entity.types.includes('ImageObject')
    for (const { name, value, place } of entity.properties) {
      const isImageName =
        SCHEMA_IMAGES.test(name) && ((name !== 'contentUrl' && name !== 'associatedMedia') || isImageObject)
      const href = value.kind === 'link' ? value.url : value.kind === 'literal' ? value.text : undefined
      if (href && (isImageName || (isImageObject && name === 'url')))
        add(reading, href, { where: `JSON-LD ${name}`, line: place.line })
    }
  }
}

function add(
  { found, base }: Pick<Reading, 'found' | 'base'>,
  href: string | undefined,
  use: ImageUse,
): FoundImage | undefined {
  if (href === undefined || href.trim() === '') return undefined
  const resolved = resolveUrl(href, base)
  if (!resolved || !/^(?:https?|data):/.test(resolved)) {
    if (isUnusableUrl(href, base))
      found.problems.push({ id: 'unusable-url', line: use.line ?? 1, text: href.slice(0, 200) })
    return undefined
  }
  const url = resolved.startsWith('data:') ? resolved : resolved.replace(/#.*$/s, '')
  const image = found.images.get(url) ?? {
    url,
    uses: [],
    alt: null,
    isMissingAlt: false,
    declaredWidth: null,
    declaredHeight: null,
    isLazy: false,
    isChosen: false,
    fetchPriority: null,
  }
  if (!image.uses.some(({ where, line, file }) => where === use.where && line === use.line && file === use.file))
    image.uses.push(use)
  found.images.set(url, image)
  return image
}
