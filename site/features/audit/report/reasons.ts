import type { AuditReport } from '#audit/report.ts'

type Reasons = {
  /** Rules that nothing on the site is subject to. */
  inapplicable: string[]
  /** Rules that lack the same thing, the most rules first. */
  reasons: { why: string; rules: string[] }[]
}

/** The reason of rules that nothing on the site is subject to. */
export const INAPPLICABLE = 'Nothing we read has what these rules check.'

/** Returns the rules that were not measured by why. Those that do not apply are together. */
export function reasonsOf(unmeasured: AuditReport['unmeasured']): Reasons {
  const isInapplicable = ({ why }: { why: string }) => why.startsWith('It applies to no')
  const others = Map.groupBy(
    unmeasured.filter((one) => !isInapplicable(one)),
    ({ why }) => why,
  )
  return {
    inapplicable: unmeasured.filter(isInapplicable).map(({ rule }) => rule),
    reasons: [...others]
      .map(([why, own]) => ({ why, rules: own.map(({ rule }) => rule) }))
      .toSorted((a, b) => b.rules.length - a.rules.length),
  }
}
