import type { Change, Proof } from '../../proof.ts'
import { pageAt, setRobots } from '../change-site.ts'

const robots =
  (value: string): Change =>
  (page) => {
    page.robots = value
    return undefined
  }
const header =
  (value: string, meta?: string): Change =>
  (page) => {
    page.headers['x-robots-tag'] = value
    page.robots = meta
    return undefined
  }

export const directiveProofs: Proof[] = [
  {
    rule: 'home-noindex',
    on: 'site',
    faults: [
      (_, site) => {
        pageAt(site, '/').robots = 'noindex'
        pageAt(site, '/').isInSitemap = false
      },
      (_, site) => {
        pageAt(site, '/').headers['x-robots-tag'] = 'none'
        pageAt(site, '/').isInSitemap = false
      },
    ],
    nearMisses: [
      (_, site) => {
        pageAt(site, '/').headers['x-robots-tag'] = 'unavailable-bot: noindex'
      },
      (_, site) => {
        pageAt(site, '/').robots = 'index, follow, max-image-preview:large'
      },
    ],
  },
  {
    rule: 'prominent-page-noindex',
    on: 'site',
    faults: [
      (_, site) => {
        Object.assign(pageAt(site, '/shop/'), { robots: 'noindex', isInSitemap: false })
      },
    ],
    nearMisses: [
      // A cart in the menu is closed on purpose.
      (_, site) => {
        const page = pageAt(site, '/shop/')
        const { main } = pageAt(site, '/')
        main.push('<p><a href="/cart/">The cart of the shop</a></p>')
        site.pages.set('/cart/', {
          ...page,
          path: '/cart/',
          canonical: undefined,
          robots: 'noindex',
          isInSitemap: false,
        })
        for (const one of site.pages.values())
          if (one !== pageAt(site, '/')) one.after.push('<p><a href="/cart/">Cart with your things</a></p>')
      },
      (page) => {
        Object.assign(page, { robots: 'noindex', isInSitemap: false })
      },
    ],
  },
  {
    rule: 'noindex-blocked',
    on: 'page',
    faults: [
      (page, site) => {
        page.robots = 'noindex'
        blockForGoogle(site, page.path)
      },
    ],
    nearMisses: [
      robots('noindex'),
      (page, site) => {
        page.robots = 'index, follow'
        blockForGoogle(site, page.path)
      },
    ],
  },
  {
    rule: 'robots-rules-contradict',
    on: 'page',
    faults: [
      robots('index, noindex'),
      (page) => {
        page.robots = 'index, follow'
        page.head.push('<meta name="robots" content="nofollow, noindex">')
      },
    ],
    nearMisses: [robots('noindex, follow'), robots('index, follow, max-snippet:-1')],
  },
  {
    rule: 'robots-header-contradicts-meta',
    on: 'page',
    faults: [header('noindex', 'index, follow')],
    nearMisses: [header('noindex', 'noindex, follow'), header('bingbot: noindex', 'index, follow')],
  },
  {
    rule: 'snippet-forbidden',
    on: 'page',
    faults: [robots('nosnippet'), header('max-snippet:0')],
    nearMisses: [
      robots('max-snippet:-1'),
      robots('max-snippet:05, max-image-preview:large'),
      header('otherbot: nosnippet'),
    ],
  },
  {
    rule: 'unavailable-after-past',
    on: 'page',
    faults: [robots('unavailable_after: 2025-12-31'), header('unavailable_after: 25 Jun 2024 15:00:00 GMT')],
    nearMisses: [robots('unavailable_after: 2033-12-31'), header('unavailable_after: Thu, 25 Jun 2037 15:00:00 GMT')],
  },
  {
    rule: 'page-nofollow',
    on: 'page',
    faults: [robots('nofollow'), robots('index,nofollow')],
    nearMisses: [robots('noindex, nofollow'), header('otherbot: nofollow')],
  },
]

function blockForGoogle(site: Parameters<Change>[1], path: string) {
  const body = String(site.robots.body)
  const named = 'User-agent: Googlebot'
  if (body.includes(named)) site.robots = { ...site.robots, body: body.replace(named, `${named}\nDisallow: ${path}`) }
  else setRobots(site, ['User-agent: *', 'Allow: /', '', named, `Disallow: ${path}`])
}
