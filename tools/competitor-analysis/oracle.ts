import { readFileSync } from 'node:fs'
import type { WebFile } from '#tests/support/web-files.ts'
import type { SiteData } from './read-site.ts'

type Golden = { file: string; url: string; expected: Omit<SiteData, 'firstByteMs' | 'transferBytes'> }

/**
 * Six saved pages with each field as a person read it in the source: words of the main text counted by UAX #29 (a
 * hyphen separates), links counted one by one, bytes by `wc -c`.
 */
export const golden: Golden[] = [
  {
    file: 'own.html',
    url: 'https://oakfield.example/tables/dining',
    expected: {
      title: 'Oak dining tables, made in Ohio | Oakfield',
      description: 'Solid oak dining tables from our workshop in Ohio, finished with oil and delivered in two weeks.',
      lang: 'en-US',
      canonical: 'https://oakfield.example/tables/dining',
      words: 83,
      headings: [
        { level: 1, text: 'Oak dining tables' },
        { level: 2, text: 'Finish' },
      ],
      schemaTypes: ['BreadcrumbList'],
      links: { internal: 3, external: 2, nofollow: 1 },
      linkedHosts: ['forestry.example', 'social.example'],
      images: 1,
      htmlBytes: 1_316,
    },
  },
  {
    file: 'store.html',
    url: 'https://tablestore.example/dining',
    expected: {
      title: 'Dining tables with free delivery – Table Store',
      description:
        'Dining tables in oak, ash, and walnut. Free delivery in the whole country and a ten-year guarantee on every frame.',
      lang: 'en',
      canonical: 'https://tablestore.example/dining',
      words: 117,
      headings: [
        { level: 1, text: 'Dining tables' },
        { level: 2, text: 'Free delivery' },
        { level: 2, text: 'Ten-year guarantee' },
      ],
      schemaTypes: ['FAQPage', 'Offer', 'Product'],
      links: { internal: 6, external: 1, nofollow: 1 },
      linkedHosts: ['guarantee.example'],
      images: 2,
      htmlBytes: 1_672,
    },
  },
  {
    file: 'magazine.html',
    url: 'https://www.magazine.example/choose-a-table',
    expected: {
      title: 'How to choose a dining table',
      description: null,
      lang: 'en-GB',
      canonical: null,
      words: 131,
      headings: [
        { level: 1, text: 'How to choose a dining table' },
        { level: 2, text: 'Which wood?' },
        { level: 3, text: 'Oil or lacquer' },
      ],
      schemaTypes: ['Article'],
      links: { internal: 0, external: 4, nofollow: 1 },
      linkedHosts: ['forestry.example', 'homes.example', 'repairs.example'],
      images: 0,
      htmlBytes: 1_268,
    },
  },
  {
    file: 'french.html',
    url: 'https://chene.example/tables?ref=1',
    expected: {
      title: 'Tables à manger en chêne',
      description: 'Des tables en chêne massif, fabriquées à Lyon.',
      lang: 'fr',
      canonical: 'https://chene.example/tables',
      words: 55,
      headings: [{ level: 1, text: 'Tables à manger en chêne massif' }],
      schemaTypes: [],
      // Of the three links, one leads to a page; the others are a telephone number and an email address.
      links: { internal: 1, external: 0, nofollow: 0 },
      linkedHosts: [],
      images: 0,
      htmlBytes: 924,
    },
  },
  {
    file: 'bare.html',
    url: 'https://rental.example/',
    expected: {
      title: null,
      description: null,
      lang: null,
      canonical: null,
      words: 55,
      headings: [{ level: 2, text: 'Table rental' }],
      schemaTypes: [],
      links: { internal: 0, external: 2, nofollow: 1 },
      linkedHosts: ['partner.example'],
      images: 0,
      htmlBytes: 461,
    },
  },
  {
    file: 'market.html',
    url: 'https://market.example/de/elm',
    expected: {
      title: 'Table “Elm” – 160 × 90 cm',
      description: 'The table Elm seats six.',
      lang: 'en',
      canonical: 'https://market.example/de/elm',
      words: 76,
      headings: [{ level: 1, text: 'Elm' }],
      schemaTypes: ['IndividualProduct', 'Product'],
      links: { internal: 4, external: 1, nofollow: 0 },
      linkedHosts: ['carrier.example'],
      images: 3,
      htmlBytes: 1_289,
    },
  },
]

/** The saved pages by URL, as their servers send them. */
export const goldenFiles: Record<string, WebFile> = Object.fromEntries(
  golden.map(({ file, url }) => [url, { body: readFileSync(new URL(`pages/${file}.txt`, import.meta.url)) }]),
)
