/**
 * Returns what the pages of one template have in common in their URLs: the folder, and how deep it is.
 * @example kindOfPath('https://agency.example/tools/word-counter/') // '/tools/*'
 */
export function kindOfPath(url: string): string {
  const { pathname, search } = new URL(url)
  const parts = pathname.split('/').filter(Boolean)
  const kind = parts.length <= 1 ? pathname : `/${[...parts.slice(0, -1), '*'].join('/')}`
  return search === '' ? kind : `${kind}?`
}
