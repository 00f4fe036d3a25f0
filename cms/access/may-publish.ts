import type { TypedUser } from 'payload'
import type { Grant, Permission } from './permission.ts'
import { type Holder, isHeldBy } from './roles.ts'

/**
 * Returns whether an account may decide what visitors see of documents with drafts: publish, unpublish, and schedule
 * both. It may if it writes their status, and not only drafts.
 */
export function mayPublish(user: TypedUser | null | undefined, { write }: Permission) {
  return Object.entries(write).some(([holder, grant]) => isPublishing(grant) && isHeldBy(user, holder as Holder))
}

/** Returns whether what a table grants includes publishing. */
export const isPublishing = ({ fields = '', onlyDrafts }: Grant) =>
  !onlyDrafts && fields.split(/\s+/).includes('_status')
