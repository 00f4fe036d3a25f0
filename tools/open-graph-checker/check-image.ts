import type { Card, Measured } from '#engine/social/cards.ts'
import { facebook, statedBy, xLarge } from '#engine/social/networks.ts'
import { ogp } from '#engine/social/references.ts'
import type { DeclaredImage } from '#engine/social/tags.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { Meta } from '#engine/web/read-head.ts'
import { metaTag } from './check.ts'

/** A crop of less than this share of the image is not worth a finding. */
const MAX_CROP = 0.1

/** Returns what is wrong with the images that the tags name. */
export function checkImages(
  images: DeclaredImage[],
  orphans: Meta[],
  { measured, cards, pageUrl }: { measured: Map<string, Measured>; cards: Card[]; pageUrl: string },
): Finding[] {
  const found: Finding[] = []
  for (const orphan of orphans)
    found.push({
      id: 'orphan-property',
      severity: 'warning',
      title: `${orphan.key} is before any image.`,
      why: 'A structured property describes the image before it, so this one describes none.',
      evidence: `Line ${orphan.tag.line}: ${orphan.content.slice(0, 80)}`,
      fix: 'Move it below og:image.',
      ref: ogp,
      place: { line: orphan.tag.line },
    })
  const used = new Set(cards.flatMap(({ image }) => (image ? [image.url] : [])))
  const seen = new Set<string>()
  for (const image of images) {
    found.push(...checkImageUrl(image, pageUrl))
    if (!image.url || seen.has(image.url)) continue
    seen.add(image.url)
    const one = measured.get(image.url)
    if (one) found.push(...checkFile(image, one))
    if (used.has(image.url) && image.alt === null && !images.some(({ url, alt }) => url === image.url && alt))
      found.push({
        id: 'missing-alt',
        severity: 'notice',
        title: `${image.key} has no alternative text.`,
        why: 'Screen readers read it out in place of the image.',
        fix: metaTag('og:image:alt', 'What the image shows'),
        ref: ogp,
        place: { line: image.line },
      })
  }
  return [...found, ...cards.flatMap((card) => checkCard(card, card.image ? measured.get(card.image.url) : undefined))]
}

