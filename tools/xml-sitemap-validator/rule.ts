import type { Reference, Severity } from '#engine/tool/blocks.ts'

export type Rule = {
  severity: Severity
  title: string
  why: string
  fix: string
  ref: Reference
  /** Whether the XML Schema of sitemaps rejects a file because of this fault. */
  isSchema?: true
}

export const protocol: Reference = { label: 'sitemaps.org: protocol', url: 'https://www.sitemaps.org/protocol.html' }
export const google: Reference = {
  label: 'Google: build and submit a sitemap',
  url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
}
export const xml: Reference = { label: 'XML 1.0', url: 'https://www.w3.org/TR/xml/' }
export const w3c: Reference = { label: 'W3C: date and time formats', url: 'https://www.w3.org/TR/NOTE-datetime' }
export const extensions: Reference = {
  label: 'Google: sitemap extensions',
  url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/combine-sitemap-extensions',
}
