import type { TypedUser } from 'payload'
import { mayPublish } from './may-publish.ts'
import { permissions } from './permissions.ts'
import { type Holder, isHeldBy } from './roles.ts'
import { publishesRow, readsAll, readsRow } from './row-access.ts'

/** Returns whether an account reads every document of a collection, drafts included, or a global with its versions. */
export function isReaderOf(user: TypedUser | null | undefined, slug: string) {
  const permission = permissions[slug]
  return permission !== undefined && readsAll(user, permission)
}

/** Returns whether an account reads documents of a collection because of a role: all of them, or its own. */
export function readsSomeOf(user: TypedUser | null | undefined, slug: string) {
  const { visitors: _visitors, files: _files, ...readers } = permissions[slug]?.read ?? {}
  return (Object.keys(readers) as Holder[]).some((holder) => isHeldBy(user, holder))
}

/** Returns whether an account reads one document with its drafts: a contributor reads those that are its own. */
export function isReaderOfDocument(
  user: TypedUser | null | undefined,
  slug: string,
  document: Record<string, unknown>,
) {
  const permission = permissions[slug]
  return permission !== undefined && readsRow(user, permission, document)
}

/** Returns whether an account may publish documents of a collection, some of them at least, or a global. */
export function isPublisherOf(user: TypedUser | null | undefined, slug: string) {
  const permission = permissions[slug]
  return permission !== undefined && mayPublish(user, permission)
}

/** Returns whether an account may publish one document, take it off the site, and schedule both. */
export function isPublisherOfDocument(
  user: TypedUser | null | undefined,
  slug: string,
  document: Record<string, unknown>,
) {
  const permission = permissions[slug]
  return permission !== undefined && publishesRow(user, permission, document)
}
