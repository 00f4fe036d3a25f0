import type { Change, Proof } from '../proof.ts'
import { addLink, also, redirectTo } from './change-site.ts'
import { enteredWith } from './security/headers.ts'

const script =
  (text: string, attributes = ''): Change =>
  (page) => {
    page.head.push(`<script${attributes}>${text}</script>`)
    return undefined
  }

const answer =
  (status: number, headers: Record<string, string> = {}): Change =>
  (page, site) => {
    site.files.set(page.path, { status, headers, body: '' })
    return undefined
  }

/** A redirect that a page links to. */
const linked =
  (redirects: Record<string, string>, breaks: string[] = []): Change =>
  (_, site) => {
    for (const [path, to] of Object.entries(redirects)) site.files.set(path, redirectTo(to))
    return addLink(site, Object.keys(redirects)[0] ?? '/', { breaks })
  }

const html = (body: string) => ({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body })

export const redirectProofs: Proof[] = [
  {
    rule: 'server-error',
    on: 'page',
    faults: [answer(500), answer(503)],
    nearMisses: [answer(404), answer(403)],
  },
  {
    rule: 'redirect-without-target',
    on: 'page',
    faults: [answer(301), answer(308)],
    nearMisses: [answer(301, { location: '/about/' }), answer(308, { location: '../../about/' })],
  },
  {
    rule: 'redirect-temporary',
    on: 'page',
    faults: [answer(302, { location: '/about/' }), answer(307, { location: '/blog/' })],
    nearMisses: [answer(301, { location: '/about/' }), answer(302, { location: '/login/?next=about' })],
  },
  {
    rule: 'redirect-to-http',
    on: 'page',
    faults: [answer(301, { location: 'http://trial.example/about/' })],
    nearMisses: [
      answer(301, { location: '//trial.example/about/' }),
      answer(301, { location: 'https://other.example/' }),
    ],
  },
  {
    rule: 'meta-refresh',
    on: 'page',
    faults: [
      (page) => {
        page.head.push('<meta http-equiv="refresh" content="0; url=/about/">')
      },
      (page) => {
        page.headers.refresh = '5; url=/blog/'
      },
    ],
    nearMisses: [
      // Reloads itself; only for visitors without scripts.
      (page) => {
        page.head.push('<meta http-equiv="refresh" content="300">')
        return also('page-refreshes-itself')
      },
      (page) => {
        page.head.push('<noscript><meta http-equiv="refresh" content="0; url=/about/"></noscript>')
      },
    ],
  },
  {
    rule: 'script-redirect',
    on: 'page',
    faults: [
      script("window.location.href = '/about/'"),
      script("setTimeout(() => { location.replace('/blog/') }, 100)"),
    ],
    nearMisses: [
      // After a click, under a condition, in a comment, and a comparison.
      script("document.addEventListener('click', () => { location.href = '/about/' })"),
      script("if (navigator.language === 'de') location.href = '/about/'"),
      script("// location.href = '/about/'\nvar here = location.href == '/'"),
    ],
  },
  {
    rule: 'internal-link-redirects',
    on: 'site',
    faults: [linked({ '/old/': '/about/' }), linked({ '/about': '/about/' })],
    nearMisses: [
      linked({ '/login/': '/about/?from=login' }, ['broken-internal-link']),
      (_, site) => addLink(site, '/about/#main'),
    ],
  },
  {
    rule: 'redirect-chain',
    on: 'site',
    faults: [linked({ '/old/': '/older/', '/older/': '/about/' })],
    nearMisses: [linked({ '/old/': '/about/' }, ['internal-link-redirects'])],
  },
  {
    rule: 'redirect-loop',
    on: 'site',
    faults: [linked({ '/old/': '/older/', '/older/': '/old/' })],
    nearMisses: [linked({ '/old/': '/older/', '/older/': '/about/' }, ['redirect-chain'])],
  },
  {
    rule: 'redirect-to-home',
    on: 'site',
    faults: [linked({ '/old/': '/' })],
    nearMisses: [linked({ '/index.html': '/' }, ['internal-link-redirects']), linked({ '/logout/': '/' })],
  },
  {
    rule: 'redirect-to-other-domain',
    on: 'site',
    faults: [linked({ '/partner/': 'https://partner.example/' }, ['internal-link-redirects'])],
    nearMisses: [
      linked({ '/old/': 'https://www.trial.example/about/' }, ['redirect-chain']),
      (_, site) => addLink(site, 'https://partner.example/'),
    ],
  },
  {
    rule: 'soft-404',
    on: 'site',
    faults: [
      (page) => {
        page.title = 'Page not found'
        page.h1 = 'Page not found'
        page.main = ['<p>Sorry, this page does not exist anymore. Please go back to the shop.</p>']
        return also('thin-text')
      },
    ],
    nearMisses: [
      (page) => {
        page.h1 = 'Why a customer sees “page not found”, and what to do'
      },
    ],
  },
  {
    rule: 'missing-page-answers-200',
    on: 'site',
    faults: [
      (_, site) => {
        site.files.set(
          '/no-page-has-this-name',
          html('<!doctype html><html lang="en"><title>Trial Supply</title><h1>Trial Supply</h1></html>'),
        )
      },
    ],
    nearMisses: [
      (_, site) => {
        site.files.set('/no-page-has-this-name', { ...html('<!doctype html><title>Gone</title>'), status: 410 })
      },
    ],
  },
  {
    rule: 'missing-page-redirects-home',
    on: 'site',
    faults: [
      (_, site) => {
        site.files.set('/no-page-has-this-name', redirectTo('/'))
      },
    ],
    nearMisses: [
      (_, site) => {
        site.files.set('/no-page-has-this-name', redirectTo('/404/'))
      },
    ],
  },
  {
    rule: 'entrances-differ',
    on: 'site',
    faults: [
      enteredWith({ http: ['http://{host}/', 'https://www.trial.example/'], breaks: ['https-redirect-detour'] }),
    ],
    nearMisses: [enteredWith({})],
  },
]
