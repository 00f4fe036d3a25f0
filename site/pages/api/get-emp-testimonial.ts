import { getEmployeeTestimonials } from '../../features/careers/api.ts'
import { reading } from '../../server/endpoint.ts'

export const { GET, ALL, call } = reading(getEmployeeTestimonials, {
  summary: 'What people who work here say about it.',
})
