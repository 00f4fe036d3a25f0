import { createQuote } from '../../features/leads/commands.ts'
import { CreateQuote } from '../../features/leads/quote-schema.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL } = endpoint(CreateQuote, createQuote, { form: 'quote' })
