import type { Proof } from '../proof.ts'
import { also } from './change-site.ts'

export const titleProofs: Proof[] = [
  {
    rule: 'title-missing',
    on: 'page',
    faults: [
      (page) => {
        page.title = undefined
      },
      (page) => {
        page.title = '   '
      },
    ],
    nearMisses: [
      // A redirect, an error, and a page that search engines must not show need no title.
      (page) => {
        page.title = undefined
        page.robots = 'noindex'
      },
    ],
  },
  {
    rule: 'title-too-wide',
    on: 'page',
    faults: [
      (page, { random }) => {
        page.title = `Warm wool blankets from Montana mountain workshops, woven by ${random.whole(100, 999)} makers`
      },
    ],
    nearMisses: [
      // 74 characters, and narrow.
      (page, { random }) => {
        page.title = `Little lit lilies, ill-fitting lids, till I fill it: ${random.whole(100, 999)} tiny first list items`
      },
    ],
  },
  {
    rule: 'title-several',
    on: 'page',
    faults: [
      (page) => {
        page.head.push('<title>Another title of this page</title>')
      },
    ],
    nearMisses: [
      // The title of a drawing, and one that browsers ignore.
      (page) => {
        page.main.push('<svg role="img" viewBox="0 0 9 9"><title>A star</title><path d="M0 0h9"/></svg>')
      },
      (page) => {
        page.head.push('<noscript><style></style></noscript>', '<template><title>For later</title></template>')
      },
    ],
  },
  {
    rule: 'title-outside-head',
    on: 'page',
    faults: [
      (page) => {
        page.main.push(`<title>${page.title}</title>`)
        page.title = undefined
      },
    ],
    nearMisses: [
      (page) => {
        page.head.push('<style>p { color: black }</style><script type="application/json">{}</script>')
      },
    ],
  },
  {
    rule: 'title-too-narrow',
    on: 'page',
    faults: [
      (page, { random }) => {
        page.title = `Oak ${random.whole(10, 99)}`
      },
    ],
    nearMisses: [
      (page, { random }) => {
        page.title = `Chairs of oak ${random.whole(100, 999)}`
      },
      (page, { random }) => {
        page.title = `羊毛毛布の洗い方${random.whole(100, 999)}`
      },
    ],
  },
  {
    rule: 'title-placeholder',
    on: 'page',
    faults: [
      (page) => {
        page.title = 'Untitled document'
      },
      (page) => {
        page.title = 'Home'
      },
    ],
    nearMisses: [
      (page, { random }) => {
        page.title = `Home textiles for ${random.whole(100, 999)} rooms`
      },
    ],
  },
  {
    rule: 'title-brand-only',
    on: 'page',
    faults: [
      (page) => {
        page.title = 'Trial Supply of Lincoln'
        page.head.push(
          '<meta property="og:site_name" content="Trial supply of Lincoln">',
          '<meta property="og:title" content="Trial">',
        )
        return also('og-image-missing', 'og-basics-missing', 'twitter-card-missing')
      },
      (page) => {
        page.title = 'trial.example'
      },
    ],
    nearMisses: [
      (page, { random }) => {
        page.title = `Baskets ${random.whole(100, 999)} of Trial Supply`
        page.head.push('<meta property="og:site_name" content="Trial Supply">')
      },
    ],
  },
  {
    rule: 'title-repeats-words',
    on: 'page',
    faults: [
      (page, { random }) => {
        page.title = `Lamps, brass lamps, lamps ${random.whole(100, 999)}`
      },
    ],
    nearMisses: [
      (page, { random }) => {
        page.title = `From Maine with love, from ${random.whole(100, 999)} hands, from 9`
      },
      (page, { random }) => {
        page.title = `Lamps for lamps: ${random.whole(100, 999)} lampshades`
      },
    ],
  },
  {
    rule: 'title-duplicate',
    on: 'site',
    faults: [
      (page, site) => {
        const other = [...site.pages.values()].find(({ template }) => template === 'article')
        if (other) page.title = other.title?.toUpperCase()
      },
    ],
    nearMisses: [
      (page, site) => {
        const other = [...site.pages.values()].find(({ template }) => template === 'article')
        if (!other) return
        page.title = other.title
        page.robots = 'noindex'
        page.isInSitemap = false
      },
    ],
  },
]
