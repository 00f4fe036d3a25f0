import { formEndpoint } from '#site/calls/endpoint.ts'
import { createQuote } from '#site/features/leads/commands.ts'
import { CreateQuote } from '#site/features/leads/quote-schema.ts'

export const { POST, ALL, call } = formEndpoint(CreateQuote, createQuote, {
  summary: 'Request a proposal.',
  form: 'quote',
})
