import { reading } from '../../calls/endpoint.ts'
import { getVacancies } from '../../features/careers/api.ts'

export const { GET, ALL, call } = reading(getVacancies, {
  summary: 'Open vacancies, newest first.',
})
