import type { Reference } from '#engine/tool/blocks.ts'

const google = (path: string, label: string): Reference => ({
  label,
  url: `https://developers.google.com/search/docs/crawling-indexing/${path}`,
})
export const redirects = google('301-redirects', 'Google: redirects and Google Search')
export const moves = google('site-move-with-url-changes', 'Google: moving a site')
export const crawl = {
  label: 'Google: HTTP status codes and crawling',
  url: 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes',
}
export const canonicals = google('consolidate-duplicate-urls', 'Google: canonical URLs')
export const rfc9110 = (section: string): Reference => ({
  label: `RFC 9110, ${section}`,
  url: `https://www.rfc-editor.org/rfc/rfc9110#section-${section}`,
})
export const rfc6797 = { label: 'RFC 6797, 8.3', url: 'https://www.rfc-editor.org/rfc/rfc6797#section-8.3' }
export const confusables = { label: 'Unicode UTS #39', url: 'https://www.unicode.org/reports/tr39/' }
export const rfc9309 = { label: 'RFC 9309', url: 'https://www.rfc-editor.org/rfc/rfc9309' }
