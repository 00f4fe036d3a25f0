import type { PayloadRequest } from 'payload'
import { hasRole } from './roles.ts'

export const admins = ({ req }: { req: PayloadRequest }) => hasRole(req.user, 'admin')
