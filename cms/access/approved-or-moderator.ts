import type { Access } from 'payload'
import { anyone } from './anyone.ts'
import { hasRole } from './roles.ts'

/** A review is read by others once it is approved. */
export const approvedOrModerator: Access = (args) => {
  if (hasRole(args.req.user, 'moderator')) return true
  return anyone(args) ? { status: { equals: 'approved' } } : false
}
