type IndexableDocument = {
  _status?: string | null | undefined
  seo?:
    | { noindex?: boolean | null | undefined; title?: string | null | undefined; keyphrase?: string | null | undefined }
    | null
    | undefined
  robots?: string | null | undefined
  /** Tools only: whether it can be used. */
  isOpen?: boolean
  status?: string | null | undefined
}

/**
 * Returns whether search engines may list a document's page: published, not excluded by an editor, not closed, and for
 * a tool, available.
 * @example isIndexable('tools', { isOpen: false }) // false
 */
export function isIndexable(collection: string, document: IndexableDocument) {
  if (document._status && document._status !== 'published') return false
  if (document.seo?.noindex) return false
  if (/\b(noindex|none)\b/i.test(document.robots ?? '')) return false
  if (collection === 'tools') return document.isOpen === true
  return collection !== 'vacancies' || document.status === 'open'
}

type IndexNow = {
  production: boolean
  indexing: boolean
  siteUrl: string
  indexNowKey: string | undefined
  indexNowEndpoint: string
}

/**
 * Returns whether changed pages are submitted to IndexNow: only if a key is set and the site is public. A site on
 * loopback submits only to an endpoint on loopback, as tests do.
 */
export function usesIndexNow({ production, indexing, siteUrl, indexNowKey, indexNowEndpoint }: IndexNow) {
  if (!production || !indexing || !indexNowKey) return false
  return !isLoopback(siteUrl) || isLoopback(indexNowEndpoint)
}

function isLoopback(address: string) {
  return /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/.test(new URL(address).hostname)
}
