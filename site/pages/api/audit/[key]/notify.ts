import { callEndpoint } from '#site/calls/endpoint.ts'
import { notifyByEmail } from '#site/features/audit/commands.ts'
import { NotifyOfAudit } from '#site/features/audit/schema.ts'

export const { POST, ALL, call } = callEndpoint(NotifyOfAudit, notifyByEmail, {
  summary: 'Get one email with the link to the report of an audit.',
  isLimited: true,
  fromPath: ['key'],
  form: 'notify',
})
