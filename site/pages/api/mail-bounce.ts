import { callEndpoint } from '#site/calls/endpoint.ts'
import { mailBounce } from '#site/features/newsletter/commands.ts'
import { MailBounce } from '#site/features/newsletter/schema.ts'

export const { POST, ALL, call } = callEndpoint(MailBounce, mailBounce, {
  summary: 'Reports a bounced email or a complaint. For the email service; needs its bearer token.',
})
