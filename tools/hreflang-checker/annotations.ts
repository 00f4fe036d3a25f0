import { headersOf } from '#engine/web/headers.ts'
import type { Page, ReceivedPage } from '#engine/web/page.ts'
import { isRefusal, stateOf } from '#engine/web/page-state.ts'
import { absolute, baseOf, relOf, type Tag, tagsOf } from '#engine/web/tags-of.ts'

/** One language version that a page names. */
export type Annotation = {
  code: string
  /** Absolute, without its fragment; undefined if it is not a URL. */
  url: string | undefined
  written: string
  from: 'head' | 'body' | 'header' | 'sitemap'
  evidence: string
}

/** A page of a cluster, and what it says about itself and the others. */
export type Version = {
  url: string
  /** URLs that redirect to it, the requested one first. */
  redirectsFrom: string[]
  /** `null` if there was no response. */
  status: number | null
  failure?: string
  /** Whether the failure says nothing about the page: our own limit, or a server that refuses our bot. */
  isUnknown?: boolean
  annotations: Annotation[]
  canonical?: string
  isNoindex: boolean
  isBlocked: boolean
  /** The `lang` of the `html` element. */
  lang: string
}

/** A start tag with what an annotation needs of it. */
type LinkElement = Pick<Tag, 'name' | 'attributes' | 'isInHead' | 'line' | 'source'>

const ERROR_STATUS = 400

/** Returns the annotations of a fetched page: in its head, elsewhere in its body, and in its `Link` header. */
export async function versionOf(page: ReceivedPage): Promise<Version> {
  const empty = { annotations: [], isNoindex: false, isBlocked: false, lang: '' }
  if (!('status' in page))
    return {
      ...empty,
      url: normal(page.requestedUrl),
      redirectsFrom: page.hops.map(({ url }) => normal(url)),
      status: null,
      ...('unmeasured' in page
        ? { failure: page.unmeasured.message, isUnknown: true }
        : { failure: page.failure.message }),
    }
  const state = stateOf(page)
  if (isRefusal(state))
    return {
      ...empty,
      url: normal(page.url),
      redirectsFrom: page.hops.slice(0, -1).map(({ url }) => normal(url)),
      status: null,
      failure: state.message,
      isUnknown: true,
    }
  const failure =
    page.status >= ERROR_STATUS ? `Status ${page.status}.` : state.kind === 'parked' ? state.message : undefined
  const isHtml = /html/.test(page.mediaType)
  const tags = isHtml ? (await tagsOf(page.text)).filter(({ isInTemplate }) => !isInTemplate) : []
  const base = baseOf(tags, page.url)
  const canonical = tags.find((tag) => tag.name === 'link' && tag.isInHead && relOf(tag).includes('canonical'))
    ?.attributes.href
  const canonicalUrl = canonical === undefined ? undefined : absolute(canonical, base)
  const robots = [
    ...headersOf(page.headers, 'x-robots-tag'),
    ...tags
      .filter(({ name, attributes }) => name === 'meta' && /^(?:robots|googlebot)$/i.test(attributes.name ?? ''))
      .map(({ attributes }) => attributes.content ?? ''),
  ]
  return {
    url: normal(page.url),
    redirectsFrom: page.hops.slice(0, -1).map(({ url }) => normal(url)),
    status: page.status,
    ...(failure ? { failure } : {}),
    // What an error page or a parked domain says about languages counts for nobody.
    annotations: failure
      ? []
      : [...tags.flatMap((tag) => annotationOf(tag, base)), ...annotationsInHeader(linkHeader(page), page.url)],
    ...(canonicalUrl ? { canonical: normal(canonicalUrl) } : {}),
    isNoindex: robots.some((value) => /\b(?:noindex|none)\b/i.test(value)),
    isBlocked: page.robots?.isAllowed === false,
    lang: tags.find(({ name }) => name === 'html')?.attributes.lang?.trim() ?? '',
  }
}

/** Returns the annotation of a link element; none for any other element. */
export function annotationOf(tag: LinkElement, base: string): Annotation[] {
  const { hreflang, href } = tag.attributes
  if (tag.name !== 'link' || hreflang === undefined || !relOf(tag).includes('alternate')) return []
  const url = absolute(href ?? '', base)
  return [
    {
      code: hreflang.trim(),
      url: href?.trim() && url ? normal(url) : undefined,
      written: href ?? '',
      from: tag.isInHead ? 'head' : 'body',
      evidence: `line ${tag.line}: ${tag.source}`,
    },
  ]
}

const linkHeader = (page: Page) => headersOf(page.headers, 'link').join(', ')

/** Returns the annotations of a `Link` header (RFC 8288): `<https://a.example/de>; rel="alternate"; hreflang="de"`. */
export function annotationsInHeader(value: string, pageUrl: string): Annotation[] {
  return [...value.matchAll(/<([^>]*)>((?:\s*;\s*[\w*-]+(?:\s*=\s*(?:"[^"]*"|[^\s",;]+))?)*)/g)].flatMap(
    ([written = '', target = '', list = '']): Annotation[] => {
      const parameter = (name: string) =>
        new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s",;]+))`, 'i').exec(list)?.slice(1).find(Boolean)
      const code = parameter('hreflang')
      const isAlternate = parameter('rel')?.toLowerCase().split(/\s+/).includes('alternate')
      const url = absolute(target, pageUrl)
      return code !== undefined && isAlternate
        ? [{ code, url: url ? normal(url) : undefined, written: target, from: 'header', evidence: `link: ${written}` }]
        : []
    },
  )
}

/** Returns a URL in the form in which URLs of a cluster are compared: parsed, without its fragment. */
export const normal = (url: string) => (URL.canParse(url) ? new URL(url).href.replace(/#.*$/s, '') : url)
