import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import type { CrawledSite } from '#engine/web/crawl.ts'
import type { PageRequest } from '#engine/web/page.ts'
import { isRefusal } from '#engine/web/page-state.ts'
import type { SitemapFile } from '#engine/web/sitemaps.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportSitemap } from './report.ts'
import type { FileReport } from './validate.ts'

/** The sample is small, because one host gets 30 requests a minute, and an index takes up to 20. */
const SAMPLE = 8
const MAX_PAGES = 500
const MAX_PAGE_BYTES = 2_000_000
/** 50,000 URLs of 100 characters. */
const MAX_LIST_LENGTH = 5_000_000
const GENERATES = { field: 'mode', is: ['generate'] }
const VALIDATES = { field: 'mode', is: ['validate'] }

export const tool = defineTool({
  ...about,
  action: 'Run',
  guide: [
    'Validates a sitemap by URL or as text, or makes one from a list of URLs or a crawl; use it when Search Console reports errors, or to see what is missing.',
    'Returns each broken rule with its lines and a fix, the agreement with the XML Schema, dates, the status of a sample, coverage against a crawl, or the new file.',
  ],
  input: z.object({
    mode: field.choice({
      label: 'What to do',
      options: { validate: 'Validate a sitemap', generate: 'Make a sitemap' },
      default: 'validate',
    }),
    url: field.pageUrl({
      label: 'URL',
      hint: 'The URL of a sitemap, an index, or a site. To make a sitemap, enter the site to crawl.',
      placeholder: 'https://example.com/sitemap.xml',
      isOptional: true,
    }),
    xml: field.code({ label: 'Or paste a sitemap', language: 'xml', rows: 10, isOptional: true, when: VALIDATES }),
    urls: field.text({
      label: 'Or list the URLs',
      rows: 6,
      isOptional: true,
      hint: 'One per line.',
      max: MAX_LIST_LENGTH,
      when: GENERATES,
    }),
    crawls: field.flag({
      label: 'Compare with a crawl',
      hint: `Follows links on up to ${MAX_PAGES} pages to find what is not listed.`,
      default: false,
      advanced: true,
      when: VALIDATES,
    }),
  }),
  output,
  samples: [
    {
      label: 'A sitemap with faults',
      input: {
        mode: 'validate',
        xml: '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url>\n    <loc>https://example.com/</loc>\n    <lastmod>2026-02-30</lastmod>\n  </url>\n  <url>\n    <loc>/tables/oak</loc>\n    <priority>5</priority>\n  </url>\n  <url>\n    <loc>https://example.com/</loc>\n  </url>\n</urlset>\n',
      },
    },
    {
      label: 'A new sitemap',
      input: {
        mode: 'generate',
        urls: 'https://example.com/\nhttps://example.com/tables\nhttps://example.com/chairs?color=oak&size=2\n',
      },
    },
  ],
  libraries: [{ name: 'saxes', does: 'Parses XML as a stream' }],
  limits: [
    'Being listed does not mean being indexed.',
    'A lastmod can be well formed and untrue; only conspicuous patterns are reported.',
    `A sample of ${SAMPLE} listed URLs is requested.`,
    'Entities that a document type declares are not read.',
  ],
  needs: {
    sitemaps: ({ mode, url, xml }) => (mode === 'validate' && url && !xml.trim() ? { url } : undefined),
    crawl: ({ mode, url, urls }) =>
      url && mode === 'generate' && !urls.trim() ? { url, maxPages: MAX_PAGES } : undefined,
  },
  run: async ({ mode, url, xml, urls, crawls }, { sitemaps, crawl, gather, now, signal, progress }) => {
    if (mode === 'generate') return { generated: await generate(urls, crawl) }
    if (!sitemaps && !xml.trim()) throw missing('Enter the URL of a sitemap, or paste one.')
    const { addFault, listBroken, validateFile } = await import('./validate.ts')
    const { checkSample, checkServing, namedInRobots, sampleOf } = await import('./compare.ts')
    const sources = sitemaps
      ? sitemaps.files.filter(({ failure, problem }) => !(failure || problem))
      : [{ url: '', body: new TextEncoder().encode(xml) }]
    const [skipped] = sitemaps?.skipped ?? []
    if (sitemaps?.files.length === 0 && skipped)
      throw missing(`${skipped} was not read, because one of our own limits was reached. Try again in a minute.`)
    if (sitemaps && sitemaps.files.length === 0)
      throw missing(`No sitemap was found: ${url} names none, and neither does robots.txt.`)
    const [unread] = sitemaps?.files ?? []
    if (unread && sources.length === 0) throw missing(whyNone(unread))
    const named = sitemaps ? namedInRobots(sitemaps) : new Set<string>()
    const files = []
    for (const source of sources) {
      progress(files.length, sources.length, source.url)
      files.push(await validateFile(source.body, { url: source.url, coversHost: named.has(source.url), now: now() }))
      signal.throwIfAborted()
    }
    const locs = files.filter(({ kind }) => kind !== 'sitemapindex').flatMap((file) => file.locs)
    /** Rules about the response, the sample, or the crawl, instead of a line of the file. */
    const outside: Pick<FileReport, 'broken'> = { broken: new Map() }
    for (const fault of sitemaps ? checkServing(sitemaps, locs) : []) addFault(outside, fault)
    const chosen = sitemaps ? sampleOf(locs, SAMPLE) : []
    const pages = chosen.length > 0 ? await gather('pages', chosen.map(requestOf)) : []
    const { sampled, faults } = await checkSample(chosen, pages)
    const compared = crawls && url ? await compareWithCrawl(locs, url, gather) : undefined
    for (const fault of [...faults, ...(compared?.faults ?? [])]) addFault(outside, fault)
    return {
      checked: {
        files: files.map(({ locs: all, alternates, broken, days, ...file }) => ({
          ...file,
          urls: all.length,
          hasAlternates: alternates.size > 0,
          broken: listBroken(broken),
          days: [...days].map(([day, count]) => ({ day, count })),
        })),
        broken: listBroken(outside.broken),
        sampled,
        coverage: compared?.coverage,
        notCrawled: compared?.notCrawled,
        skipped: [
          ...(sitemaps?.skipped ?? []),
          // A server that refuses our bot says nothing about the file.
          ...(sitemaps?.files ?? []).flatMap(({ url: file, problem }) => (problem && isRefusal(problem) ? [file] : [])),
        ],
        xml,
      },
    }
  },
  report: reportSitemap,
})

