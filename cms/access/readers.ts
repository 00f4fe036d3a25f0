import type { TypedUser } from 'payload'
import { permissions } from './permissions.ts'
import { readsAll } from './row-access.ts'

/** Returns whether an account reads every document of a collection, drafts included, or a global with its versions. */
export function isReaderOf(user: TypedUser | null | undefined, slug: string) {
  const permission = permissions[slug]
  return permission !== undefined && readsAll(user, permission)
}
