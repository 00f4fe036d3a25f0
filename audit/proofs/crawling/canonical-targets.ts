import type { Change, Proof } from '../../proof.ts'
import { also, firstOf, pageAt, redirectTo } from '../change-site.ts'

/** Lets the page name another URL as canonical, and takes it out of the sitemap, which should list neither. */
const to =
  (of: (site: Parameters<Change>[1]) => string, breaks: string[] = []): Change =>
  (page, site) => {
    page.canonical = of(site)
    page.isInSitemap = false
    return also(...breaks)
  }

export const canonicalTargetProofs: Proof[] = [
  {
    rule: 'canonical-to-redirect',
    on: 'site',
    faults: [
      to((site) => {
        site.files.set('/old/', redirectTo('/about/'))
        return `${site.origin}/old/`
      }),
      // It lacks the slash of the page, which the page’s other URLs have.
      (page, site) => {
        site.files.set(page.path.replace(/\/$/, ''), redirectTo(page.path))
        return to(({ origin }) => `${origin}${page.path.replace(/\/$/, '')}`)(page, site, {})
      },
    ],
    nearMisses: [to(({ origin }) => `${origin}/about/`)],
  },
  {
    rule: 'canonical-to-error',
    on: 'site',
    faults: [to(({ origin }) => `${origin}/gone/`)],
    nearMisses: [
      // Our bot is refused, which says nothing about the page.
      to((site) => {
        site.files.set('/members/', { status: 403, headers: {}, body: '' })
        return `${site.origin}/members/`
      }),
    ],
  },
  {
    rule: 'canonical-to-noindex',
    on: 'site',
    faults: [
      to((site) => {
        const article = firstOf(site, 'article')
        Object.assign(article, { robots: 'noindex', isInSitemap: false })
        return `${site.origin}${article.path}`
      }),
    ],
    nearMisses: [
      to((site) => `${site.origin}${firstOf(site, 'article').path}`),
      // Search results name the empty search, and neither is to be shown.
      (page, site) => {
        const search = firstOf(site, 'article')
        for (const one of [page, search]) Object.assign(one, { robots: 'noindex', isInSitemap: false })
        page.canonical = `${site.origin}${search.path}`
        return undefined
      },
    ],
  },
  {
    rule: 'canonical-chain',
    on: 'site',
    faults: [
      to((site) => {
        const article = firstOf(site, 'article')
        Object.assign(article, { canonical: `${site.origin}/about/`, isInSitemap: false })
        return `${site.origin}${article.path}`
      }),
    ],
    nearMisses: [to((site) => `${site.origin}${firstOf(site, 'article').path}`)],
  },
  {
    rule: 'canonical-to-home',
    on: 'site',
    faults: [to(({ origin }) => `${origin}/`)],
    nearMisses: [
      // The home page under a second URL.
      (_, site) => {
        const home = pageAt(site, '/')
        pageAt(site, '/about/').main.push('<p><a href="/?from=about">The home page with its offers</a></p>')
        site.pages.set('/?from=about', { ...home, path: '/?from=about', isInSitemap: false, isLinked: false })
      },
    ],
  },
  {
    rule: 'canonical-to-other-host',
    on: 'site',
    faults: [to(() => 'https://magazine.example/story/'), to(() => 'https://staging.trial.example/story/')],
    nearMisses: [to(({ origin }) => `${origin.replace('//', '//www.')}/about/`, ['canonical-to-redirect'])],
  },
]
