import { callEndpoint } from '#site/calls/endpoint.ts'
import { recordVitals } from '#site/features/vitals/commands.ts'
import { Vitals } from '#site/features/vitals/schema.ts'

export const { POST, ALL, call } = callEndpoint(Vitals, recordVitals, {
  summary: 'One speed measurement of a page, counted anonymously.',
})
