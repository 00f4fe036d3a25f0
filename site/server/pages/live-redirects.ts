import { find } from '#cms/database/client.ts'
import { folderOf, pathKey } from '#engine/paths/document-paths.ts'
import type { Redirect } from './redirects.ts'

/** Collections whose folder is a page that lists them. */
const listed = ['posts', 'case-studies', 'services', 'vacancies'] as const
type Listed = (typeof listed)[number]

/** What redirects depend on: themselves, and which documents visitors see. */
export const REDIRECT_TAGS = ['redirects', ...listed]

/**
 * Reads the redirects of the back office. A redirect to a document that is not public leads to the list of its
 * collection instead.
 */
export async function readRedirects(siteUrl: string): Promise<Redirect[]> {
  const { docs } = await find('redirects')
  const live = new Map(
    await Promise.all(listed.map(async (name) => [name, await liveSlugs(name, docs, siteUrl)] as const)),
  )
  return withoutDeadEnds(docs, siteUrl, (collection, slug) => live.get(collection)?.has(slug) ?? false)
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

async function liveSlugs(collection: Listed, redirects: readonly Redirect[], siteUrl: string) {
  const targets = redirects.map((redirect) => targetOf(redirect, siteUrl))
  const slugs = targets.flatMap((target) => (target?.collection === collection ? [target.slug] : []))
  if (slugs.length === 0) return new Set<string>()
  const { docs } = await find(collection, { where: { slug: { in: slugs } }, select: { slug: true } })
  return new Set(docs.map(({ slug }) => slug))
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
