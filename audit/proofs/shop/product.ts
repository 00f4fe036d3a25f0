import type { Change } from '../../proof.ts'
import { jsonLd } from '../../trial/new-page.ts'
import type { TrialPage, TrialSite } from '../../trial/site-model.ts'

/** Properties that replace those of the usual product or offer; undefined removes one. */
type Changes = { product?: object; offer?: object; price?: string }

/** Turns a page into one of a product without a fault, with these changes. */
export function sell(
  page: TrialPage,
  { origin }: TrialSite,
  { product, offer, price = '$24.50' }: Changes = {},
): undefined {
  const { h1 = 'Kettle' } = page
  const offers = { '@type': 'Offer', price: '24.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }
  page.head = [
    jsonLd({
      '@type': 'Product',
      name: h1,
      image: `${origin}/share.png`,
      sku: 'TS-1',
      brand: { '@type': 'Brand', name: 'Trial Supply' },
      offers: { ...offers, ...offer },
      ...product,
    }),
    breadcrumbs(origin, h1),
  ]
  page.main = page.main.filter((line) => !/class="(?:buy|price|steps)"/.test(line))
  page.main.push(CART, `<p class="price">${price}, in stock</p>`)
}

export const CART =
  '<section class="buy"><form class="cart" action="/cart/" method="post"><button type="submit">Add to the cart</button></form></section>'

export const breadcrumbs = (origin: string, name: string) =>
  jsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'All household goods', item: `${origin}/shop/` },
      { '@type': 'ListItem', position: 2, name },
    ],
  })

/** Returns a change that turns the page into one of a product with these changes. */
export const selling =
  (changes: Changes): Change =>
  (page, site) => {
    sell(page, site, changes)
    return undefined
  }
