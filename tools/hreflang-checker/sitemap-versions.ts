import { Failure } from '#engine/failures.ts'
import { readSitemap, type SitemapElement } from '#engine/web/sitemap-reader.ts'
import type { FetchedSitemaps } from '#engine/web/sitemaps.ts'
import { normal, type Version } from './annotations.ts'

const XHTML = 'http://www.w3.org/1999/xhtml'
const MAX_EVIDENCE = 300

/** Returns a version for each entry of the sitemaps, with the annotations of its `xhtml:link` elements. */
export async function versionsInSitemaps({ files, skipped }: FetchedSitemaps): Promise<Version[]> {
  const versions: Version[] = []
  if (files.length === 0) {
    const message =
      skipped.length > 0
        ? `${skipped[0]} was not read, because our own limit was reached. Try again in a minute.`
        : 'There is no sitemap here.'
    throw new Failure('invalid', { message, errors: { urls: message } })
  }
  for (const file of files) {
    const failure =
      (file.failure ?? file.problem)?.message ??
      (file.status !== null && file.status >= 400 ? `${file.url} responds with status ${file.status}.` : undefined)
    const fault = failure
      ? undefined
      : await readSitemap(file.body, { root: () => {}, entry: (entry) => versions.push(...versionIn(entry)) })
    const message =
      failure ?? (fault ? `${file.url} is not well-formed XML: ${fault.message} (line ${fault.line})` : undefined)
    if (message && files.length === 1) throw new Failure('invalid', { message, errors: { urls: message } })
  }
  return versions
}

function versionIn(entry: SitemapElement): Version[] {
  const loc = entry.children.find(({ name }) => name === 'loc')?.text.trim()
  if (entry.name !== 'url' || !loc) return []
  const links = entry.children.filter(
    ({ name, namespace, attributes }) => name === 'link' && namespace === XHTML && attributes.hreflang !== undefined,
  )
  const annotations = links.map(({ attributes, line }) => {
    const { hreflang = '', href = '' } = attributes
    const evidence = `line ${line}: <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
    return {
      code: hreflang.trim(),
      url: URL.canParse(href.trim()) ? normal(href.trim()) : undefined,
      written: href,
      from: 'sitemap' as const,
      evidence: evidence.slice(0, MAX_EVIDENCE),
    }
  })
  return [
    { url: normal(loc), redirectsFrom: [], status: 200, annotations, isNoindex: false, isBlocked: false, lang: '' },
  ]
}
