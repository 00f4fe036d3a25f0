import type { LinkKind } from '#engine/crawl/link-state.ts'
import type { Planted } from './planted-site.ts'

const ORIGIN = 'https://shop.example'
const OTHER = 'https://partner.example'

type PlantedLink = { href: string; kind: LinkKind; site?: Record<string, Planted | string> }

const article = (title: string, id = 'part') =>
  `<!doctype html><html lang="en"><title>${title} – Shop</title><main><h1>${title}</h1><p id="${id}">All about ${title}: what it is made of, how it is packed, and when it arrives at your door.</p></main></html>`
const missing = (title: string, text: string) =>
  `<!doctype html><html><title>${title}</title><main><h1>${title}</h1><p>${text}</p><a href="/">Home</a></main></html>`
const to = (location: string, status = 301): Planted => ({ status, headers: { location } })

/** Functions that make one link of each kind, with the response of its URL. `number` makes the URL unique. */
const makers: ((number: number) => PlantedLink)[] = [
  (n) => own(n, 'not-found', { status: 404, html: missing('Not found', 'Nothing here.') }),
  (n) => own(n, 'gone', { status: 410 }),
  (n) => own(n, 'server-error', { status: 500 + (n % 5) }),
  (n) => own(n, 'timeout', { fails: 'time-limit' }),
  (n) => ({
    href: `https://no-such-${n}.example/`,
    kind: 'dns',
    site: { [`https://no-such-${n}.example/robots.txt`]: { fails: 'dns' } },
  }),
  (n) => ({
    href: `https://expired-${n}.example/a`,
    kind: 'tls',
    site: { [`https://expired-${n}.example/robots.txt`]: { fails: 'tls' } },
  }),
  (n) => own(n, 'soft-404', missing('Page not found', 'Sorry, the page you are looking for does not exist.')),
  (n) => own(n, 'fragment', article(`table ${n}`), '#nowhere'),
  (n) => own(n, 'redirect-home', to('/')),
  (n) => own(n, 'rate-limited', { status: 429 }),
  (n) => own(n, 'client-error', { status: 400 }),
  (n) => own(n, 'redirect-loop', to(`/p-${n}`, 302)),
  (n) => own(n, 'refused', { status: 403 }),
  (n) => ({ href: `http://[bad-${n}`, kind: 'malformed' }),
  (n) => own(n, 'not-found', to(`/lost-${n}`)),
  (n) => ({ href: `${OTHER}/${n}`, kind: 'not-found' }),
  (n) => ({
    href: `${OTHER}/soft-${n}`,
    kind: 'soft-404',
    site: { [`${OTHER}/soft-${n}`]: missing('Seite nicht gefunden', 'Die gesuchte Seite existiert nicht mehr.') },
  }),
  // These work.
  (n) => own(n, 'ok', article(`lamp ${n}`)),
  (n) => own(n, 'ok', article(`lamp ${n}`), '#part'),
  (n) => own(n, 'ok', article(`How to fix a 404 page, part ${n}`)),
  (n) => ({
    ...own(n, 'ok', to(`/moved-${n}`)),
    site: { [`${ORIGIN}/p-${n}`]: to(`/moved-${n}`), [`${ORIGIN}/moved-${n}`]: article(`moved ${n}`) },
  }),
  (n) => ({
    href: `/report-${n}.pdf`,
    kind: 'ok',
    site: { [`${ORIGIN}/report-${n}.pdf`]: { headers: { 'content-type': 'application/pdf' } } },
  }),
  (n) => ({ href: `${OTHER}/good-${n}`, kind: 'ok', site: { [`${OTHER}/good-${n}`]: article(`partner ${n}`) } }),
  (n) => own(n, 'ok', article(`top ${n}`), '#top'),
  (n) => own(n, 'ok', article(`route ${n}`), '#/cart'),
]

function own(number: number, kind: LinkKind, response: Planted | string, fragment = ''): PlantedLink {
  return { href: `/p-${number}${fragment}`, kind, site: { [`${ORIGIN}/p-${number}`]: response } }
}

/**
 * Returns a site whose home page has so many links of known kinds, each kind as often as the others, and the expected
 * kind of each link.
 */
export function plantLinks(count: number) {
  const links = Array.from({ length: count }, (_, at) => (makers[at % makers.length] as (typeof makers)[number])(at))
  const site: Record<string, Planted | string> = Object.assign({}, ...links.map((link) => link.site ?? {}))
  site[`${ORIGIN}/`] = `${article('Shop')}${links.map(({ href }) => `<p><a href="${href}">${href}</a>`).join('\n')}`
  const expected = new Map(links.map(({ href, kind }) => [href, kind]))
  return { start: `${ORIGIN}/`, site, expected }
}
