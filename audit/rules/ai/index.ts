import type { Rule } from '../../rule.ts'
import { crawlerRules } from './crawlers.ts'
import { llmsTxtRules } from './llms-txt.ts'
import { aiPageRules } from './pages.ts'

export const aiRules: Rule[] = [...crawlerRules, ...llmsTxtRules, ...aiPageRules]
