import { isTagOfPath, publicPaths, readRedirectRows } from '#cms/database/client.ts'
import { folderOf, pathKey } from '#engine/paths/document-paths.ts'
import type { Redirect } from './redirects.ts'

/** Collections whose folder is a page that lists them. */
const listed = ['posts', 'case-studies', 'services', 'vacancies'] as const
type Listed = (typeof listed)[number]

/** Returns whether a change concerns redirects: one of them changed, or which paths have a page. */
export const concernsRedirects = (tag: string) => tag === 'redirects' || isTagOfPath(tag)

/**
 * Reads the redirects of the back office. A redirect to a document that is not public leads to the list of its
 * collection instead.
 */
export async function readRedirects(siteUrl: string): Promise<Redirect[]> {
  const [redirects, paths] = await Promise.all([readRedirectRows(), publicPaths()])
  return withoutDeadEnds(redirects, siteUrl, paths.hasSegment)
}

/**
 * Replaces targets that visitors cannot see. The replacement is temporary (302), because the document may be published
 * again.
 */
export function withoutDeadEnds(
  redirects: readonly Redirect[],
  siteUrl: string,
  isLive: (collection: Listed, slug: string) => boolean,
): Redirect[] {
  return redirects.map((redirect) => {
    const target = targetOf(redirect, siteUrl)
    if (!target || isLive(target.collection, target.slug)) return redirect
    return { ...redirect, to: folderOf(target.collection), type: '302' }
  })
}

function targetOf({ to, type }: Redirect, siteUrl: string): { collection: Listed; slug: string } | undefined {
  if (!to || type === '410' || !URL.canParse(to, siteUrl)) return undefined
  const { origin, pathname } = new URL(to, siteUrl)
  if (origin !== new URL(siteUrl).origin) return undefined
  const path = pathKey(pathname)
  for (const collection of listed) {
    const folder = folderOf(collection) ?? ''
    const slug = path.slice(folder.length)
    if (path.startsWith(folder) && /^[^/.]+$/.test(slug)) return { collection, slug }
  }
  return undefined
}
