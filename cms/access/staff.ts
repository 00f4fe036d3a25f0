import type { PayloadRequest } from 'payload'
import { hasRole, roles } from './roles.ts'

/** Returns whether an account holds any role, and so may enter the back office. */
export const staff = ({ req }: { req: PayloadRequest }) => hasRole(req.user, ...roles)
