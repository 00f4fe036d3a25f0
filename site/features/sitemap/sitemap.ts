import { escapeXml } from '#engine/xml.ts'
import { newest } from './content-date.ts'
import { type Entry, kinds } from './entries.ts'

/** Maximum URLs per file. Source: https://www.sitemaps.org/protocol.html */
const MAX_ENTRIES = 50_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Returns the index of all files, each with the latest day of its pages. Kinds without pages are left out. */
export async function sitemapIndex(siteUrl: string): Promise<string> {
  const files = await Promise.all(
    Object.entries(kinds).map(async ([kind, read]) =>
      filesOf(kind, await read()).map(({ name, entries }) => ({
        path: `/sitemaps/${name}.xml`,
        changed: newest(entries.map(({ changed }) => changed)),
      })),
    ),
  )
  return document('sitemapindex', 'sitemap', files.flat(), siteUrl)
}

/**
 * Returns one file: `posts` or, if a kind has more pages than a file may hold, `posts-2`. Undefined if it does not
 * exist.
 */
export async function sitemapFile(siteUrl: string, name: string): Promise<string | undefined> {
  const kind = name.replace(/-\d+$/, '')
  const read = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  const file = read && filesOf(kind, await read()).find((candidate) => candidate.name === name)
  return file && document('urlset', 'url', file.entries, siteUrl)
}

/**
 * Returns the files of a kind.
 * @example filesOf('posts', entries) // [{ name: 'posts', … }, { name: 'posts-2', … }]
 */
export function filesOf(kind: string, entries: Entry[], maxEntries = MAX_ENTRIES) {
  return Array.from({ length: Math.ceil(entries.length / maxEntries) }, (_, at) => ({
    name: at === 0 ? kind : `${kind}-${at + 1}`,
    entries: entries.slice(at * maxEntries, (at + 1) * maxEntries),
  }))
}

function document(root: string, item: string, entries: Entry[], siteUrl: string) {
  const lines = entries.map(({ path, changed }) => {
    const loc = escapeXml(new URL(path, siteUrl).href)
    return `<${item}><loc>${loc}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${item}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${lines.join('')}</${root}>\n`
}
