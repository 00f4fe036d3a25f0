import type { Proof } from '../../proof.ts'
import { crawlerProofs } from './crawlers.ts'
import { llmsTxtProofs } from './llms-txt.ts'
import { aiPageProofs } from './pages.ts'

export const aiProofs: Proof[] = [...crawlerProofs, ...llmsTxtProofs, ...aiPageProofs]
