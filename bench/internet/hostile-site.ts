import type { RequestListener, ServerResponse } from 'node:http'
import { bombs } from '#tests/support/bombs.ts'
import { hostileHtml, hostileWorker } from '#tests/support/hostile-page.ts'
import { internalUrls } from '#tests/support/internal-addresses.ts'

/** Where pages of this site point: services of a private network, metadata, and names that lead there. */
export const INSIDE = [
  '10.0.0.5',
  '127.0.0.1:8080',
  '127.0.0.1:6379',
  '169.254.169.254',
  '[::1]:8080',
  '[fd00:ec2::254]',
  '192.168.1.1:8443',
  'a-inside.example',
  'b-rebinding.example',
]

const BOMB_BYTES = 256 * 1024 * 1024
const DRIP_MS = 50
const LINKS = 20

const packed = new Map(bombs(BOMB_BYTES).map(([encoding, body], nth) => [String(nth), { encoding, body }]))
export const BOMBS = packed.size

/** Serves the public sites of this internet: what a path does is the same on every host. */
export const hostileSite: RequestListener = ({ url = '/', headers }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://shop.example')
  const [, kind = '', nth = ''] = pathname.split('/')
  const handle = handlers[kind]
  if (handle) return handle(response, nth, searchParams.get('to') ?? '')
  if (pathname === '/worker.js') return script(response, hostileWorker(INSIDE))
  if (pathname === '/robots.txt') return text(response, robots())
  if (/sitemap/.test(pathname)) return xml(response, sitemap(headers.host ?? ''))
  html(response, `<title>Wool socks</title><h1>Wool socks</h1><p>${'Warm socks from Maine. '.repeat(20)}</p>`)
}

const handlers: Record<string, (response: ServerResponse, nth: string, to: string) => void> = {
  redirect: (response, nth) => response.writeHead(302, { location: `http://${INSIDE[Number(nth)]}/redirected` }).end(),
  to: (response, _, to) => response.writeHead(302, { location: to }).end(),
  refresh: (response, _, to) =>
    html(response, `<meta http-equiv="refresh" content="0; url=${to}"><title>Moved</title>`),
  file: (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  content: (response) => html(response, pointingInside()),
  hostile: (response) => html(response, hostileHtml(INSIDE)),
  storm: (response) => html(response, '<h1>Storm</h1><script>for (;;) window.open("/storm/")</script>'),
  // Without an end.
  maze: (response, nth) => html(response, mazePage(Number(nth) || 0)),
  bomb: (response, nth) => {
    const { encoding = '', body } = packed.get(nth) ?? {}
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body)
  },
  drip: (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const drip = setInterval(() => response.write('a'), DRIP_MS)
    response.once('close', () => clearInterval(drip))
  },
}

const html = (response: ServerResponse, body: string) =>
  void response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html>${body}`)
const text = (response: ServerResponse, body: string) => void response.setHeader('content-type', 'text/plain').end(body)
const xml = (response: ServerResponse, body: string) =>
  void response.setHeader('content-type', 'application/xml').end(body)
const script = (response: ServerResponse, body: string) =>
  void response.setHeader('content-type', 'text/javascript').end(body)

/** Returns what tools read of a page and might follow, each pointing inside. */
function pointingInside() {
  const tags = INSIDE.map(
    (
      host,
    ) => `<link rel="canonical" href="http://${host}/"><link rel="alternate" hreflang="de" href="http://${host}/de">
<meta property="og:image" content="http://${host}/og.png"><meta name="twitter:image" content="http://${host}/x.png">
<link rel="icon" href="http://${host}/icon.png"><link rel="stylesheet" href="http://${host}/a.css">
<link rel="amphtml" href="http://${host}/amp"><link rel="next" href="http://${host}/2">
<script type="application/ld+json">{"@context":"http://${host}/context","@type":"Product","image":"http://${host}/a.png"}</script>`,
  ).join('\n')
  const content = INSIDE.map(
    (
      host,
    ) => `<p><a href="http://${host}/">Socks</a> <img src="http://${host}/a.png" srcset="http://${host}/b.png 2x" alt="">
<a href="/to/?to=http://${host}/">Moved socks</a></p><iframe src="http://${host}/"></iframe>`,
  ).join('\n')
  return `<title>Wool socks</title>${tags}<h1>Wool socks</h1><p>${'Warm socks. '.repeat(50)}</p>${content}`
}

function mazePage(nth: number) {
  const links = Array.from({ length: LINKS }, (_, at) => `<a href="/maze/${nth * LINKS + at + 1}/">Page</a>`)
  return `<title>Page ${nth}</title><h1>Page ${nth}</h1><p>${'Socks. '.repeat(2_000)}</p>${links.join(' ')}`
}

const robots = () =>
  [
    'User-agent: *',
    'Allow: /',
    'Sitemap: /sitemap.xml',
    ...INSIDE.map((host) => `Sitemap: http://${host}/sitemap.xml`),
  ].join('\n')

function sitemap(host: string) {
  const urls = [
    `http://${host}/`,
    ...INSIDE.map((inside) => `http://${inside}/`),
    ...internalUrls.map((url) => url.trim()),
  ]
  const locs = urls.map((url) => `<url><loc>${url.replaceAll('&', '&amp;').replaceAll('<', '')}</loc></url>`)
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.join('')}</urlset>`
}
