import type { Access } from 'payload'
import { hasRole } from './roles.ts'

/** Everybody sees and edits the own account; only administrators those of others. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
