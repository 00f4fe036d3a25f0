import { embedders, openers } from './since-version-4.ts'

/** A generated host: what it sends over https, where http leads, and the response to a preflight. */
export type HeaderSet = {
  hostname: string
  headers: [name: string, value: string][]
  html: string
  httpRoute: string[] | undefined
  preflight: [name: string, value: string][] | undefined
}

type Random = () => number

const directives = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'media-src',
  'object-src',
  'frame-ancestors',
  'base-uri',
  'form-action',
  'connect-src',
  'report-uri',
  'report-to',
  'upgrade-insecure-requests',
  'Script-Src',
  'sandbox',
]
const sources = [
  "'self'",
  "'none'",
  "'unsafe-inline'",
  "'unsafe-eval'",
  "'strict-dynamic'",
  "'nonce-abc123'",
  "'sha256-AbCd='",
  'https:',
  'http:',
  'data:',
  '*',
  'https://*',
  'https://cdn.example',
  'https://cdn.example/js/',
  'https://cdn.example/js/app.js',
  'http://old.example',
  'ftp://old.example',
  'HTTPS://CDN.EXAMPLE',
  'https://a.example/%zz',
  'wss://live.example',
]
const wholePolicies = [
  "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
  "default-src 'self'",
  "default-src 'self'; frame-ancestors 'self' https://partner.example",
  "script-src 'nonce-abc' 'strict-dynamic' https: 'unsafe-inline'; object-src 'none'; base-uri 'none'",
  "script-src 'strict-dynamic'; object-src 'none'",
  "default-src 'self'; img-src http:",
  "default-src 'self'; style-src 'self' 'unsafe-inline'",
  "default-src 'self'; report-uri /a; report-uri /b",
  "default-src 'self'; default-src 'none'",
  'img',
  '',
  ';',
  "default-src 'none'",
  "default-src 'self' 'unsafe-eval'",
  "default-src 'self', script-src 'none'; img-src 'self'",
]
const hsts = [
  'max-age=31536000',
  'max-age=31536000; includeSubDomains; preload',
  'max-age=15552000',
  'max-age=300',
  'max-age=0',
  'includeSubDomains',
  'max-age="31536000"',
  'MAX-AGE=63072000',
  'max-age=abc',
  'max-age=31536000, max-age=1',
  'max-age=1; max-age=31536000',
  '',
]
const referrers = [
  'no-referrer',
  'strict-origin-when-cross-origin',
  'unsafe-url',
  'origin',
  'no-referrer-when-downgrade',
  'none',
  'no-referrer, strict-origin-when-cross-origin',
  'unsafe-url, nonsense',
  'Same-Origin',
  '',
]
const frames = ['DENY', 'sameorigin', 'ALLOW-FROM https://a.example', 'ALLOWALL', '', 'SAMEORIGIN, SAMEORIGIN']
const sniff = ['nosniff', 'NoSniff', 'none', '', 'nosniff, nosniff']
const corp = ['same-origin', 'same-site', 'cross-origin', 'Same-Origin', 'none', '']
const cookies = [
  'id=1; Secure',
  'id=1',
  'theme=dark; Path=/; Max-Age=3600',
  'PHPSESSID=x',
  'PHPSESSID=x; Secure',
  'PHPSESSID=x; Secure; HttpOnly',
  'PHPSESSID=x; Secure; HttpOnly; SameSite=Lax',
  'sess=x; HttpOnly',
  'login=1; Secure; HttpOnly; SameSite=Strict',
  'csrftoken=1; Secure',
  'csrftoken=1; Secure; SameSite=Strict',
  'a=1; SameSite=None',
  'a=1; Secure; SameSite=None',
  'a=1; Secure; SameSite=Loose',
  'a=1; Secure; SameSite',
  'a=1; Secure; SameSite=',
  'gone=1; Max-Age=0',
  'gone=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  'later=1; Secure; Expires=Fri, 01 Jan 2100 00:00:00 GMT',
  'x=1; Domain=other.example',
  'x=1; Domain=com',
  'x=1; Secure; Domain=shop.com',
  'x=1; Secure; Domain=.www.shop.com',
  '__Host-a=1; Secure; Path=/',
  '__Host-a=1; Secure; Domain=www.shop.com',
  '__Secure-a=1',
  '__Secure-a=1; Secure; SameSite=Lax',
  'heroku-session-affinity=1',
  'nonsense',
  '=1',
  'id=2; Secure; Path=/shop',
  'SESSION=1; Secure; Path=shop',
]
const types = [
  'text/html',
  'text/html; charset=utf-8',
  'text/html;charset=utf-8',
  'application/json',
  'application/xhtml+xml',
  'TEXT/HTML',
  'text/html ; charset=utf-8',
  'text/plain',
]
const elements = [
  '<script src="/app.js"></script>',
  '<script src="app.js" integrity="sha384-x"></script>',
  '<script>let a = 1</script>',
  '<script src="https://www.shop.com/a.js"></script>',
  '<script src="https://cdn.shop.com/a.js" integrity="sha384-x"></script>',
  '<script src="https://cdn.example/a.js"></script>',
  '<script src="https://cdn.example/a.js" integrity="sha384-x" crossorigin="anonymous"></script>',
  '<script src="http://cdn.example/a.js"></script>',
  '<script src="http://cdn.example/a.js" integrity="sha384-x"></script>',
  '<script src="//cdn.example/a.js"></script>',
  '<script src="//cdn.example/a.js" integrity="sha384-x"></script>',
  '<script src=" HTTPS://CDN.example/b.js "></script>',
  '<script src=""></script>',
  '<script src="data:text/javascript,1"></script>',
  '<!-- <script src="http://cdn.example/a.js"></script> -->',
  '<noscript><script src="https://cdn.example/n.js"></script></noscript>',
  '<template><script src="http://cdn.example/t.js"></script></template>',
  '<base href="https://cdn.example/">',
  `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`,
  `<meta http-equiv="content-security-policy" content="frame-ancestors 'none'">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'unsafe-inline'; object-src 'none'">`,
  '<meta name="referrer" content="no-referrer">',
  '<meta name="Referrer" content="unsafe-url">',
  '<meta http-equiv="X-Frame-Options" content="DENY">',
  '<p>Text</p>',
]
const routes = [
  undefined,
  ['http://www.shop.com/', 'https://www.shop.com/'],
  ['http://www.shop.com/'],
  ['http://www.shop.com/', 'http://shop.com/', 'https://shop.com/'],
  ['http://www.shop.com/', 'https://shop.com/', 'https://www.shop.com/'],
  ['http://www.shop.com/', 'https://www.shop.com/', 'http://www.shop.com/home'],
  ['http://www.shop.com/', 'http://www.shop.com/home'],
]
const preflights: HeaderSet['preflight'][] = [
  undefined,
  [],
  [['access-control-allow-origin', '*']],
  [['access-control-allow-origin', 'https://origin.example']],
  [
    ['access-control-allow-origin', 'https://origin.example'],
    ['access-control-allow-credentials', 'true'],
  ],
  [
    ['access-control-allow-origin', 'https://partner.example'],
    ['access-control-allow-credentials', 'TRUE'],
  ],
  [
    ['access-control-allow-origin', '*'],
    ['access-control-allow-credentials', 'true'],
  ],
]

