import { callEndpoint } from '#site/calls/endpoint.ts'
import { removeAudit } from '#site/features/audit/commands.ts'
import { OwnAudit } from '#site/features/audit/schema.ts'

export const { POST, ALL, call } = callEndpoint(OwnAudit, removeAudit, {
  summary: 'Delete an audit with everything that it found.',
  isLimited: true,
  fromPath: ['key'],
})
