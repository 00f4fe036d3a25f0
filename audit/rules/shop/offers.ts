import { valuesOf } from '#engine/structured-data/entity.ts'
import { google } from '../../sources.ts'
import { isOfShop } from '../structured-data/markup-rule.ts'
import { isSamePrice, markupPrices, visiblePrices } from './prices.ts'
import { productMarkupRule, productRule } from './product-rule.ts'

const merchant = google('merchant listing', 'appearance/structured-data/merchant-listing')
const snippet = google('product snippet', 'appearance/structured-data/product-snippet')
const policies = google('structured data guidelines', 'appearance/structured-data/sd-policies')
const MAX_SHOWN = 5

/** Rules about what the markup of a product says about its offer. */
export const offerRules = [
  productRule({
    id: 'product-markup-missing',
    severity: 'warning',
    fault: 'with a product but without structured data for it',
    measures:
      'Whether a page that Open Graph calls a product, or that has a price and a form for the cart, has a Product in its structured data.',
    why: 'Google shows price, availability, and ratings in results only if structured data states them.',
    source: google('product structured data', 'appearance/structured-data/product'),
    fix: 'Let the template of products write a Product with name, image, and offers. Most shop systems can do it.',
    weight: 10,
    effort: 2,
    evaluate: ({ entity }) => (entity ? [] : [{}]),
  }),
  productRule({
    id: 'product-price-missing',
    severity: 'warning',
    fault: 'with a product whose markup has no price',
    measures: 'Whether the offers of the product have a price.',
    appliesTo:
      'Pages of one product that search engines may show, with structured data, and with offers or a visible price.',
    why: 'Google requires a price for merchant listings, the results that are shown in its product grids.',
    source: merchant,
    fix: 'Add offers with price and priceCurrency to the Product.',
    weight: 9,
    effort: 2,
    evaluate: ({ entity, offers }, page) => {
      if (!entity) return null
      if (offers.length === 0) {
        if (valuesOf(entity, 'offers').length > 0 || visiblePrices(page.markup.text).length === 0) return null
        return [{ line: entity.place.line, detail: 'The product has no offers.' }]
      }
      return page
        .structured()
        .findings.filter(
          (finding) =>
            finding.id === 'missing-required' &&
            isOfShop(finding) &&
            /^(?:price|lowPrice|priceSpecification.*)$/.test(finding.field ?? ''),
        )
        .map(({ place, message }) => ({ line: place.line, detail: message }))
    },
  }),
  productMarkupRule({
    id: 'product-currency-missing',
    severity: 'warning',
    fault: 'with a product whose price has no currency',
    measures: 'Whether the offers of the product have priceCurrency.',
    why: 'Google requires the currency for merchant listings. A number alone is no price.',
    source: merchant,
    fix: 'Add priceCurrency with the code of ISO 4217, such as USD.',
    weight: 7,
    effort: 2,
    finds: ({ id, field }) => id.startsWith('missing-') && field === 'priceCurrency',
  }),
  productMarkupRule({
    id: 'product-availability-missing',
    severity: 'notice',
    fault: 'with a product whose markup does not say whether it is in stock',
    measures: 'Whether the offers of the product have availability.',
    why: 'Google recommends it, and shows “in stock” in results only if it knows.',
    source: merchant,
    fix: 'Add availability with https://schema.org/InStock, OutOfStock, PreOrder, or another of its values.',
    weight: 4,
    effort: 2,
    finds: ({ id, field }) => id.startsWith('missing-') && field === 'availability',
  }),
  productMarkupRule({
    id: 'product-availability-invalid',
    severity: 'warning',
    fault: 'with a product whose availability is no value that programs know',
    measures: 'Whether availability is a member of ItemAvailability of schema.org.',
    why: 'Google ignores a value such as “in stock”, and so does not know whether the product can be bought.',
    source: merchant,
    fix: 'Write https://schema.org/InStock, OutOfStock, PreOrder, BackOrder, or another of the listed values.',
    weight: 6,
    effort: 2,
    finds: ({ field, severity }) => field === 'availability' && severity === 'critical',
  }),
  productRule({
    id: 'product-price-differs',
    severity: 'warning',
    fault: 'with a product whose price in the markup is not the one that visitors see',
    measures: 'Whether one of the prices in the markup stands in the text of the page, in any usual spelling.',
    appliesTo: 'Pages of one product that search engines may show, with a price in the markup and one in the text.',
    why: 'Google compares the two. Where they differ, it may remove the price from results, and Merchant Center may suspend the offer.',
    source: policies,
    fix: 'Let the same value fill in the page and the markup, and clear caches after a change of prices.',
    weight: 9,
    effort: 2,
    evaluate: (product, page) => {
      const stated = markupPrices(product).filter((price) => price > 0)
      if (stated.length === 0) return null
      const visible = visiblePrices(page.markup.text)
      if (visible.length === 0) return null
      if (visible.some((written) => stated.some((price) => isSamePrice(written, price)))) return []
      const shown = [...new Set(visible)].slice(0, MAX_SHOWN).join(', ')
      return [
        {
          line: product.offers[0]?.place.line ?? 1,
          detail: `Markup: ${[...new Set(stated)].slice(0, MAX_SHOWN).join(', ')}. Page: ${shown}.`,
        },
      ]
    },
  }),
  productMarkupRule({
    id: 'product-identifier-missing',
    severity: 'notice',
    fault: 'with a product that has no identifier in its markup',
    measures: 'Whether the Product has a GTIN, an MPN, an ISBN, or an SKU.',
    why: 'By its number, Google recognizes the same product in several shops, with its reviews and prices.',
    source: merchant,
    fix: 'Add gtin with the number below the bar code. For your own products, add mpn or sku.',
    weight: 3,
    effort: 3,
    finds: ({ id, field }) => id === 'missing-recommended' && field === 'gtin',
  }),
  productMarkupRule({
    id: 'product-brand-missing',
    severity: 'notice',
    fault: 'with a product that has no brand in its markup',
    measures: 'Whether the Product has a brand.',
    why: 'Google recommends it, because people search for products by their brand.',
    source: snippet,
    fix: 'Add brand with the name of the manufacturer, or your own.',
    weight: 2,
    effort: 3,
    finds: ({ id, field }) => id === 'missing-recommended' && field === 'brand',
  }),
]
