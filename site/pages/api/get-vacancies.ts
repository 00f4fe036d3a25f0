import { reading } from '#site/calls/endpoint.ts'
import { getVacancies } from '#site/features/careers/api.ts'

export const { GET, ALL, call } = reading(getVacancies, {
  summary: 'Open vacancies, newest first.',
})
