import type { ArtifactRequests, Artifacts, Gather } from '#engine/tool/artifacts.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { keywordArtifacts } from './keyword-artifacts.ts'
import { lighthouseRun } from './lighthouse-run.ts'
import { linkMakers } from './link-artifacts.ts'
import { serpMakers } from './serp-artifacts.ts'
import { pageOf } from './web-page.ts'

type Makers = { [Name in keyof Artifacts]: (request: ArtifactRequests[Name]) => Artifacts[Name] }

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

const dnsAnswer = (name: string, type: string, data: string[], fields?: Record<string, string | number>) => ({
  name,
  type,
  result: 'NOERROR',
  records: data.map((one) => ({ name, type, ttl: 300, data: one, ...(fields ? { fields } : {}) })),
  isAuthentic: false,
  server: '192.0.2.53',
  ms: 12,
})

const certificateOf = (issuer: string, subject: string) => ({
  subject: `CN=${subject}`,
  issuer: `CN=${issuer}`,
  names: [subject],
  ips: [],
  serial: '01',
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2027-01-30T00:00:00.000Z',
  signature: 'ecdsa-with-SHA384',
  keyType: 'ec',
  keyBits: 256,
  fingerprint256: 'AA:BB',
  isCa: false,
  isSelfSigned: false,
  ocspUrls: [],
  caIssuers: [],
  pem: '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n',
})

/** What the catalog's test gives to tools that look at the web: a small, sound site. */
const makers: Partial<Makers> = {
  ...serpMakers,
  ...linkMakers,
  ...keywordArtifacts,
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
        lead: 'Wool socks, knitted in Maine by people who wear them.',
        anchors: [],
        links: [],
        hreflang: [],
      },
    ],
    checked: [],
    missing: [],
    sitemapUrls: [],
    robots: robotsOf(url),
    excluded: [],
    isCut: false,
    startedAt: FETCHED_AT,
    endedAt: FETCHED_AT + 100,
  }),
  rendered: ({ url }) => ({
    url: absolute(url),
    html: HTML,
    text: 'Wool socks\nWool socks, knitted in Maine by people who wear them.\nOur wool',
    requests: [],
    consoleErrors: [],
    screenshot: new Uint8Array(),
    images: [],
    fetchedAt: FETCHED_AT,
  }),
  lighthouse: ({ url }) => lighthouseRun({ url: absolute(url) }),
  dns: ({ name }) => ({
    name,
    registrable: name,
    answers: [
      dnsAnswer(name, 'A', ['93.184.216.34']),
      dnsAnswer(name, 'AAAA', ['2606:4700::1111']),
      dnsAnswer(name, 'MX', ['10 mail.example.com'], { preference: 10, exchange: 'mail.example.com' }),
      dnsAnswer(name, 'TXT', ['v=spf1 ip4:93.184.216.34 -all']),
      dnsAnswer(name, 'CAA', []),
      dnsAnswer(`_dmarc.${name}`, 'TXT', ['v=DMARC1; p=reject; rua=mailto:dmarc@example.com']),
    ],
    nameServerAnswers: [],
    spfLookups: [dnsAnswer(name, 'TXT', ['v=spf1 ip4:93.184.216.34 -all'])],
    fetchedAt: FETCHED_AT,
  }),
  certificate: ({ host, port = 443 }) => ({
    host,
    port,
    ip: '93.184.216.34',
    chain: [certificateOf('R1', host), certificateOf('Root', 'R1')],
    protocol: 'TLSv1.3',
    cipher: 'TLS_AES_128_GCM_SHA256',
    alpn: 'h2',
    protocols: { TLSv1: false, 'TLSv1.1': false, 'TLSv1.2': true, 'TLSv1.3': true },
    hsts: 'max-age=31536000',
    fetchedAt: FETCHED_AT,
  }),
  registration: ({ name }) => ({
    domain: name,
    server: 'https://rdap.registry.example/',
    status: 200,
    response: {
      objectClassName: 'domain',
      events: [
        { eventAction: 'registration', eventDate: '1995-08-14T04:00:00Z' },
        { eventAction: 'expiration', eventDate: '2027-08-13T04:00:00Z' },
      ],
    },
    bootstrapAsOf: '2026-11-20T00:00:00Z',
    firstArchived: '1997-01-30T00:00:00Z',
    firstCertificate: '2014-11-06T00:00:00Z',
    fetchedAt: FETCHED_AT,
  }),
}

/**
 * Gathers artifacts of a small site that is defined here, without a request.
 * @throws {Error} for an artifact that has no fixture yet: add one here
 */
export const gatherSampleSite: Gather = async (name, request) => {
  const make = makers[name]
  if (!make) throw new Error(`There is no fixture of the artifact "${name}" in tests/support/web-artifacts.ts.`)
  return make(request)
}
