import { callEndpoint } from '../../calls/endpoint.ts'
import { recordVitals } from '../../features/vitals/commands.ts'
import { Vitals } from '../../features/vitals/schema.ts'

export const { POST, ALL, call } = callEndpoint(Vitals, recordVitals, {
  summary: 'One speed measurement of a page, counted anonymously.',
})
