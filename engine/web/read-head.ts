import { allEntities, type Entity, type Fault } from '../structured-data/entity.ts'
import { readJsonLd } from '../structured-data/json-ld.ts'
import { type Markup, oneLine, type Tag } from './read-tags.ts'

export type Meta = {
  /** Lower case: `og:title`, `description`, `content-security-policy`. */
  key: string
  /** The attribute that has the key. */
  attribute: 'name' | 'property' | 'http-equiv' | 'itemprop'
  content: string
  tag: Tag
}

export type HeadLink = {
  rels: string[] /** Absolute; `null` if it cannot be resolved. */
  url: string | null
  href: string
  tag: Tag
}

export type JsonLd = { entities: Entity[]; faults: Fault[]; tag: Tag }

/** What the head of a page says about it. Elements in templates and `noscript` are left out. */
export type PageHead = {
  /** URL against which the page's URLs are resolved. */
  base: string
  lang: string | null
  titles: { text: string; tag: Tag }[]
  metas: Meta[]
  links: HeadLink[]
}

/**
 * Reads titles, metas, and links wherever they are: a client that extracts tags does not care where the head ends.
 * @param pageUrl '' if unknown; then only absolute URLs resolve
 */
export function readHead({ tags }: Markup, pageUrl: string): PageHead {
  const active = tags.filter(({ isInNoscript, isInTemplate }) => !isInNoscript && !isInTemplate)
  const baseHref = active.find(({ name, attributes }) => name === 'base' && attributes.href !== undefined)
  const base = resolveUrl(baseHref?.attributes.href, pageUrl) ?? pageUrl
  return {
    base,
    lang: active.find(({ name }) => name === 'html')?.attributes.lang?.trim() || null,
    titles: active
      .filter(({ name, isInSvg }) => name === 'title' && !isInSvg)
      .map((tag) => ({ text: oneLine(tag.source ?? ''), tag })),
    metas: active.filter(({ name }) => name === 'meta').flatMap(metasOf),
    links: active
      .filter(({ name, attributes }) => name === 'link' && attributes.rel)
      .map((tag) => ({
        rels: (tag.attributes.rel ?? '').toLowerCase().split(/\s+/).filter(Boolean),
        url: resolveUrl(tag.attributes.href, base),
        href: tag.attributes.href ?? '',
        tag,
      })),
  }
}

/** Returns the content of the first meta with one of these keys that is not empty, in the order of the keys. */
export function metaContent({ metas }: PageHead, ...keys: string[]): string | null {
  for (const key of keys) {
    const found = metas.find((meta) => meta.key === key && meta.content.trim() !== '')
    if (found) return found.content.trim()
  }
  return null
}

/**
 * Returns an absolute URL, or `null` for what is none. Whitespace around it and line breaks in it are ignored (URL
 * Standard).
 */
export function resolveUrl(href: string | undefined, base: string): string | null {
  if (href === undefined) return null
  if (base === '') return URL.canParse(href) ? new URL(href).href : null
  return URL.canParse(href, base) ? new URL(href, base).href : null
}

/** Returns every JSON-LD script of a page with its entities, nested ones included. */
export function readJsonLdScripts({ tags, placeOf }: Markup): JsonLd[] {
  return tags.filter(isJsonLd).map((tag) => {
    const { entities, faults } = readJsonLd(tag.source ?? '', tag.end, placeOf)
    return { entities: allEntities(entities), faults, tag }
  })
}

const isJsonLd = ({ name, attributes, isInTemplate }: Tag) =>
  name === 'script' && !isInTemplate && /^application\/ld\+json(?:\s*;|\s*$)/i.test(attributes.type?.trim() ?? '')

/** One element can have several keys: `<meta name="description" property="og:description">`. */
function metasOf(tag: Tag): Meta[] {
  const content = tag.attributes.content ?? ''
  return (['property', 'name', 'http-equiv', 'itemprop'] as const).flatMap((attribute) =>
    (tag.attributes[attribute] ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map((key) => ({ key, attribute, content, tag })),
  )
}
