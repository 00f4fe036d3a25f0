import type { TypedUser } from 'payload'
import { hasPath } from '../../engine/document-paths.ts'
import { mayWrite } from '../access/field-access.ts'
import { permissions } from '../access/permissions.ts'

/** Returns whether an account may see the SEO panel of a collection: it may if it writes the texts for search engines. */
export function mayCheckSeo(user: TypedUser | null | undefined, collection: string): boolean {
  const permission = hasPath(collection) ? permissions[collection] : undefined
  return permission !== undefined && mayWrite(user, 'seo', permission)
}
