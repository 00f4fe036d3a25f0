import { normalizeUrl } from '#engine/crawl/normalize-url.ts'

/** Returns host, path, and query of a URL, which are the same over http and https. */
export const hostAndPath = (url: string) => (normalizeUrl(url)?.url ?? url).replace(/^https?:\/\//, '')
