const ANYWHERE = 'https://site.invalid'

/**
 * Returns a path or a URL as the `Location` of a redirect: a header has no letters beyond ASCII.
 * @example headerLocation('/επίπεδο-2/') // '/%CE%B5%CF%80%CE%AF%CF%80%CE%B5%CE%B4%CE%BF-2/'
 */
export function headerLocation(location: string): string {
  if (!URL.canParse(location, ANYWHERE)) return '/'
  const { origin, pathname, search, hash, href } = new URL(location, ANYWHERE)
  return origin === ANYWHERE ? pathname + search + hash : href
}
