import { pathOfDocument } from '#engine/paths/document-paths.ts'
import { canonicalPath } from '../pages/canonical-path.ts'

type Draft = { [field: string]: unknown }
type Previewed = { slug: string; draft: Draft; segment: string }

/** The pages of globals, and of documents that are a part of a page. */
const pages: Record<string, (draft: Draft) => string> = {
  home: () => '/',
  claims: () => '/',
  navigation: () => '/',
  creative: () => '/creative/',
  'pricing-plans': () => '/',
  projects: ({ onHome }) => (onHome ? '/' : '/portfolio'),
  faqs: ({ topic }) => (topic === 'career' ? '/career/' : '/'),
  'client-testimonials': ({ onHome }) => (onHome ? '/' : '/testimonial/'),
  'employee-testimonials': () => '/career/',
}

/** Paths that are not pages, or that a draft cannot change. */
const NO_PAGE = /^\/(admin|cms-api|api|og|preview)(\/|$)/

/**
 * Returns the path of the page that shows a draft.
 * @param wanted another page of the site, for a link that an editor followed in the preview
 */
export function previewPath({ slug, draft, segment }: Previewed, wanted: string | null): string | undefined {
  if (wanted !== null) {
    const path = wanted.startsWith('/') ? (canonicalPath(wanted) ?? wanted) : undefined
    return path === undefined || NO_PAGE.test(path) ? undefined : path
  }
  return pages[slug]?.(draft) ?? pathOfDocument(slug, { slug: segment })
}

/**
 * Returns the collection and id, or the global, that a path below `/preview/` names.
 * @example previewedAt('/preview/posts/12') // { slug: 'posts', id: 12 }
 * @example previewedAt('/preview/home') // { slug: 'home' }
 */
export function previewedAt(path: string): { slug: string; id?: number } | undefined {
  const [, slug, id] = /^\/preview\/([a-z-]+)(?:\/(\d{1,9}))?$/.exec(path) ?? []
  if (!slug) return undefined
  return id === undefined ? { slug } : { slug, id: Number(id) }
}
