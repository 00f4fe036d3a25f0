import { type Term, termKey } from '../export/export-index.ts'
import { fieldOf, type RawItem } from '../export/record.ts'
import { bareHost, type Site, webUrl } from './site.ts'

const MAX_LEVELS = 30
/** Permalinks that WordPress uses by default. An export does not name those of a site. */
const BASES: Record<string, { path: string; query: 'cat' | 'tag' | '' }> = {
  category: { path: 'category', query: 'cat' },
  post_tag: { path: 'tag', query: 'tag' },
  product_cat: { path: 'product-category', query: '' },
  product_tag: { path: 'product-tag', query: '' },
}

/**
 * Returns where the old site had a text: its link, the path below its parents, its number, its former slugs, and its
 * permanent name.
 * Source: https://wordpress.org/documentation/article/customize-permalinks/
 */
export function postAddresses(item: RawItem, id: number, type: string, site: Site): string[] {
  const link = fieldOf(item, 'link')
  const own = webUrl(link)
  const path = type === 'page' || site.index.places.get(id)?.parent ? pathBelowParents(id, site) : undefined
  return unique([
    own?.href,
    path,
    ...(id > 0 ? [`${site.folder}/?p=${id}`] : []),
    ...(id > 0 && type === 'page' ? [`${site.folder}/?page_id=${id}`] : []),
    ...(id > 0 && type !== 'page' && type !== 'post'
      ? [`${site.folder}/?post_type=${encodeURIComponent(type)}&p=${id}`]
      : []),
    guidOf(item, id, site),
    ...formerAddresses(item, own, site),
  ])
}

/** Returns where a file and its page were. */
export function attachmentAddresses(item: RawItem, id: number, site: Site): string[] {
  const link = webUrl(fieldOf(item, 'link'))
  return unique([
    webUrl(fieldOf(item, 'wp:attachment_url'))?.href,
    link?.href,
    ...(id > 0 ? [`${site.folder}/?attachment_id=${id}`] : []),
    guidOf(item, id, site),
  ])
}

/** Returns where the posts of a term were listed: a category is below its parents. */
export function termAddresses(term: Term, { index, folder }: Site): string[] {
  const base = BASES[term.taxonomy] ?? { path: term.taxonomy, query: '' as const }
  const slugs = [term.slug]
  let parent = term.parent
  for (let level = 0; parent !== '' && level < MAX_LEVELS; level++) {
    const next = index.terms.get(termKey(term.taxonomy, parent))
    if (!next || slugs.includes(next.slug)) break
    slugs.unshift(next.slug)
    parent = next.parent
  }
  const bySlug = base.query === 'cat' ? [] : [`${folder}/?${base.query || term.taxonomy}=${encodePart(term.slug)}`]
  const byId =
    base.query === 'cat' && term.id > 0
      ? [`${folder}/?cat=${term.id}`, `${folder}/?category_name=${encodePart(term.slug)}`]
      : []
  return unique([
    `${folder}/${base.path}/${slugs.map(encodePart).join('/')}/`,
    ...(slugs.length > 1 ? [`${folder}/${base.path}/${encodePart(term.slug)}/`] : []),
    ...byId,
    ...bySlug,
  ])
}

/** Returns where the posts of an author were listed. */
export function authorAddresses({ username, id }: { username: string; id: number }, { folder }: Site): string[] {
  const slug = nicename(username)
  return [`${folder}/author/${encodePart(slug)}/`, ...(id > 0 ? [`${folder}/?author=${id}`] : [])]
}

/** Returns the part of a URL that WordPress makes from the name for signing in. */
export const nicename = (username: string) =>
  username
    .toLowerCase()
    .replace(/@/g, '')
    .replace(/[\s.]+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')

function pathBelowParents(id: number, { index, folder }: Site): string | undefined {
  const slugs: string[] = []
  const seen = new Set<number>()
  let place = index.places.get(id)
  const type = place?.type
  if (place?.status === 'draft' || place?.slug === '') return undefined
  for (let at = id; place && !seen.has(at) && seen.size < MAX_LEVELS; place = index.places.get(at)) {
    if (place.slug === '' || place.type !== type) break
    seen.add(at)
    slugs.unshift(place.slug)
    at = place.parent
  }
  return slugs.length > 0 && type === 'page' ? `${folder}/${slugs.map(encodePart).join('/')}/` : undefined
}

/** The permanent name is a URL that WordPress still answers, unless the site moved or another post has its number. */
function guidOf(item: RawItem, id: number, site: Site): string | undefined {
  const url = webUrl(fieldOf(item, 'guid'))
  if (!url || (site.host !== '' && bareHost(url) !== site.host)) return undefined
  const number = url.searchParams.get('p') ?? url.searchParams.get('page_id') ?? url.searchParams.get('attachment_id')
  return number !== null && Number(number) !== id ? undefined : url.href
}

/** WordPress leads from former slugs and dates to the post. */
function formerAddresses({ meta }: RawItem, own: URL | undefined, { folder }: Site): string[] {
  const slugs = (meta.get('_wp_old_slug') ?? []).map((slug) => slug.trim()).filter((slug) => slug !== '')
  const isPretty = own !== undefined && own.search === '' && own.pathname !== '/'
  const bySlug = slugs.map((slug) => (isPretty ? replaceLast(own, slug) : `${folder}/${encodePart(slug)}/`))
  const dates = (meta.get('_wp_old_date') ?? []).map((date) => /^(\d{4})-(\d\d)-(\d\d)$/.exec(date.trim()))
  const byDate = dates.flatMap((date) => (date && isPretty ? (replaceDate(own, date) ?? []) : []))
  return [...bySlug, ...byDate]
}

function replaceLast(url: URL, slug: string) {
  const parts = url.pathname.replace(/\/$/, '').split('/')
  parts[parts.length - 1] = encodePart(slug)
  return `${url.origin}${parts.join('/')}${url.pathname.endsWith('/') ? '/' : ''}`
}

function replaceDate(url: URL, [, year, month, day]: RegExpExecArray) {
  const path = url.pathname.replace(
    /\/\d{4}\/\d\d(\/\d\d)?\//,
    (_, hasDay: string | undefined) => `/${year}/${month}${hasDay ? `/${day}` : ''}/`,
  )
  return path === url.pathname ? undefined : `${url.origin}${path}`
}

/** Slugs of other scripts are percent-encoded already. */
const encodePart = (slug: string) => (/%[\da-f]{2}/i.test(slug) ? slug : encodeURIComponent(slug))

const unique = (addresses: (string | undefined)[]) => [...new Set(addresses.filter((one) => one !== undefined))]
