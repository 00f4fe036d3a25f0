import { formEndpoint } from '#site/calls/endpoint.ts'
import { addEmail } from '#site/features/leads/commands.ts'
import { AddEmail } from '#site/features/leads/schema.ts'

export const { POST, ALL, call } = formEndpoint(AddEmail, addEmail, {
  summary: 'Add an email address to a request that was sent without one.',
  form: 'email',
})
