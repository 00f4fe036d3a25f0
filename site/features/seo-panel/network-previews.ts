import { withoutWww } from '#engine/net/hosts.ts'
import { type Card, cardsOf } from '#engine/social/cards.ts'
import { declaredImages } from '#engine/social/tags.ts'
import { metaContent, type PageHead } from '#engine/web/read-head.ts'

/** How one network shows a link to a page. */
export type NetworkPreview = {
  network: string
  layout: Card['layout']
  site: string
  title: string
  description: string
  alt: string
  /** Width divided by height, as the network crops the image. */
  ratio: number
  notes: string[]
  source: { label: string; url: string }
}

const PNG = 'image/png'
/** Ratio of the large preview if a network states none. */
const RATIO = 1.91
const SHOWN = new Set(['Facebook', 'X', 'LinkedIn'])

/** Meta: the title has up to two lines, the description about 80 characters; the image keeps its ratio up to 4:1. */
const whatsApp = {
  maxDescription: 80,
  maxRatio: 4,
  minWidth: 300,
  source: {
    label: 'Meta: link previews in WhatsApp',
    url: 'https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/',
  },
}

/** Returns the previews of four networks, by the rules that each publishes. */
export function networkPreviews(head: PageHead, pageUrl: string): NetworkPreview[] {
  const { images } = declaredImages(head)
  const measured = new Map(
    images.flatMap(({ url, width, height }) =>
      url
        ? [[url, { url, contentType: PNG, mediaType: PNG, width, height, bytes: null, problem: null, file: null }]]
        : [],
    ),
  )
  const alt = images[0]?.alt ?? ''
  const cards = cardsOf({ head, images, measured, pageUrl })
    .filter(({ network }) => SHOWN.has(network))
    .sort((a, b) => a.network.localeCompare(b.network))
    .map((card) => previewOf(card, alt))
  return [...cards, whatsAppPreview(head, { pageUrl, alt, image: images[0] })]
}

function previewOf({ network, layout, site, title, description, limits, notes }: Card, alt: string): NetworkPreview {
  return {
    ...{ network, layout, site, alt, notes },
    title: title?.value ?? '',
    description: description?.value ?? '',
    ratio: layout === 'thumbnail' ? 1 : (limits.ratio ?? RATIO),
    source: limits.ref,
  }
}

type Shared = { pageUrl: string; alt: string; image: { width: number | null; height: number | null } | undefined }

function whatsAppPreview(head: PageHead, { pageUrl, alt, image }: Shared): NetworkPreview {
  const description = metaContent(head, 'og:description', 'description') ?? ''
  const ratio = (image?.width ?? 1) / (image?.height ?? 1)
  const isLarge = image !== undefined && (image.width ?? 0) >= whatsApp.minWidth && ratio <= whatsApp.maxRatio
  const isCut = description.length > whatsApp.maxDescription
  return {
    network: 'WhatsApp',
    layout: image === undefined ? 'no image' : isLarge ? 'large' : 'thumbnail',
    site: withoutWww(URL.parse(pageUrl)?.hostname ?? ''),
    title: metaContent(head, 'og:title') ?? head.titles[0]?.text ?? '',
    description: isCut ? `${description.slice(0, whatsApp.maxDescription).toWellFormed().trimEnd()}…` : description,
    alt,
    ratio: isLarge ? ratio : 1,
    notes: [],
    source: whatsApp.source,
  }
}
