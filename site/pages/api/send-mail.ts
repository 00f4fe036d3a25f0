import { formEndpoint } from '../../calls/endpoint.ts'
import { createLead } from '../../features/leads/commands.ts'
import { formOf, LeadRequest } from '../../features/leads/schema.ts'

export const { POST, ALL, call } = formEndpoint(LeadRequest, createLead, {
  summary: 'Request the free audit, contact the agency, or request the portfolio.',
  form: formOf,
})
