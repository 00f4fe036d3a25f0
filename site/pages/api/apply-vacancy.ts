import { ApplyVacancy } from '../../features/careers/application-schema.ts'
import { applyVacancy } from '../../features/careers/commands.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL } = endpoint(ApplyVacancy, applyVacancy, { form: 'apply' })
