import type { PayloadRequest } from 'payload'
import { hasRole } from './roles.ts'

export const moderators = ({ req }: { req: PayloadRequest }) => hasRole(req.user, 'moderator')
