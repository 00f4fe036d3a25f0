import type { Proof } from '../../proof.ts'
import type { TrialPage, TrialSite } from '../../trial/site-model.ts'
import { alternate, annotate, urlOf } from './cluster.ts'

/** Names a page as its own only version, without a fault. */
const nameSelf = (page: TrialPage, site: TrialSite) =>
  annotate(page, [
    ['en-US', urlOf(site, page)],
    ['x-default', urlOf(site, page)],
  ])

/** A version on another site, which a crawl of this one does not read. */
const elsewhere = (code: string) => alternate(code, `https://other.example/${code.toLowerCase()}/`)

export const annotationProofs: Proof[] = [
  {
    rule: 'hreflang-code-invalid',
    on: 'page',
    faults: [
      (page, site) => {
        nameSelf(page, site)
        page.head.push(elsewhere('en-UK'))
      },
      (page, site) => {
        nameSelf(page, site)
        page.head.push(elsewhere('de_AT'))
      },
      (page, site) => {
        nameSelf(page, site)
        page.head.push(elsewhere('jp'))
      },
    ],
    nearMisses: [
      (page, site) => {
        nameSelf(page, site)
        page.head.push(elsewhere('uk'), elsewhere('zh-Hant-HK'), elsewhere('PT-br'))
      },
    ],
  },
  {
    rule: 'hreflang-code-unsupported',
    on: 'page',
    faults: [
      (page, site) => {
        nameSelf(page, site)
        page.head.push(elsewhere('es-419'))
      },
    ],
    nearMisses: [
      (page, site) => {
        nameSelf(page, site)
        page.head.push(elsewhere('es-MX'))
      },
    ],
  },
  {
    rule: 'hreflang-code-confused',
    on: 'page',
    faults: [
      (page, site) => {
        nameSelf(page, site)
        page.head.push(elsewhere('es-LA'))
      },
    ],
    nearMisses: [
      (page, site) => {
        nameSelf(page, site)
        page.head.push(elsewhere('lo-LA'))
      },
    ],
  },
  {
    rule: 'hreflang-in-body',
    on: 'page',
    faults: [
      (page, site) => {
        nameSelf(page, site)
        page.main.push(elsewhere('de'))
      },
    ],
    // A link that visitors follow may name the language of its target.
    nearMisses: [
      (page, site) => {
        nameSelf(page, site)
        page.main.push('<p><a href="https://other.example/de/" hreflang="de">Deutsch</a></p>')
      },
    ],
  },
  {
    rule: 'hreflang-url-invalid',
    on: 'page',
    faults: [
      (page, site) => {
        nameSelf(page, site)
        page.head.push(alternate('de', ''))
      },
    ],
    nearMisses: [
      (page, site) => {
        nameSelf(page, site)
        page.head.push(alternate('de', 'https://other.example/wolle%20und%20mehr'))
      },
    ],
  },
  {
    rule: 'hreflang-url-relative',
    on: 'page',
    faults: [
      (page) =>
        annotate(page, [
          ['en-US', page.path],
          ['x-default', page.path],
        ]),
    ],
    nearMisses: [
      (page, site) => {
        nameSelf(page, site)
        page.head.push('<link rel="alternate" type="application/rss+xml" href="/feed.xml">')
      },
    ],
  },
  {
    rule: 'hreflang-self-missing',
    on: 'page',
    faults: [
      (page) => {
        page.head.push(elsewhere('de'), elsewhere('x-default'))
      },
    ],
    nearMisses: [
      // A page that search engines must not show.
      (page) => {
        page.head.push(elsewhere('de'), elsewhere('x-default'))
        Object.assign(page, { robots: 'noindex', isInSitemap: false })
      },
      // The fragment is no part of the page’s own URL.
      (page, site) =>
        annotate(page, [
          ['en-US', `${urlOf(site, page)}#main`],
          ['x-default', urlOf(site, page)],
        ]),
    ],
  },
  {
    rule: 'hreflang-code-twice',
    on: 'page',
    faults: [
      (page, site) => {
        nameSelf(page, site)
        page.head.push(elsewhere('de'), alternate('de', 'https://third.example/de/'))
      },
    ],
    // The same line twice names one page.
    nearMisses: [
      (page, site) => {
        nameSelf(page, site)
        page.head.push(elsewhere('de'), elsewhere('de'))
      },
    ],
  },
  {
    rule: 'hreflang-x-default-missing',
    on: 'page',
    faults: [(page, site) => annotate(page, [['en-US', urlOf(site, page)]])],
    nearMisses: [
      (page, site) =>
        annotate(page, [
          ['en-US', urlOf(site, page)],
          ['X-Default', urlOf(site, page)],
        ]),
    ],
  },
  {
    rule: 'hreflang-canonical-conflict',
    on: 'page',
    faults: [
      (page, site) => {
        nameSelf(page, site)
        Object.assign(page, { canonical: `${site.origin}/about/`, isInSitemap: false })
      },
    ],
    nearMisses: [
      // The canonical differs in its parameters only.
      (page, site) => {
        nameSelf(page, site)
        Object.assign(page, { canonical: `${urlOf(site, page)}?ref=start`, isInSitemap: false })
      },
    ],
  },
  {
    rule: 'html-lang-contradicts-hreflang',
    on: 'page',
    faults: [
      (page, site) => {
        nameSelf(page, site)
        page.lang = 'fr'
      },
    ],
    // Another country of the same language.
    nearMisses: [
      (page, site) => {
        nameSelf(page, site)
        page.lang = 'en-GB'
      },
    ],
  },
]
