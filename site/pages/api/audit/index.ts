import { callEndpoint } from '#site/calls/endpoint.ts'
import { beginAudit } from '#site/features/audit/commands.ts'
import { StartAudit } from '#site/features/audit/schema.ts'

export const { POST, ALL, call } = callEndpoint(StartAudit, beginAudit, {
  summary:
    'Start the free audit of a site. The same network gets an audit of the last ten minutes again instead of a second one.',
  form: 'start',
})