/** Returns what is wrong with the URL of an image as a tag declares it. */
export function checkImageUrl({ href, url, key, line }: DeclaredImage, pageUrl: string): Finding[] {
  const base = { evidence: `${key}: ${href.slice(0, 120)}`, ref: ogp, place: { line } }
  const fix = metaTag(key, url ?? 'https://…')
  if (!url || !/^(?:https?:)?\/\//i.test(href))
    return [
      {
        id: 'relative-image',
        severity: 'critical',
        title: `${key} is not an absolute URL.`,
        why: 'Most networks do not resolve relative URLs, so they find no image.',
        fix,
        ...base,
      },
    ]
  if (href.startsWith('//'))
    return [
      {
        id: 'protocol-relative-image',
        severity: 'warning',
        title: `${key} has no scheme.`,
        why: 'A network that reads the tag outside of a page cannot complete it.',
        fix,
        ...base,
      },
    ]
  if (url.startsWith('http:') && pageUrl.startsWith('https:'))
    return [
      {
        id: 'insecure-image',
        severity: 'notice',
        title: `${key} uses http on a page that uses https.`,
        why: 'Networks show their pages over https and may drop images that are not.',
        fix: metaTag(key, url.replace(/^http:/, 'https:')),
        ...base,
      },
    ]
  return []
}

function checkFile(image: DeclaredImage, one: Measured): Finding[] {
  const { key, line } = image
  const found: Finding[] = []
  const add = (id: string, severity: Finding['severity'], text: Pick<Finding, 'title' | 'why' | 'fix' | 'evidence'>) =>
    found.push({ id, severity, ref: ogp, place: { line }, ...text } as Finding)
  if (one.unknown) {
    add('image-not-measured', 'notice', {
      title: `The image of ${key} was not measured.`,
      why: 'Networks may show it all the same: this says nothing about the image.',
      evidence: `${one.url.slice(0, 160)}: ${one.unknown}`,
    })
    return found
  }
  if (one.problem) {
    add('unreadable-image', 'critical', {
      title: `The image of ${key} cannot be read.`,
      why: 'Networks then show no image.',
      evidence: `${one.url.slice(0, 160)}: ${one.problem}`,
      fix: 'Enter a URL that returns an image to everyone, without a login, or correct the server.',
    })
    return found
  }
  const contentType = one.contentType?.split(';')[0]?.trim().toLowerCase() ?? null
  if (one.mediaType && contentType && contentType !== one.mediaType && !isSameType(contentType, one.mediaType))
    add('wrong-content-type', 'warning', {
      title: `The server says ${contentType}, but the file is ${one.mediaType}.`,
      why: 'Networks that trust the header do not show the image.',
      evidence: `Content-Type: ${one.contentType}`,
      fix: `Content-Type: ${one.mediaType}`,
    })
  if (
    one.mediaType &&
    image.type &&
    image.type.toLowerCase() !== one.mediaType &&
    !isSameType(image.type, one.mediaType)
  )
    add('wrong-declared-type', 'notice', {
      title: `og:image:type is ${image.type}, but the file is ${one.mediaType}.`,
      why: 'The tag describes another file.',
      evidence: `First bytes: ${one.mediaType}`,
      fix: metaTag('og:image:type', one.mediaType),
    })
  if (one.mediaType && !xLarge.types?.includes(one.mediaType))
    add('unsupported-format', 'critical', {
      title: `${one.mediaType} is not among the formats that X shows.`,
      why: 'X names JPEG, PNG, WebP, and GIF. Other networks publish no list; JPEG and PNG work in all of them.',
      evidence: one.url.slice(0, 160),
      fix: 'Save the image as JPEG or PNG.',
    })
  const { width, height } = one
  if (width !== null && height !== null) {
    const isWrong =
      (image.width !== null && image.width !== width) || (image.height !== null && image.height !== height)
    if (isWrong)
      add('wrong-declared-size', 'warning', {
        title: `The tags say ${image.width ?? '?'} × ${image.height ?? '?'} pixels, but the image has ${width} × ${height}.`,
        why: 'Facebook lays out the first preview with the declared size.',
        evidence: one.url.slice(0, 160),
        fix: `${metaTag('og:image:width', String(width))}\n${metaTag('og:image:height', String(height))}`,
      })
    if (key.startsWith('og:') && image.width === null && image.height === null)
      found.push({
        id: 'missing-size',
        severity: 'notice',
        title: 'og:image:width and og:image:height are missing.',
        why: 'With them, Facebook can show the image to the first person who shares the page, before it has been processed.',
        fix: `${metaTag('og:image:width', String(width))}\n${metaTag('og:image:height', String(height))}`,
        ref: facebook.ref,
        place: { line },
      })
  }
  return found
}

const isSameType = (one: string, other: string) =>
  one.replace('jpg', 'jpeg') === other || (one === 'image/vnd.microsoft.icon' && other === 'image/x-icon')

/** Returns findings about how each network treats its image. */
function checkCard(
  { network, layout, limits, image, isCertain, notes }: Card,
  measured: Measured | undefined,
): Finding[] {
  const found: Finding[] = []
  // A relative URL has a finding of its own.
  if (layout === 'no image' && !isCertain) return found
  if (!image || !measured || measured.problem || measured.unknown) return found
  const { width, height } = measured
  const base = { evidence: `${image.from}: ${width} × ${height} pixels`, ref: limits.ref, place: { line: image.line } }
  if (layout === 'no image')
    found.push({
      id: 'refused-image',
      severity: 'critical',
      title: `${network} does not show the image. ${notes[0] ?? ''}`.trim(),
      why: 'The preview has text only.',
      fix: 'Use a JPEG or PNG of 1200 × 630 pixels, below 5 MB.',
      ...base,
    })
  if (width === null || height === null) return found
  if (layout === 'thumbnail' && limits.smallestLarge)
    found.push({
      id: 'small-image',
      severity: 'warning',
      title: `${network} shows a thumbnail: the image has ${width} × ${height} pixels.`,
      why: `The large preview needs at least ${limits.smallestLarge.width}${limits.smallestLarge.height > 1 ? ` × ${limits.smallestLarge.height}` : ''} pixels${limits.smallestLarge.height > 1 ? '' : ' of width'}.`,
      fix: 'Use an image of 1200 × 630 pixels.',
      ...base,
      ref: statedBy(limits, 'smallestLarge').ref,
    })
  if (
    layout === 'large' &&
    limits.recommended &&
    (width < limits.recommended.width || height < limits.recommended.height)
  )
    found.push({
      id: 'below-recommended',
      severity: 'notice',
      title: `${network} recommends ${limits.recommended.width} × ${limits.recommended.height} pixels; the image has ${width} × ${height}.`,
      why: 'A smaller image looks soft on high-density displays.',
      fix: `Use an image of at least ${limits.recommended.width} × ${limits.recommended.height} pixels.`,
      ...base,
    })
  const crop =
    limits.ratio === null || layout === 'no card' || layout === 'no image' ? 0 : cropped(width / height, limits.ratio)
  if (crop > MAX_CROP)
    found.push({
      id: 'cropped-image',
      severity: 'warning',
      title: `${network} cuts off ${Math.round(crop * 100)}% of the image.`,
      why: `It shows ${limits.ratio}:1; the image is ${ratioText(width / height)}.`,
      fix: 'Use an image of 1200 × 630 pixels, with nothing important at its edges.',
      ...base,
    })
  return found
}

/** Returns the share of an image that does not fit into a frame of another ratio. */
export const cropped = (image: number, frame: number) => 1 - Math.min(image, frame) / Math.max(image, frame)

export const ratioText = (ratio: number) => `${ratio.toLocaleString('en-US', { maximumFractionDigits: 2 })}:1`
