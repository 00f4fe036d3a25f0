import { callEndpoint } from '#site/calls/endpoint.ts'
import { endAudit } from '#site/features/audit/commands.ts'
import { OwnAudit } from '#site/features/audit/schema.ts'

export const { POST, ALL, call } = callEndpoint(OwnAudit, endAudit, {
  summary: 'Stop an audit: its report has what was read until then.',
  isLimited: true,
  fromPath: ['key'],
})
