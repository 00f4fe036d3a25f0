import type { Proof } from '../../proof.ts'
import { addPage } from '../../trial/new-page.ts'
import type { TrialPage, TrialSite } from '../../trial/site-model.ts'
import { also, setRobots } from '../change-site.ts'
import { addGerman, alternate, annotate, connect, nameGerman, urlOf, versionsOf } from './cluster.ts'

/** Makes two pages versions of each other, of which the German one calls the English one by a code of its own. */
function connectAs(site: TrialSite, english: TrialPage, german: TrialPage, code: string) {
  const others: [code: string, href: string][] = [
    ['de', urlOf(site, german)],
    ['x-default', urlOf(site, german)],
  ]
  annotate(english, [['en-US', urlOf(site, english)], ...others])
  annotate(german, [[code, urlOf(site, english)], ...others])
}

export const languageLinkProofs: Proof[] = [
  {
    rule: 'hreflang-return-missing',
    on: 'site',
    faults: [
      // The other page names no versions.
      (page, site) => nameGerman(site, page, urlOf(site, addGerman(site))),
      // The other page names itself only.
      (page, site) => {
        const german = addGerman(site)
        nameGerman(site, page, urlOf(site, german))
        annotate(german, [
          ['de', urlOf(site, german)],
          ['x-default', urlOf(site, german)],
        ])
      },
      // Three pages name one page as their version, such as a home page.
      (page, site) => {
        const german = addGerman(site)
        for (const one of [page, addPage(site, 'legal', 'two'), addPage(site, 'faq', 'three')])
          nameGerman(site, one, urlOf(site, german))
      },
      // The sitemap names the version on one side only.
      (page, site) => {
        page.sitemapVersions = versionsOf(site, page, addGerman(site))
        return undefined
      },
    ],
    nearMisses: [
      (page, site) => {
        connect(site, page, addGerman(site))
      },
      // In the header of the response instead of the document.
      (page, site) => {
        const german = addGerman(site)
        const versions = connect(site, page, german)
        german.head = german.head.filter((line) => !line.includes('hreflang'))
        german.headers.link = versions
          .map(([code, href]) => `<${href}>; rel="alternate"; hreflang="${code}"`)
          .join(', ')
      },
      // In the sitemap instead of the document: on both sides, and on one of them.
      (page, site) => {
        const german = addGerman(site)
        page.sitemapVersions = versionsOf(site, page, german)
        german.sitemapVersions = versionsOf(site, page, german)
        return undefined
      },
      (page, site) => {
        const german = addGerman(site)
        nameGerman(site, page, urlOf(site, german))
        german.sitemapVersions = versionsOf(site, page, german)
        return undefined
      },
      // A version on another site, which was not read.
      (page, site) => nameGerman(site, page, 'https://trial.de.example/wolle/'),
    ],
  },
  {
    rule: 'hreflang-codes-disagree',
    on: 'site',
    faults: [
      (page, site) => {
        connectAs(site, page, addGerman(site), 'en-GB')
      },
    ],
    // Letters of another case are the same code.
    nearMisses: [
      (page, site) => {
        connectAs(site, page, addGerman(site), 'EN-us')
      },
    ],
  },
  {
    rule: 'hreflang-to-error',
    on: 'site',
    faults: [(page, site) => nameGerman(site, page, `${site.origin}/de/gibt-es-nicht/`)],
    // A server that refuses our bot says nothing about the page.
    nearMisses: [
      (page, site) => {
        site.files.set('/de/wolle/', { status: 403, headers: { 'content-type': 'text/html' }, body: 'Forbidden' })
        nameGerman(site, page, `${site.origin}/de/wolle/`)
      },
    ],
  },
  {
    rule: 'hreflang-to-redirect',
    on: 'site',
    faults: [
      (page, site) => {
        const german = addGerman(site)
        connect(site, page, german)
        site.files.set('/de/alt/', { status: 301, headers: { location: german.path }, body: '' })
        page.head = page.head.map((line) => (line.includes('"de"') ? alternate('de', `${site.origin}/de/alt/`) : line))
      },
    ],
    // Spaces around the URL, and a fragment.
    nearMisses: [
      (page, site) => {
        const german = addGerman(site)
        connect(site, page, german)
        page.head = page.head.map((line) =>
          line.includes('"de"') ? alternate('de', ` ${urlOf(site, german)}#inhalt `) : line,
        )
      },
    ],
  },
  {
    rule: 'hreflang-to-noindex',
    on: 'site',
    faults: [
      (page, site) => {
        const german = addGerman(site)
        german.robots = 'noindex'
        german.isInSitemap = false
        connect(site, page, german)
      },
    ],
    nearMisses: [
      (page, site) => {
        const german = addGerman(site)
        german.robots = 'max-snippet:50'
        connect(site, page, german)
      },
    ],
  },
  {
    rule: 'hreflang-to-blocked',
    on: 'site',
    faults: [
      (page, site) => {
        const german = addGerman(site)
        Object.assign(german, { isLinked: false, isInSitemap: false })
        connect(site, page, german)
        setRobots(site, ['User-agent: *', `Disallow: ${german.path}`])
      },
    ],
    // Only our bot is kept out.
    nearMisses: [
      (page, site) => {
        const german = addGerman(site)
        Object.assign(german, { isLinked: false, isInSitemap: false })
        connect(site, page, german)
        setRobots(site, ['User-agent: PrairieSignalBot', `Disallow: ${german.path}`])
      },
    ],
  },
  {
    rule: 'hreflang-to-noncanonical',
    on: 'site',
    faults: [
      (page, site) => {
        const german = addGerman(site)
        Object.assign(german, { canonical: urlOf(site, page), isInSitemap: false })
        connect(site, page, german)
        return [{ rule: 'canonical-contradicts-hreflang', url: urlOf(site, german) }]
      },
    ],
    nearMisses: [
      (page, site) => {
        connect(site, page, addGerman(site))
        page.canonical = page.path
        return also('canonical-relative')
      },
    ],
  },
]
