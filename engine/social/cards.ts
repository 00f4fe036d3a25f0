import { withoutWww } from '#engine/net/hosts.ts'
import type { PageHead } from '#engine/web/read-head.ts'
import { facebook, type Limits, linkedIn, type NetworkName, slack, xLarge, xSummary } from './networks.ts'
import { type DeclaredImage, type Sourced, sourced } from './tags.ts'

/** A measured image; `null` is unknown. */
export type Measured = {
  url: string
  contentType: string | null
  mediaType: string | null
  width: number | null
  height: number | null
  bytes: number | null
  problem: string | null
  /** Why it was not measured, which says nothing about the image. */
  unknown?: string | null
  /** Name of the file in the envelope, if it was read completely. */
  file: string | null
}

export type Layout = 'large' | 'thumbnail' | 'no image' | 'no card'

/** What one network would show. */
export type Card = {
  network: NetworkName
  layout: Layout
  /** False if the layout is a guess, because the image could not be measured. */
  isCertain: boolean
  site: string
  title: Sourced | null
  description: Sourced | null
  image: { url: string; from: string; line: number } | null
  limits: Limits
  /** Why it looks like this, as sentences. */
  notes: string[]
}

type Source = { head: PageHead; images: DeclaredImage[]; measured: Map<string, Measured>; pageUrl: string }

/** Returns the previews of four networks, by the fallbacks that each documents. */
export function cardsOf(source: Source): Card[] {
  return [ofX(source), ofFacebook(source), ofLinkedIn(source), ofSlack(source)]
}

export const cardTypes = ['summary', 'summary_large_image', 'app', 'player']

function ofX(source: Source): Card {
  const { head, images } = source
  const type = sourced(head, 'twitter:card')?.value.toLowerCase() ?? null
  const isImplied = type === null && ['og:type', 'og:title', 'og:description'].every((key) => sourced(head, key))
  const isLarge = type === 'summary_large_image'
  const card = shown(source, {
    network: 'X',
    limits: isLarge ? xLarge : xSummary,
    title: sourced(head, 'twitter:title', 'og:title'),
    description: sourced(head, 'twitter:description', 'og:description'),
    image: firstOf(images, /^twitter:image/) ?? firstOf(images, /^og:image/),
    isLarge,
  })
  if (type !== null && !cardTypes.includes(type))
    return { ...card, layout: 'no card', notes: [`“${type}” is not a card type, so X shows the bare link.`] }
  if (type === null && !isImplied)
    return { ...card, layout: 'no card', notes: ['Without twitter:card, X shows the bare link.'] }
  if (!card.title) return { ...card, layout: 'no card', notes: ['Without a title, X shows the bare link.'] }
  if (isImplied) card.notes.push('Without twitter:card, X uses the small card.')
  if (type === 'app' || type === 'player')
    card.notes.push(`A card of type ${type} needs tags that are not checked here.`)
  return card
}

function ofFacebook(source: Source): Card {
  const { head, images } = source
  return shown(source, {
    network: 'Facebook',
    limits: facebook,
    title: sourced(head, 'og:title', 'title'),
    description: sourced(head, 'og:description', 'description'),
    image: firstOf(images, /^og:image/),
    isLarge: true,
  })
}

function ofLinkedIn(source: Source): Card {
  const { head, images } = source
  return shown(source, {
    network: 'LinkedIn',
    limits: linkedIn,
    title: sourced(head, 'og:title', 'title'),
    description: sourced(head, 'og:description', 'description'),
    image: firstOf(images, /^og:image/),
    isLarge: true,
  })
}

function ofSlack(source: Source): Card {
  const { head, images } = source
  const card = shown(source, {
    network: 'Slack',
    limits: slack,
    title: sourced(head, 'twitter:title', 'og:title', 'title'),
    description: sourced(head, 'twitter:description', 'og:description', 'description'),
    image: firstOf(images, /^twitter:image/) ?? firstOf(images, /^og:image/),
    isLarge: sourced(head, 'twitter:card')?.value.toLowerCase() !== 'summary',
  })
  card.site = sourced(head, 'og:site_name')?.value ?? card.site
  if (head.links.some(({ tag }) => /^(?:application\/json|text\/xml)\+oembed$/i.test(tag.attributes.type ?? '')))
    card.notes.push('The page offers oEmbed, which Slack prefers to tags. It was not requested.')
  return card
}

type Draft = {
  network: NetworkName
  limits: Limits
  title: Sourced | null
  description: Sourced | null
  image: DeclaredImage | undefined
  isLarge: boolean
}

function shown({ measured, pageUrl }: Source, { image, isLarge, ...draft }: Draft): Card {
  const found = image?.url ? measured.get(image.url) : undefined
  const { layout, note, isCertain } = layoutOf(draft, image, found, isLarge)
  return {
    ...draft,
    layout,
    isCertain,
    site: withoutWww(URL.parse(pageUrl)?.hostname ?? 'your-site.example'),
    image: image?.url ? { url: image.url, from: image.key, line: image.line } : null,
    notes: note ? [note] : [],
  }
}

type Verdict = { layout: Layout; note?: string; isCertain: boolean }

function layoutOf(
  { limits, network }: Pick<Draft, 'limits' | 'network'>,
  image: DeclaredImage | undefined,
  found: Measured | undefined,
  isLarge: boolean,
): Verdict {
  const without = (note: string): Verdict => ({ layout: 'no image', note, isCertain: true })
  if (!image) return without('No tag names an image.')
  if (!image.url) return without(`“${image.href.slice(0, 80)}” is not a URL.`)
  if (!/^(?:https?:)?\/\//i.test(image.href))
    return { ...without(`“${image.href.slice(0, 80)}” is not an absolute URL.`), isCertain: false }
  const wanted: Layout = isLarge ? 'large' : 'thumbnail'
  if (!found || found.unknown)
    return {
      layout: wanted,
      note: ['The image was not measured.', found?.unknown].filter(Boolean).join(' '),
      isCertain: false,
    }
  if (found.problem) return without(`The image cannot be read. ${found.problem}`)
  const { width, height, bytes, mediaType } = found
  if (limits.types && mediaType && !limits.types.includes(mediaType))
    return without(`${network} does not show images of type ${mediaType}.`)
  if (limits.maxBytes !== null && bytes !== null && bytes > limits.maxBytes)
    return without(`The file is larger than the ${limits.maxBytes / 1e6} MB that ${network} accepts.`)
  if (width === null || height === null)
    return { layout: wanted, note: 'The size of the image could not be read.', isCertain: false }
  const size = `${width} × ${height} pixels`
  if (limits.smallest && (width < limits.smallest.width || height < limits.smallest.height))
    return without(
      `${size} is below the smallest image of ${network}, ${limits.smallest.width} × ${limits.smallest.height}.`,
    )
  if (limits.largest && (width > limits.largest.width || height > limits.largest.height))
    return without(
      `${size} is above the largest image of ${network}, ${limits.largest.width} × ${limits.largest.height}.`,
    )
  const { smallestLarge } = limits
  if (isLarge && smallestLarge && (width < smallestLarge.width || height < smallestLarge.height))
    return { layout: 'thumbnail', note: `${size} is too small for the large preview of ${network}.`, isCertain: true }
  return { layout: wanted, isCertain: true }
}

const firstOf = (images: DeclaredImage[], key: RegExp) => images.find((image) => key.test(image.key))
