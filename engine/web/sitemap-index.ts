/** An index lists at most so many files. Source: sitemaps.org protocol. */
const MAX_URLS = 50_000
const HEAD_CHARACTERS = 4_096
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Returns the URLs that a sitemap index names, absolute; none for any other file. It parses only as much XML as needed,
 * because a validator checks the index.
 */
export function sitemapIndexUrls(body: Uint8Array, base: string): string[] {
  const text = new TextDecoder().decode(body)
  if (!/<(?:\w{1,30}:)?sitemapindex[\s>]/.test(text.slice(0, HEAD_CHARACTERS))) return []
  const urls: string[] = []
  for (const [, found = ''] of text.matchAll(
    /<(?:\w{1,30}:)?loc>([^<]{1,2200}|\s{0,20}<!\[CDATA\[[^\]]{1,2200}\]\]>\s{0,20})</g,
  )) {
    const url = decoded(found.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '')).trim()
    if (URL.canParse(url, base)) urls.push(new URL(url, base).href)
    if (urls.length >= MAX_URLS) break
  }
  return [...new Set(urls)]
}

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
