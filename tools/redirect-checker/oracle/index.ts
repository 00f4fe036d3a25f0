import { pageCases } from './page-cases.ts'
import { schemeCases } from './scheme-cases.ts'
import { statusCases } from './status-cases.ts'

export const chainCases = [...statusCases, ...schemeCases, ...pageCases]
