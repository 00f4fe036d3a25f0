import type { Change, Proof } from '../proof.ts'
import { addLink, addToAbout, also, firstOf, pageAt, sitemapWith } from './change-site.ts'

const main =
  (markup: string): Change =>
  (page) => {
    page.main.push(markup)
    return undefined
  }
const missing =
  (markup: string): Change =>
  (_, site) => {
    addToAbout(site, markup)
    return undefined
  }
const answers =
  (status: number, markup: string): Change =>
  (_, site) => {
    site.files.set('/there', { status, headers: {}, body: '' })
    addToAbout(site, markup)
    return undefined
  }

export const linkProofs: Proof[] = [
  {
    rule: 'broken-internal-link',
    on: 'site',
    faults: [
      (_, site) => addLink(site, '/gone/'),
      (_, site) => {
        site.files.set('/gone/', { status: 410, headers: {}, body: '' })
        addLink(site, '/gone/')
      },
    ],
    nearMisses: [
      // Our bot is refused or asked to wait; an email address; a link to the page itself.
      answers(403, '<p><a href="/there">The members</a></p>'),
      answers(429, '<p><a href="/there">The members</a></p>'),
      missing('<p><a href="mailto:ada@trial.example">Write to Ada</a> or <a href="#main">read again</a></p>'),
    ],
  },
  {
    rule: 'broken-external-link',
    on: 'site',
    faults: [
      (_, site) => addLink(site, 'https://partner.invalid/'),
      (_, site) => {
        site.files.set('https://partner.example/gone', { status: 404, headers: {}, body: '' })
        addLink(site, 'https://partner.example/gone')
      },
    ],
    nearMisses: [
      (_, site) => {
        site.files.set('https://partner.example/', { status: 403, headers: {}, body: '' })
        addLink(site, 'https://partner.example/')
      },
      (_, site) => {
        site.files.set('https://partner.example/', { status: 503, headers: {}, body: '' })
        addLink(site, 'https://partner.example/')
      },
      missing('<p><a href="https://partner.example/" target="_blank">Our partner in a new window</a></p>'),
    ],
  },
  {
    rule: 'broken-image',
    on: 'site',
    faults: [missing('<img src="/gone.jpg" alt="The workshop in winter" width="64" height="48">')],
    nearMisses: [
      // A script loads the image; one inside of a template; a drawing in the URL itself.
      missing('<img src="/photo.jpg" data-src="/later.jpg" alt="The workshop in winter" width="64" height="48">'),
      missing('<template><img src="/gone.jpg" alt="The workshop" width="64" height="48"></template>'),
      missing('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A dot" width="1" height="1">'),
    ],
  },
  {
    rule: 'broken-script',
    on: 'site',
    faults: [missing('<script src="/gone.js" defer></script>'), answers(500, '<script src="/there" defer></script>')],
    nearMisses: [
      missing('<script type="application/json">{"src": "/gone.js"}</script>'),
      answers(403, '<script src="/there" defer></script>'),
    ],
  },
  {
    rule: 'broken-stylesheet',
    on: 'site',
    faults: [
      (_, site) => {
        pageAt(site, '/about/').head.push('<link rel="stylesheet" href="/gone.css">')
      },
    ],
    nearMisses: [
      (_, site) => {
        pageAt(site, '/about/').head.push('<link rel="stylesheet" href="/style.css?v=2">')
        site.files.set('/style.css?v=2', { status: 200, headers: { 'content-type': 'text/css' }, body: '' })
      },
    ],
  },
  {
    rule: 'broken-frame',
    on: 'site',
    faults: [missing('<iframe src="/gone/" title="A map of Lincoln" loading="lazy"></iframe>')],
    nearMisses: [missing('<iframe src="https://maps.example/" title="A map of Lincoln" loading="lazy"></iframe>')],
  },
  {
    rule: 'link-to-missing-place',
    on: 'site',
    faults: [
      (_, site) => addLink(site, '/shop/#offers'),
      missing('<p><a href="#nowhere">The beginning of the story</a></p>'),
    ],
    nearMisses: [
      // The top, a place by its name, text fragments, and routes of scripts.
      missing('<p><a href="#top">To the top</a> <a href="/shop/#main">The shop</a></p>'),
      missing('<p><a name="st%C3%BChle"></a><a name="stühle"></a><a href="#st%C3%BChle">The chairs</a></p>'),
      missing('<p><a href="/shop/#:~:text=baskets">The baskets</a> <a href="/shop/#/cart">The route</a></p>'),
    ],
  },
  {
    rule: 'malformed-link',
    on: 'site',
    faults: [
      missing('<p><a href="https://">Our partner</a></p>'),
      missing('<p><a href="http://[shop/">The shop</a></p>'),
    ],
    nearMisses: [missing('<p><a href=" /shop/ ">The shop</a> <a href="tel:+1 402 555 0100">Call us</a></p>')],
  },
  {
    rule: 'orphan-page',
    on: 'site',
    faults: [
      (page) => {
        page.isLinked = false
      },
    ],
    nearMisses: [
      // Linked with another spelling; not in the sitemap.
      (page, site) => {
        site.sitemap = sitemapWith(site, [`${site.origin}${page.path.slice(0, -1)}`])
      },
      (page) => {
        page.isLinked = false
        page.isInSitemap = false
      },
    ],
  },
  {
    rule: 'page-with-one-link-in',
    on: 'site',
    faults: [
      (page, site) => {
        page.isLinked = false
        addLink(site, page.path)
      },
    ],
    nearMisses: [
      (page, site) => {
        page.isLinked = false
        addLink(site, page.path)
        pageAt(site, '/shop/').main.push(`<p><a href="${page.path}#main">The changed one</a></p>`)
      },
      (page, site) => {
        page.isLinked = false
        page.robots = 'noindex'
        page.isInSitemap = false
        addLink(site, page.path)
      },
    ],
  },
  {
    rule: 'page-without-links-out',
    on: 'site',
    faults: [
      (page, { origin }) => {
        page.html = documentOf(page, origin, '<a href="#top">Up</a>')
        return also('social-tags-missing')
      },
    ],
    nearMisses: [
      (page, { origin }) => {
        page.html = documentOf(page, origin, '<a href="https://partner.example/">Our partner in Omaha</a>')
        return also('social-tags-missing')
      },
    ],
  },
  {
    rule: 'nofollow-internal-link',
    on: 'site',
    faults: [missing('<p><a href="/shop/" rel="nofollow">All baskets</a></p>')],
    nearMisses: [
      missing('<p><a href="https://partner.example/" rel="nofollow sponsored">Our partner</a></p>'),
      (_, site) => {
        const article = firstOf(site, 'article')
        Object.assign(article, { robots: 'noindex', isInSitemap: false })
        addToAbout(site, `<p><a href="${article.path}" rel="nofollow">A note</a></p>`)
      },
    ],
  },
  {
    rule: 'http-link-to-own-site',
    on: 'site',
    faults: [missing('<p><a href="http://trial.example/shop/">All baskets</a></p>')],
    nearMisses: [
      missing('<p><a href="http://partner.example/">Our partner</a> <a href="//trial.example/shop/">Shop</a></p>'),
    ],
  },
  {
    rule: 'empty-anchor',
    on: 'page',
    faults: [
      main('<p><a href="/shop/"></a></p>'),
      main('<p><a href="/shop/"><img src="/photo.jpg" alt="" width="64" height="48"></a></p>'),
    ],
    nearMisses: [
      main('<p><a href="/shop/" aria-label="The shop"><span class="icon"></span></a></p>'),
      main('<p><a href="/shop/"><svg viewBox="0 0 9 9"><title>The shop</title><path d="M0 0h9"/></svg></a></p>'),
      main('<p><a href="/shop/" aria-hidden="true" tabindex="-1"><span></span></a><a id="place"></a></p>'),
    ],
  },
  {
    rule: 'generic-anchor',
    on: 'page',
    faults: [main('<p><a href="/shop/">Click here</a></p>'), main('<p><a href="/shop/">Mehr erfahren »</a></p>')],
    nearMisses: [
      main('<p><a href="/shop/">Read more about our baskets</a></p>'),
      main('<p><a href="/shop/" aria-label="Read more about our baskets">Read more</a></p>'),
    ],
  },
  {
    rule: 'script-link',
    on: 'page',
    faults: [
      main('<p><a href="javascript:window.location=\'/shop/\'">The shop</a></p>'),
      main('<p><a onclick="location.href=\'/shop/\'">The shop</a></p>'),
    ],
    nearMisses: [
      main('<p><a href="/shop/" onclick="location.href=this.href">The shop</a></p>'),
      main('<p><a href="javascript:void(0)" onclick="openMenu()">The menu</a></p>'),
      main('<p><a href="#" onclick="window.open(\'https://network.example/share\')">Share this page</a></p>'),
    ],
  },
  {
    rule: 'link-to-local-address',
    on: 'page',
    faults: [
      main('<p><a href="http://localhost:3000/shop/">The shop</a></p>'),
      main('<p><a href="file:///C:/shop/index.html">The shop</a></p>'),
    ],
    nearMisses: [
      main('<p><a href="https://localhost.partner.example/">A guide to localhost:3000</a></p>'),
      main('<p><code>http://192.168.0.1/</code></p>'),
    ],
  },
  {
    rule: 'resource-from-local-address',
    on: 'page',
    faults: [
      main('<p><img src="https://192.168.0.12/photo.jpg" alt="The workshop" width="64" height="48"></p>'),
      main('<script src="http://localhost:5173/main.js" defer></script>'),
    ],
    nearMisses: [main('<template><img src="http://localhost/photo.jpg" alt="The workshop"></template>')],
  },
  {
    rule: 'link-to-staging',
    on: 'page',
    faults: [
      main('<p><a href="https://staging.trial.example/shop/">The shop</a></p>'),
      main('<p><img src="https://dev.trial.example/photo.jpg" alt="The workshop" width="64" height="48"></p>'),
    ],
    nearMisses: [
      main('<p><a href="https://blog.trial.example/staging/">How to use a staging server</a></p>'),
      main('<p><a href="https://staging.example/?from=staging.trial.example">Another company</a></p>'),
    ],
  },
  {
    rule: 'too-many-links',
    on: 'page',
    faults: [
      main(
        `<ul>${Array.from({ length: 520 }, (_, at) => `<li><a href="https://partner.example/${at}">Partner ${at}</a></li>`).join('')}</ul>`,
      ),
    ],
    nearMisses: [
      // The same page, again and again.
      main(
        `<ul>${Array.from({ length: 520 }, (_, at) => `<li><a href="/shop/?#${at}">Basket ${at}</a></li>`).join('')}</ul>`,
      ),
    ],
  },
]

const documentOf = (page: Parameters<Change>[0], origin: string, link: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page.title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${page.description}"><link rel="canonical" href="${origin}${page.path}"></head><body id="top"><main><h1>${page.h1}</h1>${page.main.slice(0, 5).join('')}<p>${link}</p></main></body></html>`
