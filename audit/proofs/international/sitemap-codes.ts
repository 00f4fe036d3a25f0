import type { Proof } from '../../proof.ts'
import type { TrialPage, TrialSite } from '../../trial/site-model.ts'
import { urlOf } from './cluster.ts'

/** Names a page as its own only version in the sitemap, and another site as a version. */
function nameInSitemap(site: TrialSite, page: TrialPage, code: string): undefined {
  page.sitemapVersions = [
    ['en-US', urlOf(site, page)],
    [code, 'https://other.example/wool/'],
  ]
}

export const sitemapCodeProofs: Proof[] = [
  {
    rule: 'sitemap-hreflang-invalid',
    on: 'site',
    faults: [(page, site) => nameInSitemap(site, page, 'en-UK'), (page, site) => nameInSitemap(site, page, 'de_AT')],
    nearMisses: [
      (page, site) => nameInSitemap(site, page, 'uk'),
      (page, site) => nameInSitemap(site, page, 'x-default'),
    ],
  },
]
