import { normalizeUrl } from '#engine/crawl/normalize-url.ts'
import { type Annotation, annotationOf, annotationsInHeader } from '#tools/hreflang-checker/annotations.ts'
import type { AuditedPage } from './audited-page.ts'

const MAX_EVIDENCE = 300

/**
 * Returns the language versions that a page names, as the hreflang checker reads them; undefined if it names none.
 * Their URLs have the form in which a crawl compares URLs.
 */
export function annotationsOf(page: AuditedPage): Annotation[] | undefined {
  const { head, html, url } = page
  const elements = head.links
    .filter(({ tag }) => tag.attributes.hreflang !== undefined)
    .flatMap(({ tag }) =>
      annotationOf(
        {
          name: tag.name,
          attributes: tag.attributes,
          isInHead: tag.isInHead,
          line: tag.line,
          source: html.slice(tag.offset, Math.min(tag.end, tag.offset + MAX_EVIDENCE)),
        },
        head.base,
      ),
    )
  const link = page.header('link')
  const found = [...elements, ...(link.includes('hreflang') ? annotationsInHeader(link, url) : [])]
  if (found.length === 0) return undefined
  return found.map((one) => ({ ...one, url: one.url && (normalizeUrl(one.url)?.url ?? one.url) }))
}
