import { keyOfRequest } from './address-key.ts'

type Rule = { from: RegExp; to: string }

/** Ends of a path that show the same item in another form. Source: WordPress, “Rewrite API”, its default rules. */
const FORMS: RegExp[] = [
  /\/(?:feed|rdf|rss|rss2|atom)$/,
  /\/feed\/(?:feed|rdf|rss|rss2|atom)$/,
  /\/(?:amp|trackback|embed)$/,
  /\/(?:page|comment-page-)\/?\d{1,6}$/,
  // The second part of a text that was split with a page break.
  /(?<=\D)\/\d{1,3}$/,
]

/** Sizes and copies that WordPress makes of one picture: `tea-300x200.jpg`, `tea-scaled.jpg`, `tea-e1559.jpg`. */
const SIZE = /-(?:\d{1,5}x\d{1,5}|scaled|rotated|e\d{6,})(?=\.(?:jpe?g|png|gif|webp|avif)$)/

/** Addresses that name no item, and where they lead here. The first one that fits counts. */
const WITHOUT_ITEM: Rule[] = [
  { from: /^\/(?:comments\/)?(?:feed|rdf|rss|rss2|atom)(?:\/(?:feed|rdf|rss|rss2|atom))?$/, to: '/blog/feed.xml' },
  {
    from: /^\/(?:wp-(?:rss2?|atom|rdf|feed)\.php|index\.xml|rss\.xml|feed\.xml|atom\.xml|feed\.json)$/,
    to: '/blog/feed.xml',
  },
  {
    from: /^\/(?:sitemap_index|sitemap-?index|wp-sitemap|[\w-]{1,60}-sitemap\d{0,3}|sitemap-[\w-]{1,60})\.xml$/,
    to: '/sitemap.xml',
  },
  { from: /^\/(?:19|20)\d\d(?:\/[01]\d(?:\/[0-3]\d)?)?$/, to: '/blog/' },
  { from: /^\/page\/\d{1,6}$/, to: '/blog/' },
]

/**
 * Returns the keys under which a requested address may be known, the most exact one first: the address itself, then
 * what it is a form of.
 * @example formerKeys('/2019/05/tea/amp/', '') // ['/2019/05/tea/amp', '/2019/05/tea']
 * @example formerKeys('/wp-content/uploads/tea-300x200.jpg', '') // […, '/wp-content/uploads/tea.jpg']
 */
export function formerKeys(path: string, query: string): string[] {
  const keys = [keyOfRequest(path, query)]
  const add = (key: string) => !keys.includes(key) && key !== '/' && keys.push(key)
  const plain = keyOfRequest(path, '')
  add(plain)
  add(plain.replace(SIZE, ''))
  let shorter = plain
  // Forms are nested at most twice: a page of a feed, the AMP form of a page.
  for (let round = 0; round < 2; round++) {
    const form = FORMS.find((end) => end.test(shorter))
    if (!form) break
    shorter = shorter.replace(form, '') || '/'
    add(shorter)
  }
  return keys
}

/**
 * Returns where an address leads that named a list of the old site: a date, a page of the blog, a feed, a search.
 * @returns undefined if it is none of these
 */
export function placeOfList(path: string, query: string): string | undefined {
  const search = path === '/' || path === '/index.php' ? new URLSearchParams(query).get('s')?.trim() : undefined
  if (search) return `/search/?q=${encodeURIComponent(search.slice(0, 200))}`
  const key = keyOfRequest(path, '')
  return WITHOUT_ITEM.find(({ from }) => from.test(key))?.to
}
