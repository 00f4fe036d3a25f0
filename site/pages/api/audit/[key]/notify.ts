import { formEndpoint } from '#site/calls/endpoint.ts'
import { notifyByEmail } from '#site/features/audit/commands.ts'
import { NotifyOfAudit } from '#site/features/audit/schema.ts'

export const { POST, ALL, call } = formEndpoint(NotifyOfAudit, notifyByEmail, {
  summary: 'Get one email with the link to the report of an audit, a monthly audit of its site, or both.',
  fromPath: ['key'],
  form: 'notify',
})
