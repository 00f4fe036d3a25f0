import type { Seo } from '../item.ts'
import { isoDate } from '../source/iso-date.ts'
import { asText, type Fields, fieldsOf, firstText, isFields, listOf } from '../source/values.ts'
import { baseName } from './slugs.ts'

const DATES = [
  'date',
  'pubDate',
  'publishDate',
  'pubDatetime',
  'published_at',
  'datePublished',
  'publishedAt',
  'created',
]
const UPDATED = [
  'lastmod',
  'updated',
  'updatedDate',
  'modDatetime',
  'last_modified_at',
  'modified',
  'updatedAt',
  'upDate',
]
const PICTURES = [
  'image',
  'cover',
  'heroImage',
  'hero',
  'featured_image',
  'featuredImage',
  'featureImage',
  'feature_image',
  'thumbnail',
  'banner',
  'coverImage',
  'cover_image',
  'img',
  'ogImage',
  'images',
  'header',
]

/** Returns when a text was published, by the names that themes use. */
export const dateIn = (fields: Fields): string | undefined => firstDate(fields, DATES)

/** Returns when a text was changed. */
export const updatedIn = (fields: Fields): string | undefined => firstDate(fields, UPDATED)

function firstDate(fields: Fields, names: string[]) {
  for (const name of names) {
    const date = fields[name] === undefined ? undefined : isoDate(fields[name])
    if (date) return date
  }
  return undefined
}

/**
 * Returns the names in a list, or in a text.
 * @param separator between names of a text; without one, the text is one name
 * @example namesIn('a, b', /,/) // ['a', 'b']
 */
export function namesIn(value: unknown, separator?: RegExp): string[] {
  const values = Array.isArray(value)
    ? value
    : typeof value === 'string' && separator
      ? value.split(separator)
      : [value]
  const names = values.map((one) => (isFields(one) ? firstText(one.name, one.title, one.id, one.slug) : asText(one)))
  return [...new Set(names.filter((name) => name !== ''))]
}

/**
 * Returns the names of the authors of a text.
 * @example authorsIn({ author: 'content/authors/ada.md' }) // ['ada'], as editors with files for authors write it
 */
export const authorsIn = (fields: Fields): string[] =>
  namesIn(fields.authors ?? fields.author ?? fieldsOf(fields.params).author, /,/).map((name) =>
    /^[\w.@-]+(\/[\w.-]+)+\.(mdx?|json|ya?ml|toml)$/.test(name) ? baseName(name) : name,
  )

/** Returns the picture of a text as its front matter has it, with its alternative text and caption. */
export function pictureIn(fields: Fields): { src: string; alt: string; caption: string } | undefined {
  const params = fieldsOf(fields.params)
  for (const name of PICTURES) {
    const value = fields[name] ?? params[name]
    const [first] = listOf(value)
    const one = first ?? value
    const inside = fieldsOf(one)
    const src = isFields(one)
      ? firstText(
          inside.image,
          inside.src,
          inside.url,
          inside.path,
          inside.teaser,
          inside.overlay_image,
          inside.feature,
        )
      : asText(one)
    if (src === '') continue
    const alt = firstText(
      inside.alt,
      inside.image_description,
      fields.imageAlt,
      fields.image_alt,
      fields.heroImageAlt,
      fields.coverAlt,
    )
    return { src, alt, caption: firstText(inside.caption, fields.image_caption, fields.imageCaption) }
  }
  return undefined
}

/** Returns the summary of a text. */
export const excerptIn = (fields: Fields): string =>
  firstText(fields.excerpt, fields.summary, fields.description, fields.subtitle)

/** Returns what a text says to search engines. */
export function seoIn(fields: Fields): Seo {
  const seo = fieldsOf(fields.seo)
  const title = firstText(fields.seo_title, fields.seoTitle, seo.title)
  const description = firstText(fields.seo_description, fields.metaDescription, seo.description, fields.description)
  const robots = asText(fields.robots).toLowerCase()
  const isHidden = [fields.noindex, fields.robotsNoIndex, fields.private].includes(true) || robots.includes('noindex')
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(isHidden ? { noindex: true } : {}),
  }
}

/** Returns whether a text was pinned to the top. */
export const isPinned = (fields: Fields): boolean =>
  [fields.pinned, fields.pin, fields.featured, fields.sticky].includes(true)
