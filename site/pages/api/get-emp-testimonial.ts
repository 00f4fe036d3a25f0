import { reading } from '#site/calls/endpoint.ts'
import { getEmployeeTestimonials } from '#site/features/careers/api.ts'

export const { GET, ALL, call } = reading(getEmployeeTestimonials, {
  summary: 'What people who work here say about it.',
})
