import { callEndpoint } from '../../calls/endpoint.ts'
import { mailBounce } from '../../features/newsletter/commands.ts'
import { MailBounce } from '../../features/newsletter/schema.ts'

export const { POST, ALL, call } = callEndpoint(MailBounce, mailBounce, {
  summary: 'Reports a bounced email or a complaint. For the email service; needs its bearer token.',
})