/** Compares the listed URLs with a crawl from the home page; without one, says why there is none. */
async function compareWithCrawl(locs: string[], typed: string, gather: Gather) {
  const { coverageOf } = await import('./compare.ts')
  const read = readTypedUrl(typed)
  const url = 'url' in read ? new URL('/', read.url).href : typed
  try {
    return { ...coverageOf(locs, await gather('crawl', { url, maxPages: MAX_PAGES })), notCrawled: undefined }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { coverage: undefined, faults: [], notCrawled: error.message }
  }
}

function whyNone({ url, failure, problem }: SitemapFile) {
  const message = failure?.message ?? problem?.message ?? ''
  return problem && ['pdf', 'image'].includes(problem.kind)
    ? `${url} is ${problem.kind === 'pdf' ? 'a PDF' : 'an image'}, not a sitemap. Enter the URL of a sitemap, or of a site.`
    : message.replace('There is no page at', 'There is no sitemap at')
}

const requestOf = (url: string): PageRequest => ({
  url,
  userAgent: 'Googlebot',
  accepts: 'anything',
  maxBytes: MAX_PAGE_BYTES,
  isCut: true,
})

async function generate(urls: string, crawl: CrawledSite | undefined) {
  const { generateFromCrawl, generateFromList } = await import('./generate.ts')
  if (urls.trim()) return { ...generateFromList(urls), isCut: false }
  if (!crawl) throw missing('Enter the URL of a site to crawl, or list the URLs.')
  return { ...generateFromCrawl(crawl), isCut: crawl.isCut }
}

const missing = (message: string) => new Failure('invalid', { message, errors: { url: message } })
