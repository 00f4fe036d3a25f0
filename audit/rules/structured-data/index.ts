import type { Rule } from '../../rule.ts'
import { presenceRules } from './presence.ts'
import { readingRules } from './reading.ts'
import { valueRules } from './values.ts'

export const structuredDataRules: Rule[] = [...readingRules, ...valueRules, ...presenceRules]
