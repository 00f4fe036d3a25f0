import { responseRules } from './responses.ts'
import { redirectTargetRules } from './targets.ts'

export const redirectRules = [...responseRules, ...redirectTargetRules]
