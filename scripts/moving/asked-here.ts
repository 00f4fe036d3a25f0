/**
 * Returns the URL on this site that has the path and query of an old URL. A path that begins with two slashes is no
 * host: nothing else is ever asked.
 * @example askedHere('https://old.example//a?b', 'https://new.example').href // 'https://new.example//a?b'
 */
export function askedHere(oldUrl: string, siteUrl: string): URL {
  const here = new URL(siteUrl)
  const { pathname, search } = /^\/\//.test(oldUrl) ? { pathname: oldUrl, search: '' } : new URL(oldUrl, siteUrl)
  here.pathname = pathname
  here.search = search
  return here
}
