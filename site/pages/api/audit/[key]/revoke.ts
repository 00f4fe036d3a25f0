import { callEndpoint } from '#site/calls/endpoint.ts'
import { revokeShare } from '#site/features/audit/commands.ts'
import { OwnAudit } from '#site/features/audit/schema.ts'

export const { POST, ALL, call } = callEndpoint(OwnAudit, revokeShare, {
  summary: 'End the link that only shows the report of an audit.',
  isLimited: true,
  fromPath: ['key'],
})
