import { allEntities, type Entity, valuesOf } from '../structured-data/entity.ts'
import { extractEntities } from '../structured-data/extract.ts'
import type { Page } from './page.ts'
import { metaContent, readHead, resolveUrl } from './read-head.ts'
import { readTags } from './read-tags.ts'

/** A value with the place of the page that has it. */
export type Declared = { value: string; from: string }

/**
 * What a page declares about itself in its head, and the entities of its structured data. Absent values are undefined.
 */
export type DeclaredPage = {
  url: string
  title: Declared | undefined
  description: Declared | undefined
  canonical: Declared | undefined
  /** Absolute. */
  image: Declared | undefined
  siteName: Declared | undefined
  /** `og:type`. */
  type: Declared | undefined
  entities: Entity[]
}

/** Reads what a page that is HTML declares, in the order in which search engines and networks prefer it. */
export function readDeclaredPage(page: Page): DeclaredPage {
  const markup = readTags(page.text)
  const head = readHead(markup, page.url)
  const meta = (...keys: string[]): Declared | undefined => {
    for (const key of keys) {
      const value = metaContent(head, key)
      if (value) return { value, from: `meta ${key}` }
    }
    return undefined
  }
  const title = head.titles.find(({ text }) => text !== '')?.text
  const canonical = head.links.find(({ rels }) => rels.includes('canonical'))?.url
  const image = meta('og:image', 'og:image:url', 'twitter:image')
  const imageUrl = image && resolveUrl(image.value, head.base)
  return {
    url: page.url,
    title: title ? { value: title, from: 'title' } : meta('og:title', 'twitter:title'),
    description: meta('description', 'og:description', 'twitter:description'),
    canonical: canonical ? { value: canonical, from: 'link canonical' } : undefined,
    image: image && imageUrl ? { value: imageUrl, from: image.from } : undefined,
    siteName: meta('og:site_name', 'application-name'),
    type: meta('og:type'),
    entities: allEntities(extractEntities(page.text, markup).entities),
  }
}

/** Returns the text of a property: a literal, a URL, or the name of the entity that it links to. */
export function textValue(entity: Entity, ...names: string[]): string {
  for (const name of names)
    for (const value of valuesOf(entity, name)) {
      const text =
        value.kind === 'literal'
          ? value.text
          : value.kind === 'link'
            ? value.url
            : textValue(value.entity, 'name', 'url', 'contentUrl', 'text')
      if (text.trim() !== '') return text.trim()
    }
  return ''
}

/** Returns the entity in a property; undefined if it is only a text. */
export const entityValue = (entity: Entity | undefined, ...names: string[]): Entity | undefined =>
  entity &&
  names.flatMap((name) => valuesOf(entity, name)).flatMap((value) => (value.kind === 'entity' ? value.entity : []))[0]
