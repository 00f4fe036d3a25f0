import { formEndpoint } from '../../calls/endpoint.ts'
import { createQuote } from '../../features/leads/commands.ts'
import { CreateQuote } from '../../features/leads/quote-schema.ts'

export const { POST, ALL, call } = formEndpoint(CreateQuote, createQuote, {
  summary: 'Request a proposal.',
  form: 'quote',
})