/**
 * Returns the header sets of a seed, always the same ones: two in three are near a good configuration, so that all
 * grades occur.
 */
export function headerSets(count: number, seed: number): HeaderSet[] {
  const random = mulberry32(seed)
  return Array.from({ length: count }, (_, index) => oneSet(random, index % 3 === 0))
}

function oneSet(random: Random, isWild: boolean): HeaderSet {
  const headers: HeaderSet['headers'] = [['content-type', isWild ? pick(types, random) : 'text/html']]
  const add = (name: string, values: string[], chance: number) => {
    if (random() < chance)
      headers.push([name, isWild ? pick(values, random) : (values[Math.floor(random() * 2)] ?? '')])
  }
  for (let policies = isWild ? Math.floor(random() * 3) : 1; policies > 0; policies--)
    headers.push(['content-security-policy', random() < 0.5 ? pick(wholePolicies, random) : policy(random)])
  add('content-security-policy-report-only', wholePolicies, 0.1)
  add('strict-transport-security', hsts, 0.8)
  if (random() < 0.05) headers.push(['strict-transport-security', 'max-age=1'])
  add('referrer-policy', referrers, 0.7)
  add('x-frame-options', frames, 0.7)
  add('x-content-type-options', sniff, 0.8)
  add('cross-origin-resource-policy', corp, 0.4)
  add('cross-origin-opener-policy', valuesOf(openers), 0.4)
  add('cross-origin-embedder-policy', valuesOf(embedders), 0.3)
  for (let left = random() < 0.4 ? 0 : Math.floor(random() * 4); left > 0; left--)
    headers.push(['set-cookie', pick(cookies, random)])
  const body = Array.from({ length: Math.floor(random() * 4) }, () =>
    pick(isWild ? elements : elements.slice(0, 7), random),
  )
  return {
    hostname: 'www.shop.com',
    headers,
    html: `<!doctype html><html><head><title>Shop</title>${body.join('\n')}</head><body></body></html>`,
    httpRoute: isWild ? pick(routes, random) : routes[Math.floor(random() * 2)],
    preflight: pick(preflights, random),
  }
}

function policy(random: Random) {
  const entries = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
    const list = Array.from({ length: Math.floor(random() * 4) }, () => pick(sources, random))
    return [pick(directives, random), ...list].join(' ')
  })
  return entries.join('; ')
}

const valuesOf = (table: [value: string, result: string][]) => table.map(([value]) => value)
const pick = <T>(values: readonly T[], random: Random) => values[Math.floor(random() * values.length)] as T

/** Returns a generator of pseudorandom numbers from 0 to 1. */
function mulberry32(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
