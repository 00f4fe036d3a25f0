import type { TypedUser } from 'payload'
import { hasPath, pathOfGlobal } from '#engine/paths/document-paths.ts'
import { mayWrite } from '../access/field-access.ts'
import { permissions } from '../access/permissions.ts'
import { isReaderOf } from '../access/readers.ts'

/**
 * Returns whether an account may see the SEO panel of a collection, or of a global that is one page: it may if it
 * writes the texts for search engines.
 */
export function mayCheckSeo(user: TypedUser | null | undefined, slug: string): boolean {
  const permission = hasPath(slug) || pathOfGlobal(slug) ? permissions[slug] : undefined
  return permission !== undefined && mayWrite(user, 'seo', permission)
}

/** Returns whether an account may see the checks of all documents of a collection, drafts of others included. */
export function mayCheckAll(user: TypedUser | null | undefined, slug: string): boolean {
  return mayCheckSeo(user, slug) && isReaderOf(user, slug)
}
