import { decodePart } from '../web/decode-part.ts'

/** The fields of a document that its path is made of. */
export type DocumentWithPath = {
  slug?: string | null | undefined
  username?: string | null | undefined
  founder?: boolean | null | undefined
}

/**
 * Where the documents of a collection have their pages, in the notation of the route list: with or without a trailing
 * slash.
 */
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

/** Globals whose texts appear on one page. */
const pagesOfGlobals: Record<string, string> = { home: '/', creative: '/creative/' }

/** Returns the path of the page that shows the texts of a global; undefined if it is not one page. */
export const pathOfGlobal = (slug: string) => (Object.hasOwn(pagesOfGlobals, slug) ? pagesOfGlobals[slug] : undefined)

/** Returns whether documents of a collection have pages of their own. */
export function hasPath(collection: string) {
  return Object.hasOwn(places, collection)
}

/** Returns the folder of a collection's pages, for example `/blog/`; undefined if its documents have none. */
export function folderOf(collection: string) {
  return hasPath(collection) ? places[collection]?.folder : undefined
}

/**
 * Returns the canonical path of a document's own page; undefined if it has none.
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
 * Returns the same key for all spellings of a path: trailing slashes, capitals, and percent-encoding do not matter.
 * @example pathKey('/Old%20page/') // '/old page'
 */
export function pathKey(path: string) {
  return decodePart(path)
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase()
}
