import { GetVacancy, getVacancy } from '../../features/careers/api.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL, call } = endpoint(GetVacancy, getVacancy, {
  summary: 'One open vacancy by the last part of its address, with its text.',
})
