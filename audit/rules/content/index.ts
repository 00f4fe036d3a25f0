import { comparedTextRules } from './compared.ts'
import { headingRules } from './headings.ts'
import { textRules } from './text.ts'

export const contentRules = [...headingRules, ...textRules, ...comparedTextRules]
