import { auditScore } from '#engine/formulas/audit-score.ts'
import type { RuleResult } from './evaluate.ts'
import { GROUPS, type GroupId } from './groups.ts'

export type GroupScore = {
  group: GroupId
  /** 0 to 100; `null` if none of its rules was measured. */
  score: number | null
  /** Its share of the score, in points of 100, as measured groups share them. */
  weight: number
  /** Rules that were measured, and all. */
  measured: number
  rules: number
}

export type AuditScore = {
  /** 0 to 100, whole; `null` if less than half of the weight was measured. */
  value: number | null
  /** Share of the weight that was measured, from 0 to 1. */
  measured: number
  groups: GroupScore[]
}

const SEVERITY_POINTS = { error: 10, warning: 4, notice: 1 } as const
const MIN_MEASURED = 0.5

/** Returns the score of a site by the formula “Audit score”. */
export function scoreOf(results: RuleResult[]): AuditScore {
  const groups = (Object.keys(GROUPS) as GroupId[]).map((group) => {
    const all = results.filter(({ rule }) => rule.group === group)
    const measured = all.filter(({ unmeasured }) => unmeasured === undefined)
    return {
      group,
      weight: GROUPS[group].weight,
      rules: all.length,
      measured: measured.length,
      parts: measured.map(({ rule, of, occurrences }) => ({
        points: SEVERITY_POINTS[rule.severity] * rule.weight,
        share: Math.min(1, occurrences.length / Math.max(1, of)),
      })),
    }
  })
  const { score, scores, measured } = auditScore.compute({ groups })
  return {
    value: measured < MIN_MEASURED ? null : Math.floor(score),
    measured,
    groups: groups.map(({ parts: _, ...group }, at) => ({ ...group, score: scores[at] ?? null })),
  }
}
