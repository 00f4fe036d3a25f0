import type { ArtifactRequests, Artifacts, Gather } from '../../engine/tool/artifacts.ts'
import { readTypedUrl } from '../../engine/web/typed-url.ts'
import { pageOf } from './web-page.ts'

type Fixtures = { [Name in keyof Artifacts]: (request: ArtifactRequests[Name]) => Artifacts[Name] }

const FETCHED_AT = Date.UTC(2026, 10, 21, 14, 2)

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Wool socks, knitted in Maine</title>
<meta name="description" content="Wool socks for winter, knitted in Maine, posted on Tuesdays.">
<link rel="canonical" href="https://example.com/">
<link rel="alternate" hreflang="en" href="https://example.com/">
<meta property="og:title" content="Wool socks">
<meta property="og:image" content="https://example.com/socks.jpg">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Wool socks"}</script>
</head>
<body>
<nav><a href="/">Home</a> <a href="/sale/">Sale</a></nav>
<main><article>
<h1>Wool socks</h1>
<p>Wool socks, knitted in Maine by people who wear them. They are very warm, because the wool is not washed with soap, so the fat of the sheep stays in it.</p>
<p>We post on Tuesdays. Orders that come later wait for a week, which we use for knitting the next ones. <a href="https://other.example/wool" rel="nofollow">Our wool</a></p>
<img src="/socks.jpg" srcset="/socks.jpg 1x, /socks-2.jpg 2x" alt="A pair of gray socks" width="800" height="600">
</article></main>
</body>
</html>
`

const absolute = (typed: string) => {
  const read = readTypedUrl(typed)
  return 'url' in read ? read.url : 'https://example.com/'
}

const page = ({ url }: { url: string }) => pageOf(HTML, { url: absolute(url), requestedUrl: url })

const robotsOf = (url: string): Artifacts['robots'] => ({
  url: new URL('/robots.txt', absolute(url)).href,
  status: 200,
  text: 'User-agent: *\nDisallow: /cart/\nSitemap: https://example.com/sitemap.xml\n',
  fetchedAt: FETCHED_AT,
})

/** What the catalog's test gives to tools that look at the web: a small, sound site. */
const fixtures: Partial<Fixtures> = {
  visitor: () => ({
    peer: '193.0.6.139',
    trustedProxies: 0,
    headers: { host: 'agency.example', 'user-agent': 'Test/1.0' },
  }),
  page,
  pages: (requests) => requests.map(page),
  robots: ({ url }) => robotsOf(url),
  sitemaps: ({ url }) => ({
    robots: robotsOf(url),
    files: [
      {
        url: 'https://example.com/sitemap.xml',
        from: 'robots',
        status: 200,
        headers: [['content-type', 'application/xml']],
        isGzip: false,
        body: new TextEncoder().encode(
          '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></urlset>\n',
        ),
        fetchedAt: FETCHED_AT,
      },
    ],
    skipped: [],
  }),
  crawl: ({ url }) => ({
    start: absolute(url),
    pages: [
      {
        url: absolute(url),
        depth: 0,
        status: 200,
        mediaType: 'text/html',
        bytes: HTML.length,
        firstByteMs: 80,
        title: 'Wool socks, knitted in Maine',
        description: '',
        robots: [],
        lang: 'en',
        h1: ['Wool socks'],
        words: 60,
        simhash: '0123456789abcdef',
        textHash: 'a',
        anchors: [],
        links: [],
        hreflang: [],
      },
    ],
    checked: [],
    sitemapUrls: [],
    robots: robotsOf(url),
    excluded: [],
    isCut: false,
    startedAt: FETCHED_AT,
    endedAt: FETCHED_AT + 100,
  }),
}

/**
 * Gathers fixtures instead of what is on the web.
 * @throws {Error} for an artifact that has no fixture yet: add one here
 */
export const gatherFixtures: Gather = async (name, request) => {
  const fixture = fixtures[name]
  if (!fixture) throw new Error(`There is no fixture of the artifact "${name}" in tests/support/web-artifacts.ts.`)
  return fixture(request)
}
