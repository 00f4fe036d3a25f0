import type { PayloadRequest } from 'payload'
import { hasRole } from './roles.ts'

export const hr = ({ req }: { req: PayloadRequest }) => hasRole(req.user, 'hr')
