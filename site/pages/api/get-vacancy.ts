import { callEndpoint } from '../../calls/endpoint.ts'
import { GetVacancy, getVacancy } from '../../features/careers/api.ts'

export const { POST, ALL, call } = callEndpoint(GetVacancy, getVacancy, {
  summary: 'One open vacancy by its slug, with its text.',
})
