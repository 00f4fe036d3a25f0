import type { Proof } from '../../proof.ts'
import type { TrialPage, TrialSite } from '../../trial/site-model.ts'
import { addLink, also, pageAt } from '../change-site.ts'

/** Serves a copy of a page at another URL and links it. */
function addCopy(site: TrialSite, page: TrialPage, path: string, change: Partial<TrialPage> = {}) {
  site.pages.set(path, { ...page, path, isInSitemap: false, isLinked: false, ...change })
  addLink(site, path, { text: 'The same page again' })
}

/** Serves a page of the trial site on another host or scheme, too, where links lead to it. */
function addElsewhere(site: TrialSite, origin: string, canonical = '') {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About this workshop in Nebraska</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Who makes these things, where the wood comes from, and how long a chair lasts.">${canonical}</head><body><main><h1>About this place</h1><p>${'Some words about it. '.repeat(30)}</p><p><a href="/">Back to the start</a></p></main></body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  site.files.set(`${origin}/about/`, { status: 200, headers, body })
  site.files.set(`${origin}/robots.txt`, { status: 404, headers: {}, body: '' })
  addLink(site, `${origin}/about/`, { text: 'About this workshop' })
}

const ELSEWHERE = [
  'social-tags-missing',
  'http-link-to-own-site',
  'canonical-missing',
  'internal-link-redirects',
  'page-with-one-link-in',
  'page-not-in-sitemap',
]
const COPIES = [
  'title-duplicate',
  'description-duplicate',
  'duplicate-text',
  'page-not-in-sitemap',
  'page-with-one-link-in',
]

export const urlProofs: Proof[] = [
  {
    rule: 'session-id-in-links',
    on: 'site',
    faults: [
      (page, site) => addLink(site, `${page.path}?PHPSESSID=a81b2c93d4e5f607`, { breaks: COPY_LINKED }),
      (page, site) => addLink(site, `${page.path};jsessionid=A81B2C93D4E5F607`, { breaks: COPY_LINKED }),
    ],
    nearMisses: [(page, site) => addLink(site, `${page.path}?residence=12345678`, { breaks: COPY_LINKED })],
  },
  {
    rule: 'tracking-parameter-in-links',
    on: 'site',
    faults: [
      (page, site) => addLink(site, `${page.path}?utm_source=home&utm_medium=banner`, { breaks: COPY_LINKED }),
      (page, site) => addLink(site, `${page.path}?a=1&gclid=12345`, { breaks: COPY_LINKED }),
    ],
    nearMisses: [
      // Campaigns on other sites, and another parameter.
      (_, site) => addLink(site, 'https://partner.example/?utm_source=trial'),
      (page, site) => addLink(site, `${page.path}?column=utm_source`, { breaks: COPY_LINKED }),
    ],
  },
  {
    rule: 'sorted-lists-indexable',
    on: 'site',
    faults: [
      (_, site) => {
        const shop = pageAt(site, '/shop/')
        addCopy(site, shop, '/shop/?sort=price', { canonical: `${site.origin}/shop/?sort=price` })
        return also(...COPIES)
      },
    ],
    nearMisses: [
      (_, site) => {
        addCopy(site, pageAt(site, '/shop/'), '/shop/?sort=price')
        return also('page-with-one-link-in')
      },
      (_, site) => {
        addCopy(site, pageAt(site, '/shop/'), '/shop/?sort=price', { canonical: undefined, robots: 'noindex, follow' })
        return also('page-with-one-link-in')
      },
    ],
  },
  {
    rule: 'endless-urls',
    on: 'site',
    faults: [
      (_, site) => addLink(site, '/a/b/a/b/a/b/a/b/', { breaks: ['broken-internal-link'] }),
      (_, site) => addLink(site, '/events/2035-04/', { breaks: ['broken-internal-link'] }),
      (_, site) => addLink(site, '/events/?year=2041&month=2', { breaks: ['broken-internal-link'] }),
    ],
    nearMisses: [
      (_, site) => addLink(site, '/events/2026-12/', { breaks: ['broken-internal-link'] }),
      (_, site) => addLink(site, '/models/2035-liter-tank/', { breaks: ['broken-internal-link'] }),
      (_, site) => addLink(site, '/a/b/a/c/a/d/', { breaks: ['broken-internal-link'] }),
    ],
  },
  {
    rule: 'page-too-deep',
    on: 'site',
    faults: [
      (page, site) => {
        chain(page, site, 3)
        return also('page-with-one-link-in')
      },
    ],
    nearMisses: [
      (page, site) => {
        chain(page, site, 1)
        return also('page-with-one-link-in')
      },
    ],
  },
  {
    rule: 'http-and-https-both-answer',
    on: 'site',
    faults: [
      (_, site) => {
        addElsewhere(site, 'http://trial.example')
        return also(...ELSEWHERE)
      },
    ],
    nearMisses: [
      (_, site) => {
        addElsewhere(site, 'http://trial.example', `<link rel="canonical" href="${site.origin}/about/">`)
        return also(...ELSEWHERE)
      },
      (_, site) => addLink(site, 'http://trial.example/about/', { breaks: ELSEWHERE }),
    ],
  },
  {
    rule: 'www-and-bare-host-both-answer',
    on: 'site',
    faults: [
      (_, site) => {
        addElsewhere(site, 'https://www.trial.example')
        return also(...ELSEWHERE)
      },
    ],
    nearMisses: [
      (_, site) => {
        addElsewhere(site, 'https://www.trial.example', `<link rel="canonical" href="${site.origin}/about/">`)
        return also(...ELSEWHERE)
      },
      (_, site) => addLink(site, 'https://www.trial.example/about/', { breaks: ELSEWHERE }),
    ],
  },
  {
    rule: 'url-spellings-both-answer',
    on: 'site',
    faults: [
      (_, site) => {
        addCopy(site, pageAt(site, '/about/'), '/about', { canonical: undefined })
        return also('canonical-missing', ...COPIES)
      },
      (_, site) => {
        addCopy(site, pageAt(site, '/blog/'), '/Blog/', { canonical: undefined })
        return also('canonical-missing', ...COPIES)
      },
    ],
    nearMisses: [
      // Canonicalized, and a different page.
      (_, site) => {
        addCopy(site, pageAt(site, '/about/'), '/about')
        return also('page-with-one-link-in')
      },
      (page, site) => {
        site.pages.delete(page.path)
        page.path = '/About/'
        page.canonical = `${site.origin}/About/`
        site.pages.set(page.path, page)
      },
    ],
  },
]

/** What a link to a copy with a parameter adds. It does not exist on the trial site. */
const COPY_LINKED = ['broken-internal-link', 'page-with-one-link-in']

/** Puts pages between the last page that the index links to and this one. */
function chain(page: TrialPage, site: TrialSite, between: number) {
  page.isLinked = false
  const names = Array.from({ length: between }, (_, at) => `/step-${at + 1}/`)
  let from = pageAt(site, '/about/')
  for (const path of [...names, page.path]) {
    const step =
      path === page.path ? page : { ...page, path, title: `Step ${path} of the long way`, h1: `Step ${path}` }
    if (step !== page) {
      step.description = `What happens at ${path} on the way to the last page of all, in order.`
      step.canonical = `${site.origin}${path}`
      step.main = [`<p>${path} ${site.random.whole(1000, 9999)} ${step.main.slice(2).reverse().join(path)}</p>`]
      step.after = []
      step.head = []
      step.template = 'legal'
      site.pages.set(path, step)
    }
    from.main.push(`<p><a href="${path}">Go on to ${path}</a></p><p><a href="/blog/">The notes</a></p>`)
    from = step
  }
}
