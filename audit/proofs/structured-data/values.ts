import type { Proof } from '../../proof.ts'
import { addData, eventOf, recipeOf, videoOf } from './samples.ts'

export const valueProofs: Proof[] = [
  {
    rule: 'rich-result-field-missing',
    on: 'page',
    faults: [
      (page) => addData(page, { ...eventOf(page), startDate: undefined }),
      (page) => addData(page, { ...recipeOf(page), image: undefined }),
    ],
    nearMisses: [
      // Fields that are only recommended, and ratings that do not exist.
      (page) => addData(page, eventOf(page)),
      (page) =>
        addData(page, {
          '@type': 'WebApplication',
          name: 'Size finder',
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
        }),
      // Stated elsewhere on the page, and linked by its identifier.
      (page) => {
        addData(page, { ...eventOf(page), location: { '@id': '#mill' } })
        addData(page, { '@type': 'Place', '@id': '#mill', name: 'Mill', address: '12 Elm Street, Lincoln, NE' })
      },
    ],
  },
  {
    rule: 'rich-result-object-wrong',
    on: 'page',
    faults: [
      (page) => addData(page, { ...eventOf(page), location: 'The old mill, Lincoln' }),
      (page) =>
        addData(page, {
          '@type': 'BreadcrumbList',
          itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://trial.example/' }],
        }),
    ],
    nearMisses: [
      (page) =>
        addData(page, { ...eventOf(page), location: { '@type': 'VirtualLocation', url: 'https://trial.example/' } }),
    ],
  },
  {
    rule: 'structured-data-date-wrong',
    on: 'page',
    faults: [
      (page) => addData(page, { ...eventOf(page), startDate: '9/12/26' }),
      (page) => addData(page, { ...recipeOf(page), cookTime: '30 minutes' }),
      (page) => addData(page, { ...eventOf(page), endDate: '2026-09-10' }),
    ],
    nearMisses: [
      (page) => addData(page, { ...eventOf(page), startDate: '2026-09-12', endDate: '2026-09-12' }),
      (page) => addData(page, { ...recipeOf(page), cookTime: 'PT30M', datePublished: '2026-03' }),
    ],
  },
  {
    rule: 'structured-data-number-wrong',
    on: 'page',
    faults: [
      (page) =>
        addData(page, {
          ...recipeOf(page),
          aggregateRating: { '@type': 'AggregateRating', ratingValue: '7', ratingCount: '12' },
        }),
      (page) => addData(page, { '@type': 'Offer', price: '$1,299.00', priceCurrency: 'USD' }),
    ],
    nearMisses: [
      // Seven of ten.
      (page) =>
        addData(page, {
          ...recipeOf(page),
          aggregateRating: { '@type': 'AggregateRating', ratingValue: '7', bestRating: '10', ratingCount: '12' },
        }),
      (page) => addData(page, { '@type': 'Offer', price: 1299, priceCurrency: 'USD' }),
    ],
  },
  {
    rule: 'structured-data-value-unknown',
    on: 'page',
    faults: [
      (page) => addData(page, { '@type': 'Offer', price: '12.00', priceCurrency: '$' }),
      (page) => addData(page, { ...eventOf(page), eventStatus: 'https://schema.org/EventMoved' }),
    ],
    nearMisses: [
      (page) => addData(page, { '@type': 'Offer', price: '12.00', priceCurrency: 'CHF' }),
      (page) => addData(page, { ...eventOf(page), eventStatus: 'EventRescheduled' }),
    ],
  },
  {
    rule: 'structured-data-url-wrong',
    on: 'page',
    faults: [(page) => addData(page, { ...videoOf(), thumbnailUrl: 'trial.example/share.png' })],
    nearMisses: [(page) => addData(page, { ...videoOf(), thumbnailUrl: 'https://trial.example/share.png?size=large' })],
  },
  {
    rule: 'structured-data-url-relative',
    on: 'page',
    faults: [
      (page) => addData(page, { ...videoOf(), contentUrl: '/fold.mp4' }),
      // A file, not a host without a scheme.
      (page) => addData(page, { '@type': 'Thing', name: 'Baskets', sameAs: ['index.xml'] }),
    ],
    nearMisses: [(page) => addData(page, { ...videoOf(), contentUrl: 'https://trial.example/a%20fold.mp4' })],
  },
  {
    rule: 'structured-data-expired',
    on: 'page',
    faults: [(page) => addData(page, { ...eventOf(page), startDate: '2025-09-12', endDate: '2025-09-13' })],
    // It has begun, and ends later.
    nearMisses: [(page) => addData(page, { ...eventOf(page), startDate: '2026-05-20', endDate: '2026-06-30' })],
  },
  {
    rule: 'rich-result-retired',
    on: 'page',
    faults: [(page) => addData(page, { '@type': 'HowTo', name: 'Fold a blanket', step: 'Fold it.' })],
    // A recipe is a how-to as well, and still has a rich result.
    nearMisses: [(page) => addData(page, recipeOf(page))],
  },
]
