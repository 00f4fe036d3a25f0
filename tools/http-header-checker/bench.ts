import type { Measure } from '#bench/measure.ts'
import { compareScores } from './oracle/compare.ts'
import { headerSets } from './oracle/header-sets.ts'

const SETS = 1_000
const RULES = 12

/** Compares scores and results of rules with those of the HTTP Observatory, on generated header sets. */
export async function measure(): Promise<Measure[]> {
  const { differences, scores, results } = await compareScores(headerSets(SETS, 2))
  const differing = new Set(differences.map(({ set }) => set)).size
  return [
    {
      what: 'http-header-checker: header sets with the score and all results of the HTTP Observatory',
      value: SETS - differing,
      unit: `of ${SETS}`,
      limit: SETS,
      better: 'more',
      note: `${RULES} rules each; ${scores.size} scores and ${results.size} results occur`,
    },
  ]
}
