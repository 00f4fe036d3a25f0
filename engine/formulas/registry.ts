import { auditScore } from './audit-score.ts'
import type { AnyFormula } from './define-formula.ts'
import { keywordDifficulty } from './keyword-difficulty.ts'
import { keywordGroups } from './keyword-groups.ts'
import { linkPosition } from './link-position.ts'
import { popularityBand } from './popularity-band.ts'

/** All published formulas: each has a page at `/tools/formulas/{slug}/`. */
export const formulas: AnyFormula[] = [linkPosition, popularityBand, keywordDifficulty, keywordGroups, auditScore]

export const formulaPath = (slug: string) => `/tools/formulas/${slug}/`
