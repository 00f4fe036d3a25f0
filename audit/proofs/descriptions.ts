import type { Proof } from '../proof.ts'
import { also, firstOf } from './change-site.ts'

export const descriptionProofs: Proof[] = [
  {
    rule: 'description-missing',
    on: 'page',
    faults: [
      (page) => {
        page.description = undefined
      },
    ],
    nearMisses: [
      (page) => {
        page.description = undefined
        page.robots = 'noindex'
      },
      // Attribute names and their values in capitals.
      (page, { random }) => {
        page.description = undefined
        page.head.push(
          `<META CONTENT="What ${random.whole(100, 9_999)} customers say about our wool." NAME="Description">`,
        )
      },
    ],
  },
  {
    rule: 'description-empty',
    on: 'page',
    faults: [
      (page) => {
        page.description = ''
      },
      (page) => {
        page.description = '  \n '
      },
    ],
    nearMisses: [
      (page, { random }) => {
        page.description = `Wool ${random.whole(100, 9_999)}.`
      },
    ],
  },
  {
    rule: 'description-several',
    on: 'page',
    faults: [
      (page) => {
        page.head.push('<meta name="description" content="Another text about this page.">')
      },
    ],
    nearMisses: [
      (page) => {
        page.head.push('<meta property="og:description" content="Another text about this page.">')
        return also('social-tag-repeated')
      },
      (page) => {
        page.head.push(`<meta name="description" content="${page.description}">`)
      },
    ],
  },
  {
    rule: 'description-too-wide',
    on: 'page',
    faults: [
      (page, { random }) => {
        page.description = `We wash, mend, and store ${random.whole(100, 999)} woolen blankets. ${'Most of them came from Maine and Montana. '.repeat(5)}`
      },
    ],
    nearMisses: [
      // 209 characters, and narrow.
      (page, { random }) => {
        page.description = `${random.whole(100, 999)} ${'till it fills, '.repeat(13)}it is little.`
      },
    ],
  },
  {
    rule: 'description-duplicate',
    on: 'site',
    faults: [
      (page, site) => {
        page.description = firstOf(site, 'article').description
      },
    ],
    nearMisses: [
      (page, site) => {
        page.description = firstOf(site, 'article').description
        page.robots = 'noindex'
        page.isInSitemap = false
      },
    ],
  },
]
