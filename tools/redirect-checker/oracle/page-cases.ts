import { type ChainCase, html, meta, nextHost, none, ok, refreshHeader, script, simple } from './cases.ts'

/** Redirects by header and by page, and what only looks like one. */
export const pageCases: ChainCase[] = [
  simple('Refresh header', refreshHeader('0; url=/b'), ['Refresh header'], { finds: ['refresh-header'] }),
  simple('Refresh header with delay and quotes', refreshHeader("5;URL='/b'"), ['Refresh header'], {
    finds: ['refresh-header'],
  }),
  simple('meta refresh', meta('0;url=/b'), ['Meta refresh'], { finds: ['meta-refresh'] }),
  simple('meta refresh without url=', meta('0;/b'), ['Meta refresh'], { finds: ['meta-refresh'] }),
  simple('meta refresh with a comma and a delay', meta('3, URL = b'), ['Meta refresh'], { finds: ['meta-refresh'] }),
  simple(
    'meta refresh against base',
    html('<base href="/x/"><meta http-equiv="Refresh" content="0; url=../b">'),
    ['Meta refresh'],
    { finds: ['meta-refresh'] },
  ),
  simple('two meta refreshes and a status', meta('0;url=/m'), ['Meta refresh', 'Meta refresh', '301'], {
    routes: {
      [`https://${nextHost()}/a`]: meta('0;url=/m'),
      [`https://${nextHost()}/m`]: meta('0;url=/r'),
      [`https://${nextHost()}/r`]: [301, '/b'],
      [`https://${nextHost()}/b`]: ok,
    },
    finds: ['meta-refresh', 'chain'],
  }),
  none('meta refresh of the page itself', meta('300'), ['meta-refresh']),
  none('meta refresh in noscript', html('<noscript><meta http-equiv="refresh" content="0;url=/b"></noscript>'), [
    'meta-refresh',
  ]),
  none('meta refresh in a comment', html('<!-- <meta http-equiv="refresh" content="0;url=/b"> -->'), ['meta-refresh']),
  none('meta refresh in a script', script('const tag = \'<meta http-equiv="refresh" content="0;url=/b">\''), [
    'meta-refresh',
    'script-redirect',
  ]),
  none('meta refresh that browsers ignore', meta('soon;url=/b'), ['meta-refresh']),
  none('location.href', script('window.location.href = "/b"'), [], ['script-redirect']),
  none(
    'location.replace in a function that runs',
    script('(function () { location.replace("/b") })()'),
    [],
    ['script-redirect'],
  ),
  none(
    'document.location in a timer',
    script('setTimeout(() => { document.location = "/b" }, 100)'),
    [],
    ['script-redirect'],
  ),
  none(
    'location.assign under a condition',
    script('if (screen.width < 600) top.location.assign("/m/" + id)'),
    [],
    ['script-redirect'],
  ),
  none('location in a click handler', script('button.onclick = () => { location.href = "/b" }'), ['script-redirect']),
  none('location in a function that is only defined', script('function go() { location = "/b" }'), ['script-redirect']),
  none('location in a comment and a string', script('// location.href = "/b"\nconst text = "location.href = 1"'), [
    'script-redirect',
  ]),
  none('location that is read', script('const here = location.href; map.location = "Maine"'), ['script-redirect']),
  none('canonical elsewhere', html('<link rel="canonical" href="/b">'), [], ['other-canonical']),
  {
    name: 'campaign dropped',
    start: 'https://campaign.example/a?utm_source=x&gclid=1',
    routes: { 'https://campaign.example/a?utm_source=x&gclid=1': [301, '/b'], 'https://campaign.example/b': ok },
    kinds: ['301'],
    outcome: 'ok',
    final: 'https://campaign.example/b',
    finds: ['campaign-lost'],
  },
  {
    name: 'deep page to home page',
    start: 'https://home.example/p/oak',
    routes: { 'https://home.example/p/oak': [301, '/'], 'https://home.example/': ok },
    kinds: ['301'],
    outcome: 'ok',
    final: 'https://home.example/',
    finds: ['to-home'],
  },
]
