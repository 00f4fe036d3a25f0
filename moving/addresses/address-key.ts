import { pathKey } from '#engine/paths/document-paths.ts'

/** Parameters by which WordPress names what a URL shows (`WP_Query`); every other one is ignored. */
const NAMING = ['p', 'page_id', 'attachment_id', 'cat', 'tag', 'author']
const MAX_LENGTH = 2_000

/**
 * Returns one key for all spellings of an old address: the path without capitals, encoding, and trailing slash, and the
 * parameters that name an item.
 * @param siteUrl the old site; an address of another host has no key. Without it, each host is taken for the old site.
 * @returns undefined for what is no address of the site
 * @example addressKey('https://www.old.example/2019/05/Tea/?utm_source=x', 'https://old.example') // '/2019/05/tea'
 * @example addressKey('/?p=12') // '/?p=12'
 */
export function addressKey(address: string, siteUrl?: string): string | undefined {
  const site = siteUrl ?? 'https://site.invalid'
  if (address.length > MAX_LENGTH || !URL.canParse(address, site)) return undefined
  const url = new URL(address, site)
  if (!/^https?:$/.test(url.protocol)) return undefined
  if (siteUrl && bareHost(url) !== bareHost(new URL(siteUrl))) return undefined
  return keyOfRequest(url.pathname, url.search.slice(1))
}

/** Returns the key of a requested path and its query; see `addressKey`. */
export function keyOfRequest(path: string, query: string) {
  const named = query === '' ? '' : namingParameters(query)
  return `${pathKey(path).replace(/^\/index\.php(?=\/|$)/, '') || '/'}${named && `?${named}`}`
}

/** Returns whether a query names an item or a search of a WordPress site, so that the path alone says too little. */
export const decidesByQuery = (query: string) =>
  /(?:^|&)s=/.test(query) || (query !== '' && namingParameters(query) !== '')

function namingParameters(query: string) {
  const sent = new URLSearchParams(query)
  const named = NAMING.flatMap((name) => {
    const value = sent.get(name) ?? ''
    return /^[\w-]{1,200}$/.test(value) ? [`${name}=${value.toLowerCase()}`] : []
  })
  return named.join('&')
}

/** Sites answer with and without `www.`, whichever one an export names. */
const bareHost = ({ host }: URL) => host.replace(/^www\./, '')
