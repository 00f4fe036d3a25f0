import { formEndpoint } from '#site/calls/endpoint.ts'
import { ApplyVacancy } from '#site/features/careers/application-schema.ts'
import { applyVacancy } from '#site/features/careers/commands.ts'

export const { POST, ALL, call } = formEndpoint(ApplyVacancy, applyVacancy, {
  summary: 'Apply for an open or future position with a résumé.',
  form: 'apply',
})
