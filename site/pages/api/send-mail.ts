import { formEndpoint } from '#site/calls/endpoint.ts'
import { createLead } from '#site/features/leads/commands.ts'
import { formOf, LeadRequest } from '#site/features/leads/schema.ts'

export const { POST, ALL, call } = formEndpoint(LeadRequest, createLead, {
  summary: 'Request the free audit, contact the agency, or request the portfolio.',
  form: formOf,
})
