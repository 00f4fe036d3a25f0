import type { TypedUser } from 'payload'
import { hasPath, pathOfGlobal } from '../../engine/document-paths.ts'
import { mayWrite } from '../access/field-access.ts'
import { permissions } from '../access/permissions.ts'

/** Returns whether an account may see the SEO panel of a collection: it may if it writes the texts for search engines. */
export function mayCheckSeo(user: TypedUser | null | undefined, collection: string): boolean {
  const permission = hasPath(collection) ? permissions[collection] : undefined
  return permission !== undefined && mayWrite(user, 'seo', permission)
}

/** Returns whether an account may see how the page of a global appears elsewhere: it may if it writes that page. */
export function mayPreviewGlobal(user: TypedUser | null | undefined, global: string): boolean {
  const permission = pathOfGlobal(global) ? permissions[global] : undefined
  return permission !== undefined && mayWrite(user, 'heroTitle', permission)
}
