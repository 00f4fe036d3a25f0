import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { gatherInTurns } from '#engine/tool/gather-in-turns.ts'
import type { PageRequest, ReceivedPage } from '#engine/web/page.ts'
import { requireHtml } from '#engine/web/page-state.ts'
import { about } from './about.ts'
import { effective } from './cluster.ts'
import { output } from './output.ts'
import { reportCluster } from './report.ts'

const MAX_URLS = 50
/** Pages of a cluster that are fetched to look for return links. */
const MAX_VERSIONS = 60
const MAX_PAGE_BYTES = 2_000_000
/** Six minutes: 110 pages take four at 30 requests a minute. */
const TIME_LIMIT_S = 360

export const tool = defineTool({
  ...about,
  action: 'Check hreflang',
  guide: [
    'Checks the hreflang annotations of a page, a list of pages, or a sitemap; use it when visitors get the wrong language version.',
    'Returns each pair of language versions with its return link, the validity of each code by the IANA registry, and conflicts with canonicals, with the elements to paste.',
  ],
  input: z.object({
    urls: field.text({
      label: 'URLs',
      rows: 4,
      hint: 'One page is enough: its language versions are fetched too. Or one per line, or a sitemap that ends in .xml.',
      placeholder: 'https://example.com/',
      empty: 'Enter the URL of a page or sitemap.',
      max: 100_000,
    }),
  }),
  output,
  samples: [{ label: 'A page', input: { urls: 'https://example.com/' } }],
  libraries: [
    { name: 'language-subtag-registry', does: 'Provides the IANA Language Subtag Registry' },
    { name: 'saxes', does: 'Parses sitemaps' },
  ],
  limits: [
    'Annotations that a script adds are not seen.',
    'Whether a page is translated well, or in the language it claims, is not checked.',
    `At most ${MAX_VERSIONS} pages of a cluster are fetched.`,
    'In a sitemap, only its own annotations are compared; its pages are not fetched.',
  ],
  needs: {
    pages: ({ urls }) => (sitemapIn(urls) ? undefined : linesOf(urls).map(requestOf)),
    sitemaps: ({ urls }) => {
      const url = sitemapIn(urls)
      return url ? { url } : undefined
    },
  },
  timeLimit: TIME_LIMIT_S,
  run: async ({ urls }, { pages, sitemaps, gather, signal, progress, partial }) => {
    const { versionOf } = await import('./annotations.ts')
    const { checkCluster } = await import('./check-cluster.ts')
    if (sitemaps) {
      const { versionsInSitemaps } = await import('./sitemap-versions.ts')
      return checkCluster(await versionsInSitemaps(sitemaps), { isSitemap: true, unfetched: 0 })
    }
    const run = { gather, signal, progress }
    const entered = await gatherInTurns(linesOf(urls).map(requestOf), { ...run, received: pages ?? [], unit: 'page' })
    const versions = await Promise.all(entered.map(versionOf))
    const [first] = versions
    const [page] = entered
    // Files can name their versions in a header; pages that are none cannot.
    if (versions.length === 1 && page && 'status' in page && (first?.failure || first?.annotations.length === 0))
      requireHtml(page, { field: 'urls' })
    if (versions.length === 1 && first?.status === null)
      throw new Failure('invalid', {
        message: first.failure ?? 'The page could not be fetched.',
        errors: { urls: first.failure ?? 'The page could not be fetched.' },
      })
    const fetched = new Set(versions.flatMap(({ url, redirectsFrom }) => [url, ...redirectsFrom]))
    const named = [...new Set(versions.flatMap(effective).map(({ url }) => url))].filter((url) => !fetched.has(url))
    signal.throwIfAborted()
    progress(versions.length, versions.length + named.length, 'Fetching language versions')
    const missing = named.slice(0, MAX_VERSIONS)
    const checkWith = async (others: ReceivedPage[]) =>
      checkCluster([...versions, ...(await Promise.all(others.map(versionOf)))], {
        isSitemap: false,
        unfetched: named.length - missing.length,
      })
    const onStage = async (some: ReceivedPage[]) => partial(await checkWith(some))
    return checkWith(await gatherInTurns(missing.map(requestOf), { ...run, unit: 'language version', onStage }))
  },
  report: reportCluster,
})

const requestOf = (url: string): PageRequest => ({
  url,
  userAgent: 'Googlebot',
  accepts: 'anything',
  maxBytes: MAX_PAGE_BYTES,
  isCut: true,
})

function linesOf(urls: string) {
  const lines = [...new Set(urls.split(/\s+/))].filter(Boolean)
  if (lines.length > MAX_URLS)
    throw new Failure('invalid', {
      message: `Enter at most ${MAX_URLS} URLs. These are ${lines.length}.`,
      errors: { urls: `Enter at most ${MAX_URLS} URLs.` },
    })
  return lines
}

/** Returns the URL of a sitemap if nothing else was entered. */
function sitemapIn(urls: string): string | undefined {
  const lines = linesOf(urls)
  const [first = ''] = lines
  return lines.length === 1 && /\.xml(?:\.gz)?(?:\?.*)?$/i.test(first) ? first : undefined
}
