import { formEndpoint } from '../../calls/endpoint.ts'
import { ApplyVacancy } from '../../features/careers/application-schema.ts'
import { applyVacancy } from '../../features/careers/commands.ts'

export const { POST, ALL, call } = formEndpoint(ApplyVacancy, applyVacancy, {
  summary: 'Apply for an open role, or for a later one, with a résumé.',
  form: 'apply',
})
