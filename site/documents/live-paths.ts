import { emptyCollections, publicPaths } from '#cms/database/client.ts'
import { pathKey } from '#engine/paths/document-paths.ts'

/** Pages that only show a list, and the content of each. */
const lists: Record<string, string[]> = {
  '/blog/': ['posts'],
  '/case-study/': ['case-studies'],
  '/portfolio': ['projects'],
  '/testimonial/': ['client-testimonials'],
  '/our-journey/': ['milestones', 'team'],
}

/** Sections of the home page that disappear without content. */
const sections: Record<string, string> = { '/#pricing': 'pricing-plans', '/#industriesFaq': 'faqs of home' }

type Known = {
  /** Whether there is a page at a path; undefined where no document can have one. */
  has: (path: string) => boolean | undefined
  /** What visitors see nothing of. */
  empty: string[]
}

/**
 * Returns a test for links: false for one to a list or a section that is empty, or to a document that is not published.
 * Links to other sites and to everything else are true.
 * @example (await livePaths())('/author/somebody-who-left/') // false
 */
export async function livePaths(): Promise<(href: string) => boolean> {
  const [{ has }, empty] = await Promise.all([publicPaths(), emptyCollections()])
  return (href) => isLive(href, { has, empty })
}

/** Returns whether a page that only shows a list has nothing to show; search engines then leave it out. */
export async function isEmptyList(path: string): Promise<boolean> {
  return isEmpty(path, await emptyCollections())
}

/** Decides about one link; see `livePaths`. */
export function isLive(href: string, { has, empty }: Known): boolean {
  if (!href.startsWith('/')) return true
  const section = sections[href]
  if (section !== undefined && empty.includes(section)) return false
  const path = href.replace(/[?#].*$/, '')
  return !isEmpty(path, empty) && (has(path) ?? true)
}

function isEmpty(path: string, empty: string[]) {
  const shown = Object.entries(lists).find(([list]) => pathKey(list) === pathKey(path))?.[1] ?? []
  return shown.length > 0 && shown.every((collection) => empty.includes(collection))
}
