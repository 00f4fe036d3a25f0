import type { PayloadRequest } from 'payload'
import { hasRole } from './roles.ts'

export const sales = ({ req }: { req: PayloadRequest }) => hasRole(req.user, 'sales')
