import { formEndpoint } from '#site/calls/endpoint.ts'
import { subscribe } from '#site/features/newsletter/commands.ts'
import { Subscribe } from '#site/features/newsletter/schema.ts'

export const { POST, ALL, call } = formEndpoint(Subscribe, subscribe, {
  summary: 'Subscribe to the newsletter. It starts after the email address is confirmed.',
  form: 'newsletter',
})
