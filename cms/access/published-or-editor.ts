import type { Access } from 'payload'
import { anyone } from './anyone.ts'
import { hasRole } from './roles.ts'

/** Drafts are for editors. */
export const publishedOrEditor: Access = (args) => {
  if (hasRole(args.req.user, 'editor')) return true
  return anyone(args) ? { _status: { equals: 'published' } } : false
}
