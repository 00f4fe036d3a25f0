import { kilobytes } from '#tools/page-speed-checker/format.ts'
import { uncompressed } from '#tools/page-speed-checker/requests.ts'
import { rateOnPhone } from '#tools/page-speed-checker/vitals.ts'
import { pageRule, siteRule } from '../../rule.ts'
import { google, source } from '../../sources.ts'

const HTML = 'HTML pages that visitors see.'
const MEGABYTE = 1_000_000
/** What Googlebot reads of a document. */
const MAX_READ_BYTES = 2 * 1024 * 1024
const MAX_ELEMENTS = 1_400
/** Pages of a host that make a median. */
const MIN_PAGES = 3

export const documentRules = [
  pageRule({
    id: 'document-cut-off',
    group: 'speed',
    severity: 'error',
    scope: 'indexable',
    fault: 'longer than Google reads',
    measures: 'The size of the HTML after decompression.',
    appliesTo: 'Pages that search engines may show.',
    why: 'Googlebot reads the first 2 MB of an HTML file. Text and links after that do not exist for it.',
    source: google('Googlebot', 'crawling-indexing/googlebot'),
    fix: 'Move data, styles, scripts, and images out of the HTML into files, and split very long lists into pages.',
    weight: 6,
    effort: 2,
    evaluate: ({ crawled: { bytes } }) =>
      bytes >= MAX_READ_BYTES ? [{ detail: `${kilobytes(bytes)} or more, of which Google reads 2 MB` }] : [],
  }),
  pageRule({
    id: 'document-too-large',
    group: 'speed',
    severity: 'warning',
    scope: 'html',
    fault: 'with more than 1 MB of HTML',
    measures: 'The size of the HTML after decompression.',
    appliesTo: `${HTML} Those beyond 2 MB have a rule of their own.`,
    why: 'A phone parses every byte before the page is complete, and Google stops reading at 2 MB, so there is little room left.',
    source: google('Googlebot', 'crawling-indexing/googlebot'),
    fix: 'Look for data that scripts left in the HTML, inline images, and lists that could have several pages.',
    weight: 4,
    effort: 2,
    evaluate: ({ crawled: { bytes } }) =>
      bytes > MEGABYTE && bytes < MAX_READ_BYTES ? [{ detail: `${kilobytes(bytes)} of HTML` }] : [],
  }),
  pageRule({
    id: 'document-not-compressed',
    group: 'speed',
    severity: 'warning',
    scope: 'html',
    fault: 'sent without compression',
    measures: 'Whether the server compresses the HTML for clients that accept it.',
    appliesTo: `${HTML} Very small ones gain nothing and are left out.`,
    why: 'Compressed HTML is a fraction of its size, and browsers decompress it faster than it travels.',
    source: source('RFC 9110, 8.4: Content-Encoding', 'https://www.rfc-editor.org/rfc/rfc9110#section-8.4'),
    fix: 'Turn on Brotli or gzip for text/html in the web server, the hosting settings, or the CDN.',
    weight: 6,
    effort: 1,
    evaluate: ({ url, crawled, header }) => {
      const encoding = header('content-encoding')
      const isPlain = /^(?:identity)?$/i.test(encoding.trim())
      const [plain] = uncompressed([
        {
          url,
          type: 'Document',
          status: crawled.status,
          startMs: 0,
          endMs: 0,
          transferBytes: isPlain ? crawled.bytes : 0,
          resourceBytes: crawled.bytes,
          mimeType: crawled.mediaType || 'text/html',
        },
      ])
      if (!plain) return []
      return [{ detail: `${kilobytes(crawled.bytes)} as they are`, paste: 'gzip on;\ngzip_vary on;' }]
    },
  }),
  pageRule({
    id: 'dom-too-large',
    group: 'speed',
    severity: 'notice',
    scope: 'html',
    fault: `with more than ${MAX_ELEMENTS.toLocaleString('en-US')} elements`,
    measures: 'The number of elements in the body of the HTML as received.',
    appliesTo: HTML,
    why: 'Each element takes memory, and each change of style or layout takes longer the more of them there are.',
    source: source('Chrome: excessive DOM size', 'https://developer.chrome.com/docs/lighthouse/performance/dom-size'),
    fix: 'Remove wrappers without a purpose, and load long menus, lists, and dialogs when they are opened.',
    weight: 2,
    effort: 5,
    evaluate: ({ tags }) => {
      let elements = 0
      for (const { isInHead } of tags) if (!isInHead) elements++
      return elements > MAX_ELEMENTS ? [{ detail: `${elements.toLocaleString('en-US')} elements` }] : []
    },
  }),
  siteRule({
    id: 'server-slow',
    group: 'speed',
    severity: 'notice',
    title: (_, host) => `${host} takes long to begin a response`,
    measures: 'The median time from a request to the first byte of the HTML, as our server saw it.',
    appliesTo: `Hosts of which at least ${MIN_PAGES} pages were read.`,
    why: 'Nothing of a page can load before its HTML arrives, and search engines read fewer pages of a slow server.',
    source: source('web.dev: Time to First Byte', 'https://web.dev/articles/ttfb'),
    fix: 'Keep finished pages in a cache of the server or a CDN, and look for slow database queries and plugins.',
    weight: 4,
    effort: 3,
    evaluate: ({ html }) => {
      const hosts = [...Map.groupBy(html, ({ url }) => new URL(url).host)].filter(
        ([, { length }]) => length >= MIN_PAGES,
      )
      const found = hosts.flatMap(([host, pages]) => {
        const times = pages.map(({ firstByteMs }) => firstByteMs).toSorted((a, b) => a - b)
        const median = times[Math.floor(times.length / 2)] ?? 0
        const [first] = pages
        if (!first || rateOnPhone('TTFB', median) !== 'poor') return []
        const detail = `${(median / 1_000).toFixed(1)} s, the median of ${pages.length} pages`
        return [{ url: first.url, cause: host, detail }]
      })
      return { of: hosts.length, found }
    },
  }),
]
