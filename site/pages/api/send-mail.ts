import { formEndpoint } from '../../calls/endpoint.ts'
import { createLead } from '../../features/leads/commands.ts'
import { formOf, LeadRequest } from '../../features/leads/schema.ts'

export const { POST, ALL, call } = formEndpoint(LeadRequest, createLead, {
  summary: 'Ask for the free audit, write to the agency, or ask for the portfolio.',
  form: formOf,
})
