import type { Proof } from '../../proof.ts'
import { addData, eventOf, videoOf } from './samples.ts'

const script = (json: string) => `<script type="application/ld+json">${json}</script>`

export const readingProofs: Proof[] = [
  {
    rule: 'json-ld-unreadable',
    on: 'page',
    faults: [
      (page) => {
        page.head.push(script('{"@context": "https://schema.org", "@type": "Place", "name": "Lincoln",}'))
      },
      (page) => {
        page.head.push(script('{"@context": "https://schema.org", "@type": "Place", "name": "The "old" mill"}'))
      },
      (page) => {
        page.head.push(script('{"@type": "Place", "name": "Lincoln"}'))
      },
    ],
    nearMisses: [
      // JSON of another kind, and a list of objects.
      (page) => {
        page.head.push('<script type="application/json">{"@type": "Place",}</script>')
      },
      (page) => {
        page.head.push(script('[{"@context": "https://schema.org", "@type": "Place", "name": "The \\"old\\" mill"}]'))
      },
    ],
  },
  {
    rule: 'json-ld-ambiguous',
    on: 'page',
    faults: [
      (page) => {
        page.head.push(
          script('{"@context": "https://schema.org", "@type": "Place", "name": "Mill", "name": "Old mill"}'),
        )
      },
    ],
    nearMisses: [
      (page) => {
        page.head.push(script('{"@context": "https://schema.org", "@type": "Place", "name": ["Mill", "Old mill"]}'))
      },
    ],
  },
  {
    rule: 'structured-data-type-unknown',
    on: 'page',
    faults: [
      (page) => addData(page, { '@type': 'Organisation', name: 'Trial Supply' }),
      (page) => addData(page, { '@type': 'place', name: 'Lincoln' }),
    ],
    nearMisses: [
      // A type of another vocabulary, and two types at once.
      (page) => addData(page, { '@type': 'http://purl.org/goodrelations/v1#Brand' }),
      (page) => addData(page, { '@type': ['Place', 'Museum'], name: 'Lincoln' }),
    ],
  },
  {
    rule: 'structured-data-property-unknown',
    on: 'page',
    faults: [(page) => addData(page, { ...eventOf(page), organiser: 'Trial Supply' })],
    nearMisses: [(page) => addData(page, { ...eventOf(page), 'http://ogp.me/ns#title': 'Evening' })],
  },
  {
    rule: 'structured-data-property-misplaced',
    on: 'page',
    faults: [(page) => addData(page, { '@type': 'Place', name: 'Lincoln', priceCurrency: 'USD' })],
    // A property of a type above.
    nearMisses: [(page) => addData(page, { '@type': 'Museum', name: 'Lincoln', telephone: '+1 402 555 0142' })],
  },
  {
    rule: 'structured-data-name-outdated',
    on: 'page',
    faults: [(page) => addData(page, { ...eventOf(page), performers: { '@type': 'Person', name: 'Ada Miller' } })],
    nearMisses: [(page) => addData(page, { ...eventOf(page), performer: { '@type': 'Person', name: 'Ada Miller' } })],
  },
  {
    rule: 'structured-data-value-empty',
    on: 'page',
    faults: [(page) => addData(page, { ...eventOf(page), description: '' })],
    nearMisses: [(page) => addData(page, { ...eventOf(page), description: null })],
  },
  {
    rule: 'structured-data-duplicate',
    on: 'page',
    faults: [
      (page) => {
        addData(page, videoOf())
        addData(page, videoOf())
      },
    ],
    // Two videos that differ.
    nearMisses: [
      (page) => {
        addData(page, videoOf())
        addData(page, { ...videoOf(), name: 'How we fold towels' })
      },
    ],
  },
]
