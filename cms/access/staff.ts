import type { PayloadRequest } from 'payload'
import { hasRole } from './roles.ts'

/** Whoever holds any role may enter the back office. */
export const staff = ({ req }: { req: PayloadRequest }) => hasRole(req.user, 'editor', 'moderator', 'hr', 'sales')
