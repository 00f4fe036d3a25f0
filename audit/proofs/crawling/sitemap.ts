import type { Proof } from '../../proof.ts'
import { addLink, also, pageAt, redirectTo, setRobots, sitemapWith, xml } from '../change-site.ts'

const DATES = ['2026-01-04', '2026-02-07', '2025-11-30', '2026-03-21']

export const sitemapProofs: Proof[] = [
  {
    rule: 'sitemap-missing',
    on: 'site',
    faults: [
      (_, site) => {
        setRobots(site, ['User-agent: *', 'Allow: /'], { isNamed: false })
        site.sitemap = xml('', 404)
      },
    ],
    nearMisses: [
      (_, site, extras) => {
        site.sitemap = xml('', 404)
        extras.sitemaps = { unmeasured: 'Sitemaps were not requested.' }
      },
    ],
  },
  {
    rule: 'sitemap-not-in-robots',
    on: 'site',
    faults: [(_, site) => setRobots(site, ['User-agent: *', 'Allow: /'], { isNamed: false })],
    nearMisses: [
      (_, site) => {
        setRobots(site, ['Sitemap: /sitemap.xml'.replace('/', `${site.origin}/`), '', 'User-agent: *', 'Allow: /'], {
          isNamed: false,
        })
      },
    ],
  },
  {
    rule: 'sitemap-unreadable',
    on: 'site',
    faults: [
      (_, site) => {
        site.sitemap = xml('', 404)
      },
      (_, site) => {
        const { body } = sitemapWith(site, [`${site.origin}/?a=1`])
        site.sitemap = xml(String(body).replace('?a=1', '?a=1&b=2').replace('</urlset>', ''))
        return also('orphan-page')
      },
    ],
    nearMisses: [
      (_, site) => {
        site.sitemap = sitemapWith(site, [`${site.origin}/?a=1&b=2`])
        return also('orphan-page')
      },
    ],
  },
  {
    rule: 'sitemap-breaks-protocol',
    on: 'site',
    faults: [
      (_, site) => {
        site.sitemap = sitemapWith(site, [`${site.origin}/about/#team`])
      },
      (_, site) => {
        site.sitemap = sitemapWith(site, ['/about/'])
      },
    ],
    nearMisses: [
      (_, site) => {
        site.sitemap = sitemapWith(site, [], { dates: DATES })
      },
    ],
  },
  {
    rule: 'sitemap-dates-unreliable',
    on: 'site',
    faults: [
      (_, site) => {
        site.sitemap = sitemapWith(site, [], { dates: ['2026-05-30'] })
      },
      (_, site) => {
        site.sitemap = sitemapWith(site, [], { dates: ['2031-01-01', ...DATES] })
      },
    ],
    nearMisses: [
      (_, site) => {
        site.sitemap = sitemapWith(site, [], { dates: ['2026-05-30', ...DATES] })
      },
    ],
  },
  {
    rule: 'sitemap-other-host',
    on: 'site',
    faults: [
      (_, site) => {
        site.sitemap = sitemapWith(site, ['https://old-trial.example/about/'])
      },
    ],
    nearMisses: [
      (_, site) => {
        site.sitemap = sitemapWith(site, [], { dates: DATES })
      },
    ],
  },
  {
    rule: 'sitemap-lists-redirects',
    on: 'site',
    faults: [
      (page, site) => {
        site.files.set('/old/', redirectTo(page.path))
        addLink(site, '/old/')
        site.sitemap = sitemapWith(site, [`${site.origin}/old/`])
        return also('internal-link-redirects')
      },
    ],
    nearMisses: [
      (page, site) => {
        site.files.set('/old/', redirectTo(page.path))
        addLink(site, '/old/')
        return also('internal-link-redirects')
      },
    ],
  },
  {
    rule: 'sitemap-lists-errors',
    on: 'site',
    faults: [
      (_, site) => {
        addLink(site, '/gone/')
        site.sitemap = sitemapWith(site, [`${site.origin}/gone/`])
        return also('broken-internal-link')
      },
    ],
    nearMisses: [
      // A server that refuses our bot says nothing about the page.
      (_, site) => {
        site.files.set('/members/', { status: 403, headers: {}, body: '' })
        addLink(site, '/members/')
        site.sitemap = sitemapWith(site, [`${site.origin}/members/`])
      },
    ],
  },
  {
    rule: 'sitemap-lists-noindex',
    on: 'site',
    faults: [
      (page) => {
        page.robots = 'noindex'
      },
    ],
    nearMisses: [
      (page) => {
        page.robots = 'noindex'
        page.isInSitemap = false
      },
      (page) => {
        page.headers['x-robots-tag'] = 'otherbot: noindex'
      },
    ],
  },
  {
    rule: 'sitemap-lists-canonicalized',
    on: 'site',
    faults: [
      (page, site) => {
        page.canonical = `${site.origin}/about/`
      },
    ],
    nearMisses: [
      (page, site) => {
        page.canonical = `${site.origin}/about/`
        page.isInSitemap = false
      },
    ],
  },
  {
    rule: 'sitemap-lists-blocked',
    on: 'site',
    faults: [
      (page, site) =>
        setRobots(site, ['User-agent: *', 'Allow: /', '', 'User-agent: Googlebot', `Disallow: ${page.path}`]),
    ],
    nearMisses: [
      (page, site) => {
        page.isInSitemap = false
        setRobots(site, ['User-agent: *', 'Allow: /', '', 'User-agent: Googlebot', `Disallow: ${page.path}`])
      },
      (page, site) => setRobots(site, ['User-agent: *', 'Allow: /', '', 'User-agent: CCBot', `Disallow: ${page.path}`]),
    ],
  },
  {
    rule: 'page-not-in-sitemap',
    on: 'site',
    faults: [
      (page) => {
        page.isInSitemap = false
      },
    ],
    nearMisses: [
      (page) => {
        page.isInSitemap = false
        page.robots = 'noindex'
      },
      // The sitemap still lists http.
      (_, site) => {
        const { body } = sitemapWith(site, [], { without: '/about/' })
        const http = pageAt(site, '/about/').path
        site.sitemap = xml(
          String(body).replace('</urlset>', `<url><loc>http://trial.example${http}</loc></url></urlset>`),
        )
        return also('sitemap-breaks-protocol')
      },
    ],
  },
]
