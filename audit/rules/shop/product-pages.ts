import { allEntities, type Entity, valuesOf } from '#engine/structured-data/entity.ts'
import { partsOf } from '#engine/structured-data/entity-fields.ts'
import { isA } from '#engine/structured-data/vocabulary.ts'
import { resolveUrl } from '#engine/web/read-head.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { imagesOf } from '../../page/image-facts.ts'
import { plainTextOf } from '../../page/product-facts.ts'
import { tagEvidence } from '../../rule.ts'
import { google, source } from '../../sources.ts'
import { productRule } from './product-rule.ts'

/** Words for ratings, and programs that add them with a script. */
const RATING =
  /review|rating|stars?\b|bewertung|sterne|avis\b|reseña|recensioni|yotpo|jdgm|stamped|loox|okendo|trustpilot/i

/** Rules about what a page of a product shows. */
export const productPageRules = [
  productRule({
    id: 'product-rating-not-visible',
    severity: 'warning',
    fault: 'with a rating in the markup that the page does not show',
    measures: 'Whether the value or the number of an aggregateRating, or any sign of reviews, stands on the page.',
    appliesTo: 'Pages of one product that search engines may show, with an aggregateRating in the markup.',
    why: 'Google’s guidelines require that visitors can see the reviews. A manual action removes all rich results of a site that does not.',
    source: google('review snippet', 'appearance/structured-data/review-snippet'),
    fix: 'Show the reviews on the page, or remove the rating from the markup.',
    weight: 5,
    effort: 2,
    evaluate: ({ entity, byId }, { markup, tags }) => {
      const [rating] = entity ? partsOf(entity, { property: 'aggregateRating' }, byId) : []
      if (!rating) return null
      const count = plainTextOf(rating, 'reviewCount') || plainTextOf(rating, 'ratingCount')
      const value = plainTextOf(rating, 'ratingValue')
      const isShown =
        hasNumber(markup.text, value) ||
        hasNumber(markup.text, count) ||
        RATING.test(markup.text) ||
        tags.some(({ attributes }) =>
          [attributes.class, attributes.id, attributes['aria-label'], attributes.alt].some(
            (text) => text && RATING.test(text),
          ),
        )
      return isShown ? [] : [{ line: rating.place.line, detail: `${value} from ${count || 'no'} ratings` }]
    },
  }),
  productRule({
    id: 'product-breadcrumb-missing',
    severity: 'notice',
    fault: 'with a product but without breadcrumbs in structured data',
    measures: 'Whether the page has a BreadcrumbList.',
    why: 'With breadcrumbs, a result shows the category of the product in place of its bare URL.',
    source: google('breadcrumb', 'appearance/structured-data/breadcrumb'),
    fix: 'Add a BreadcrumbList with the categories that lead to the product.',
    weight: 2,
    effort: 2,
    evaluate: (_, page) =>
      allEntities(page.structured().roots).some(({ types }) => types.some((type) => isA(type, 'BreadcrumbList')))
        ? []
        : [{}],
  }),
  productRule({
    id: 'product-image-alt-empty',
    severity: 'notice',
    fault: 'with a product image whose alt text is empty',
    measures:
      'Whether the images that the markup names as those of the product have an alternative text where the page shows them.',
    appliesTo:
      'Pages of one product that search engines may show, with an image in the markup that the page shows too.',
    why: 'An empty alternative text means decoration. The picture of a product is content, for screen readers and for image search.',
    source: source('W3C: decorative images', 'https://www.w3.org/WAI/tutorials/images/decorative/'),
    fix: 'Write the name of the product and what the picture shows of it.',
    weight: 3,
    effort: 2,
    evaluate: ({ entity }, page) => {
      if (!entity) return null
      const named = new Set(imageUrls(entity).map((url) => pathOf(url, page)))
      const shown = imagesOf(page).filter(({ attributes }) => named.has(pathOf(attributes.src ?? '', page)))
      if (named.size === 0 || shown.length === 0) return null
      // One image with a text is enough: thumbnails of the same picture may be decoration.
      if (shown.some(({ attributes }) => attributes.alt === undefined || attributes.alt.trim() !== '')) return []
      return shown.slice(0, 1).map((tag) => tagEvidence(page, tag))
    },
  }),
]

/** Returns whether a number stands in a text, and is no part of another one. */
function hasNumber(text: string, number: string): boolean {
  if (!/^\d[\d.]*$/.test(number)) return false
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text.slice(at + number.length, at + number.length + 2)]
    if (!/[\d.,]/.test(before) && !/^(?:\d|[.,]\d)/.test(after)) return true
  }
  return false
}

const imageUrls = (entity: Entity) =>
  valuesOf(entity, 'image').flatMap((value) => {
    if (value.kind === 'entity') return [plainTextOf(value.entity, 'url') || plainTextOf(value.entity, 'contentUrl')]
    return [value.kind === 'link' ? value.url : value.text]
  })

/** Returns host and path: sizes of one image differ in their query. */
const pathOf = (href: string, { head }: AuditedPage) => (resolveUrl(href, head.base) ?? '').split(/[?#]/, 1)[0] ?? ''
