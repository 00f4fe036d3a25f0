import type { CollectionSlug, Where } from 'payload'
import { find } from '#cms/database/client.ts'
import { remember } from '#cms/reads.ts'
import { type DocumentWithPath, folderOf, pathKey, pathOfDocument } from '#engine/paths/document-paths.ts'

/** Pages that only show a list, and the content of each. */
const lists: Record<string, CollectionSlug[]> = {
  '/blog/': ['posts'],
  '/case-study/': ['case-studies'],
  '/portfolio': ['projects'],
  '/testimonial/': ['client-testimonials'],
  '/our-journey/': ['milestones', 'team'],
}

/** Sections of the home page that disappear without content. */
const sections: Record<string, { collection: CollectionSlug; where?: Where }> = {
  '/#pricing': { collection: 'pricing-plans' },
  '/#industriesFaq': { collection: 'faqs', where: { topic: { equals: 'home' } } },
}

/** Collections whose folder contains only the pages of their documents. */
const documents = ['authors', 'case-studies', 'categories', 'posts', 'services', 'team'] as const

type LivePaths = {
  emptyLists: Set<string>
  emptySections: Set<string>
  folders: { folder: string; paths: Set<string> }[]
}

/**
 * Returns a test for links: false for one to a list or a section that is empty, or to a document that is not published.
 * Links to other sites and to everything else are true.
 * @example (await livePaths())('/author/somebody-who-left/') // false
 */
export async function livePaths(): Promise<(href: string) => boolean> {
  const known = await remember('live paths', readLivePaths)
  return (href) => isLive(href, known)
}

/** Returns whether a page that only shows a list has nothing to show; search engines then leave it out. */
export async function isEmptyList(path: string): Promise<boolean> {
  return (await remember('live paths', readLivePaths)).emptyLists.has(pathKey(path))
}

/** Decides about one link; see `livePaths`. */
export function isLive(href: string, { emptyLists, emptySections, folders }: LivePaths): boolean {
  if (!href.startsWith('/')) return true
  if (emptySections.has(href)) return false
  const path = pathKey(href.replace(/[?#].*$/, ''))
  if (emptyLists.has(path)) return false
  const folder = folders.find((one) => path.startsWith(one.folder) && !path.slice(one.folder.length).includes('/'))
  return !folder || isFile(path) || folder.paths.has(path)
}

/** `/blog/feed.xml` is a file, not a post. */
const isFile = (path: string) => /\.[a-z]+$/.test(path)

async function readLivePaths(): Promise<LivePaths> {
  const [emptyLists, emptySections, folders] = await Promise.all([
    emptyOf(lists, async (collections) => (await Promise.all(collections.map((one) => isEmpty(one)))).every(Boolean)),
    emptyOf(sections, ({ collection, where }) => isEmpty(collection, where)),
    Promise.all(documents.map(readFolder)),
  ])
  return { emptyLists: new Set([...emptyLists].map(pathKey)), emptySections, folders }
}

async function emptyOf<T>(places: Record<string, T>, isEmpty: (what: T) => Promise<boolean>) {
  const found = await Promise.all(
    Object.entries(places).map(async ([path, what]) => ((await isEmpty(what)) ? [path] : [])),
  )
  return new Set(found.flat())
}

async function isEmpty(collection: CollectionSlug, where?: Where) {
  const { docs } = await find(collection, {
    limit: 1,
    pagination: false,
    select: { id: true },
    ...(where ? { where } : {}),
  })
  return docs.length === 0
}

async function readFolder(collection: (typeof documents)[number]) {
  const { docs } = await find(collection, { select: { slug: true, username: true, founder: true } })
  const paths = (docs as DocumentWithPath[]).flatMap((doc) => pathOfDocument(collection, doc) ?? [])
  return { folder: folderOf(collection) ?? '', paths: new Set(paths.map(pathKey)) }
}
