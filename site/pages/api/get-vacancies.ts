import { getVacancies } from '../../features/careers/api.ts'
import { reading } from '../../server/endpoint.ts'

export const { GET, ALL, call } = reading(getVacancies, {
  summary: 'Open vacancies, newest first. A closed one is not in the list.',
})
