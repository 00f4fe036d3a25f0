import { textWidth } from '#engine/text-width/text-width.ts'
import { metaContent } from '#engine/web/read-head.ts'
import type { Annotation } from '#tools/hreflang-checker/annotations.ts'
import type { AuditedPage } from './audited-page.ts'
import { fallbackImages } from './image-facts.ts'
import { annotationsOf } from './language-facts.ts'
import { type ProductFacts, productFacts } from './product-facts.ts'
import { bytesInside, isBlockingScript, isScript } from './scripts.ts'

/** What rules that compare pages, and the table of pages, need of one page. It is stored with the crawl. */
export type PageFacts = {
  /** Pixels in Arial at 20 px, as Google's results on computers show titles. */
  titlePixels: number
  titles: number
  /** Pixels in Arial at 14 px. */
  descriptionPixels: number
  /** Every canonical link, absolute where it can be resolved, with where it is. */
  canonicals: { url: string; line: number; isInHead: boolean }[]
  h2: number
  /** Elements of the document as received. */
  elements: number
  images: number
  imagesWithoutAlt: number
  lazyImages: number
  scripts: number
  blockingScripts: number
  stylesheets: number
  inlineScriptBytes: number
  inlineStyleBytes: number
  forms: number
  iframes: number
  /** Types of structured data, such as `Product`. */
  types: string[]
  ogTitle: string
  ogImage: string
  viewport: string
  next: string | null
  prev: string | null
  contentEncoding: string
  cacheControl: string
  server: string
  /** Language versions that it names; undefined if it names none. */
  hreflang?: Annotation[]
  /** URLs of images that browsers load only where they cannot use a better candidate. */
  fallbackImages?: string[]
  /** What it says about the one product that it is about. */
  product?: ProductFacts
}

const TITLE_PX = 20
const DESCRIPTION_PX = 14

export function pageFacts(page: AuditedPage): PageFacts {
  const { tags, head, crawled } = page
  const named = (name: string) => tags.filter((tag) => tag.name === name && !tag.isInSvg)
  const images = named('img')
  const scripts = tags.filter(isScript)
  const linked = (rel: string) => head.links.filter(({ rels }) => rels.includes(rel))
  return {
    titlePixels: Math.round(textWidth(crawled.title, { size: TITLE_PX })),
    titles: head.titles.length,
    descriptionPixels: Math.round(textWidth(crawled.description, { size: DESCRIPTION_PX })),
    canonicals: linked('canonical').map(({ url, href, tag }) => ({
      url: url ?? href,
      line: tag.line,
      isInHead: tag.isInHead,
    })),
    h2: named('h2').length,
    elements: tags.length,
    images: images.length,
    imagesWithoutAlt: images.filter(({ attributes }) => attributes.alt === undefined).length,
    lazyImages: images.filter(({ attributes }) => attributes.loading?.toLowerCase() === 'lazy').length,
    scripts: scripts.length,
    blockingScripts: scripts.filter(isBlockingScript).length,
    stylesheets: linked('stylesheet').length,
    inlineScriptBytes: bytesInside(scripts.filter(({ attributes }) => attributes.src === undefined)),
    inlineStyleBytes: bytesInside(named('style')),
    forms: named('form').length,
    iframes: named('iframe').length,
    types: [...new Set(page.structured().tree.map(({ type }) => type))],
    ogTitle: metaContent(head, 'og:title') ?? '',
    ogImage: metaContent(head, 'og:image', 'og:image:url') ?? '',
    viewport: metaContent(head, 'viewport') ?? '',
    next: linked('next')[0]?.url ?? null,
    prev: linked('prev')[0]?.url ?? null,
    contentEncoding: page.header('content-encoding'),
    cacheControl: page.header('cache-control'),
    server: page.header('server'),
    ...present('hreflang', annotationsOf(page)),
    ...present('fallbackImages', fallbackImages(page)),
    ...present('product', productFacts(page)),
  }
}

const present = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>
