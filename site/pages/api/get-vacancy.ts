import { callEndpoint } from '#site/calls/endpoint.ts'
import { GetVacancy, getVacancy } from '#site/features/careers/api.ts'

export const { POST, ALL, call } = callEndpoint(GetVacancy, getVacancy, {
  summary: 'One open vacancy by its slug, with its text.',
})
