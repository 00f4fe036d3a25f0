import { allEntities, type Entity, valuesOf } from '#engine/structured-data/entity.ts'
import { type ById, entitiesById, has, partsOf } from '#engine/structured-data/entity-fields.ts'
import { isA } from '#engine/structured-data/vocabulary.ts'
import { metaContent } from '#engine/web/read-head.ts'
import { once } from '../once.ts'
import type { AuditedPage } from './audited-page.ts'

/** What rules of shops compare between pages of products. */
export type ProductFacts = {
  hasMarkup: boolean
  /** As the markup names it; '' without markup. */
  name: string
  /** The beginning of the description in the markup. */
  description: string
  /** Whether the markup says of each offer that it cannot be bought. */
  isSoldOut: boolean
}

/** The one product that a page is about. */
export type PageProduct = { entity: Entity | undefined; offers: Entity[]; byId: ById }

const MAX_DESCRIPTION = 200
const UNAVAILABLE = /(?:OutOfStock|SoldOut|Discontinued)$/i
/** Forms that put a product into the cart: Shopify, WooCommerce, Magento, PrestaShop, and others. */
const ADD_TO_CART =
  /(?:cart|basket)\/add\b|add[-_]?to[-_]?(?:cart|basket)|checkout\/cart\/add|[?&](?:add|action=add)(?:[-_=&]|$)/i
const PRICE = /[$€£¥]\s{0,3}\d|\d\s{0,3}(?:€|£|zł|kr\b|EUR\b|USD\b|CHF\b)/

/**
 * Returns the product that a page is about: its markup has one, Open Graph says so, or it has a price and one form that
 * puts a product into the cart. Lists of products are no product pages.
 */
export const productOf = once((page: AuditedPage): PageProduct | undefined => {
  const { roots } = page.structured()
  const products = roots.flatMap((root) => [root, ...mainOf(root)]).filter(isProduct)
  if (products.length > 1) return undefined
  const [entity] = products
  if (!entity && !isSold(page)) return undefined
  const byId = entity ? entitiesById(roots) : new Map<string, Entity>()
  const variants = entity ? partsOf(entity, { property: 'hasVariant' }, byId) : []
  const offers = (entity ? [entity, ...variants] : []).flatMap((one) => [
    ...partsOf(one, { property: 'offers' }, byId),
    ...partsOf(one, { property: 'offers.offers' }, byId),
  ])
  return { entity, offers, byId }
})

const isProduct = ({ types }: Entity) => types.some((type) => isA(type, 'Product'))

const mainOf = (root: Entity) =>
  valuesOf(root, 'mainEntity').flatMap((value) => (value.kind === 'entity' ? [value.entity] : []))

function isSold({ head, tags, markup, structured }: AuditedPage): boolean {
  if (/^(?:og:)?product(?:$|\.item$)/.test(metaContent(head, 'og:type') ?? '')) return true
  // A list marks its products up inside of it.
  if (allEntities(structured().roots).some(isProduct)) return false
  const forms = tags.filter(({ name, attributes }) => name === 'form' && isCart(attributes))
  const buttons = tags.filter(
    ({ name, attributes }) =>
      /^(?:button|input)$/.test(name) && /^add[-_]to[-_](?:cart|basket)$/i.test(attributes.name ?? ''),
  )
  const isOne = forms.length === 1 || (forms.length === 0 && buttons.length === 1)
  return isOne && PRICE.test(markup.text)
}

const isCart = ({ action = '', class: classes = '' }: Readonly<Record<string, string>>) =>
  ADD_TO_CART.test(action) || /(?:^|\s)cart(?:\s|$)/.test(classes)

/** Returns the text of a property; '' for none, and for an object. */
export function plainTextOf(entity: Entity, name: string): string {
  const [value] = valuesOf(entity, name)
  if (!value || value.kind === 'entity') return ''
  return (value.kind === 'link' ? value.url : value.is === 'null' ? '' : value.text).trim()
}

/** Returns whether the markup says of each offer that it cannot be bought. */
export const isSoldOut = ({ offers }: PageProduct) =>
  offers.some((offer) => has(offer, 'availability', new Map())) &&
  offers.every(
    (offer) => plainTextOf(offer, 'availability') === '' || UNAVAILABLE.test(plainTextOf(offer, 'availability')),
  )

export function productFacts(page: AuditedPage): ProductFacts | undefined {
  const product = productOf(page)
  if (!product) return undefined
  const { entity } = product
  return {
    hasMarkup: entity !== undefined,
    name: entity ? plainTextOf(entity, 'name') : '',
    description: entity ? plainTextOf(entity, 'description').slice(0, MAX_DESCRIPTION) : '',
    isSoldOut: isSoldOut(product),
  }
}
