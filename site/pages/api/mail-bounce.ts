import { callEndpoint } from '../../calls/endpoint.ts'
import { mailBounce } from '../../features/newsletter/commands.ts'
import { MailBounce } from '../../features/newsletter/schema.ts'

export const { POST, ALL, call } = callEndpoint(MailBounce, mailBounce, {
  summary: 'The mail service reports a mail that came back, or a complaint. Needs its bearer token.',
})
