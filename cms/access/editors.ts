import type { PayloadRequest } from 'payload'
import { hasRole } from './roles.ts'

export const editors = ({ req }: { req: PayloadRequest }) => hasRole(req.user, 'editor')
