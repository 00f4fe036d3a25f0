import type { Proof } from '../../proof.ts'
import { breadcrumbs, CART, sell, selling } from './product.ts'

const RANGE = { '@type': 'AggregateOffer', lowPrice: '19.00', highPrice: '31.00', priceCurrency: 'USD' }

export const offerProofs: Proof[] = [
  {
    rule: 'product-markup-missing',
    on: 'page',
    faults: [
      (page, site) => {
        sell(page, site)
        page.head = [breadcrumbs(site.origin, page.h1 ?? '')]
      },
      // No form, and Open Graph says what the page is.
      (page, site) => {
        sell(page, site)
        page.main = page.main.filter((line) => line !== CART)
        page.head = [
          breadcrumbs(site.origin, page.h1 ?? ''),
          `<meta property="og:title" content="${page.h1}">`,
          `<meta property="og:description" content="${page.description}">`,
          '<meta property="og:type" content="product">',
          `<meta property="og:url" content="${page.canonical}">`,
          '<meta property="og:image" content="https://trial.example/share.png">',
          '<meta name="twitter:card" content="summary">',
        ]
      },
    ],
    nearMisses: [
      // A list with a form for each of its products.
      (page, site) => {
        sell(page, site)
        page.head = []
        page.main.push(CART)
      },
      // A service with a price, and an article about prices.
      (page) => {
        page.main = page.main.filter((line) => !/class="(?:buy|price|steps)"/.test(line))
        page.head = []
        page.main.push('<p class="price">From $80</p>')
      },
      // Microdata.
      (page, site) => {
        sell(page, site)
        page.head = [breadcrumbs(site.origin, page.h1 ?? '')]
        page.main.push(
          `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">${page.h1}</span><img itemprop="image" src="/photo.jpg" alt="The product" width="640" height="480"><span itemprop="sku">TS-1</span><span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><span itemprop="name">Trial Supply</span></span><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="24.50">$24.50</span><meta itemprop="priceCurrency" content="USD"><link itemprop="availability" href="https://schema.org/InStock"></div></div>`,
        )
      },
    ],
  },
  {
    rule: 'product-price-missing',
    on: 'page',
    faults: [selling({ offer: { price: undefined } }), selling({ product: { offers: undefined } })],
    nearMisses: [
      selling({ product: { offers: RANGE }, price: '$19.00 to $31.00' }),
      // A product that is not for sale here, with reviews.
      (page, site) => {
        sell(page, site, {
          product: {
            offers: undefined,
            aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.5', reviewCount: '12' },
          },
        })
        page.main = page.main.filter((line) => !/class="(?:buy|price|steps)"/.test(line))
        page.main.push('<p>4.5 of 5 stars from 12 customers</p>')
      },
    ],
  },
  {
    rule: 'product-currency-missing',
    on: 'page',
    faults: [selling({ offer: { priceCurrency: undefined } })],
    nearMisses: [
      selling({
        offer: {
          price: undefined,
          priceCurrency: undefined,
          priceSpecification: { '@type': 'UnitPriceSpecification', price: '24.50', priceCurrency: 'USD' },
        },
      }),
    ],
  },
  {
    rule: 'product-availability-missing',
    on: 'page',
    faults: [selling({ offer: { availability: undefined } })],
    nearMisses: [selling({ offer: { availability: 'InStock' } })],
  },
  {
    rule: 'product-availability-invalid',
    on: 'page',
    faults: [
      selling({ offer: { availability: 'in stock' } }),
      selling({ offer: { availability: 'https://schema.org/Available' } }),
    ],
    nearMisses: [selling({ offer: { availability: 'http://schema.org/PreOrder' } })],
  },
  {
    rule: 'product-price-differs',
    on: 'page',
    faults: [
      selling({ price: '$19.90' }),
      // A hundred times as much.
      selling({ offer: { price: '2450.00' } }),
    ],
    nearMisses: [
      // Spellings of other countries, and cents in an element of their own.
      selling({ price: '24,50 €', offer: { priceCurrency: 'EUR' } }),
      selling({ price: '1.299 €', offer: { price: '1299.00', priceCurrency: 'EUR' } }),
      selling({ price: '<span>$</span><span>24</span><sup>50</sup>' }),
      // A reduced price beside the old one.
      selling({ price: '<s>$31.00</s> $24.50' }),
      // A script writes the price.
      selling({ price: '<span data-price="2450"></span>' }),
    ],
  },
  {
    rule: 'product-identifier-missing',
    on: 'page',
    faults: [selling({ product: { sku: undefined } })],
    nearMisses: [selling({ product: { sku: undefined, gtin13: '4006381333931' } })],
  },
  {
    rule: 'product-brand-missing',
    on: 'page',
    faults: [selling({ product: { brand: undefined } })],
    nearMisses: [selling({ product: { brand: 'Trial Supply' } })],
  },
]
