import type { Config } from '../payload-types.ts'

type Slug = keyof Config['collections'] | keyof Config['globals']

/** A document of a collection, or a global. */
export type DocumentName = {
  /** The slug of the collection or global. */
  slug: Slug
  /** Undefined for a global. */
  id: number | undefined
}

type Slugs = { collections: Record<string, unknown>; globals: { config: { slug: string }[] } }

/**
 * Returns what a name such as `posts/12` or `globals/home` names; undefined if there is no such collection or global.
 * @param cms `collections` and `globals` of Payload
 */
export function documentOf(cms: Slugs, about: unknown): DocumentName | undefined {
  const [, first = '', second = ''] = /^([a-z-]+)\/([a-z0-9-]+)$/.exec(String(about)) ?? []
  if (first === 'globals')
    return cms.globals.config.some(({ slug }) => slug === second) ? { slug: second as Slug, id: undefined } : undefined
  const isId = /^[1-9]\d{0,8}$/.test(second)
  return isId && Object.hasOwn(cms.collections, first) ? { slug: first as Slug, id: Number(second) } : undefined
}

/** @example nameOf({ slug: 'posts', id: 12 }) // 'posts/12' */
export function nameOf({ slug, id }: { slug: string; id: number | string | undefined }) {
  return id === undefined ? `globals/${slug}` : `${slug}/${id}`
}

type Titled = { admin: { useAsTitle?: string }; labels: { singular: unknown } }

/** Returns what a document is called in the back office, for example its title, or “Review 12”. */
export function titleOf({ admin, labels }: Titled, document: Record<string, unknown> | null): string {
  const title = document?.[admin.useAsTitle ?? 'id']
  return typeof title === 'string' && title !== '' ? title : `${labels.singular} ${document?.id ?? ''}`.trim()
}

/** The page of a document in the back office. */
export function adminPath({ slug, id }: { slug: string; id: number | string | undefined }) {
  return id === undefined ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id}`
}
