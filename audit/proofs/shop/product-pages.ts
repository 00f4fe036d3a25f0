import type { Proof } from '../../proof.ts'
import { img } from '../images/img.ts'
import { sell, selling } from './product.ts'

const rated = { aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.7', reviewCount: '238' } }

export const productPageProofs: Proof[] = [
  {
    rule: 'product-rating-not-visible',
    on: 'page',
    faults: [selling({ product: rated })],
    nearMisses: [
      // Only the number of reviews is there.
      (page, site) => {
        sell(page, site, { product: rated })
        page.main.push('<p>238 customers have said what they think.</p>')
      },
      // A script fills the reviews in.
      (page, site) => {
        sell(page, site, { product: rated })
        page.main.push('<div class="product-reviews" id="later"></div>')
      },
    ],
  },
  {
    rule: 'product-breadcrumb-missing',
    on: 'page',
    faults: [
      (page, site) => {
        sell(page, site)
        page.head = page.head.slice(0, 1)
      },
    ],
    // Breadcrumbs inside of another item.
    nearMisses: [
      (page, site) => {
        sell(page, site)
        page.head = page.head.map((line) =>
          line.includes('BreadcrumbList')
            ? line
                .replace('"@type":"BreadcrumbList"', '"@type":"WebPage","breadcrumb":{"@type":"BreadcrumbList"')
                .replace('</script>', '')
                .concat('}</script>')
            : line,
        )
      },
    ],
  },
  {
    rule: 'product-image-alt-empty',
    on: 'page',
    faults: [
      (page, site) => {
        sell(page, site, { product: { image: `${site.origin}/photo.jpg` } })
        page.main = page.main.filter((line) => !line.includes('gallery'))
        page.main.push(img({ alt: '' }))
      },
    ],
    nearMisses: [
      // A second picture of the same file is decoration.
      (page, site) => {
        sell(page, site, { product: { image: `${site.origin}/photo.jpg` } })
        page.main.push(img({}), img({ alt: '' }))
      },
      // Decoration that the markup does not name.
      (page, site) => {
        sell(page, site)
        page.main.push(img({ alt: '' }))
      },
    ],
  },
]
