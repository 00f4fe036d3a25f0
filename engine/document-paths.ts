import { decodePart } from './decode-part.ts'

/** What of a document its address is made of. */
export type DocumentWithPath = {
  slug?: string | null | undefined
  username?: string | null | undefined
  founder?: boolean | null | undefined
}

/** Where the documents of a collection have their pages, in the form of the route list: with or without a slash. */
const places: Record<string, { folder: string; slash: boolean }> = {
  posts: { folder: '/blog/', slash: false },
  categories: { folder: '/blog/category/', slash: true },
  authors: { folder: '/author/', slash: true },
  services: { folder: '/services/', slash: true },
  tools: { folder: '/tools/', slash: true },
  'case-studies': { folder: '/case-study/', slash: false },
  vacancies: { folder: '/career/', slash: false },
  team: { folder: '/founder/', slash: true },
  pages: { folder: '/', slash: true },
}

/** Whether documents of a collection have pages of their own. */
export function hasPath(collection: string) {
  return Object.hasOwn(places, collection)
}

/**
 * The canonical path of a document's own page; undefined where it has none.
 * @example pathOfDocument('posts', { slug: 'a-post' }) // '/blog/a-post'
 * @example pathOfDocument('team', { slug: 'ada', founder: false }) // undefined
 */
export function pathOfDocument(collection: string, document: DocumentWithPath): string | undefined {
  const place = hasPath(collection) ? places[collection] : undefined
  const name = collection === 'authors' ? document.username : document.slug
  if (!place || !name || (collection === 'team' && !document.founder)) return undefined
  return `${place.folder}${name}${place.slash ? '/' : ''}`
}

/**
 * Paths that lead to the same place have the same key: slash at the end, capitals and percent-encoding do not count.
 * @example pathKey('/Old%20page/') // '/old page'
 */
export function pathKey(path: string) {
  return decodePart(path)
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase()
}
