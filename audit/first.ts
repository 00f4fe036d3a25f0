import { countOf } from '#engine/text/count-of.ts'
import type { AuditFinding } from './findings.ts'
import type { RuleSeverity } from './rule.ts'

const FIVE = 5

/** Returns what to do first: the findings with the highest impact × pages ÷ effort, one of each rule. */
export function firstOf({ findings }: { findings: AuditFinding[] }): AuditFinding[] {
  const rules = new Set<string>()
  return findings
    .toSorted((a, b) => b.priority - a.priority)
    .filter(({ rule }) => !rules.has(rule) && rules.add(rule))
    .slice(0, FIVE)
}

/** Returns how many problems there are and which is first, as a sentence; undefined without errors and warnings. */
export function problemsVerdict(findings: AuditFinding[], { error, warning }: Record<RuleSeverity, number>) {
  const [first] = firstOf({ findings })
  const problems = error + warning
  if (!first || problems === 0) return undefined
  return `${countOf(problems, 'problem')}, ${error} of them ${error === 1 ? 'an error' : 'errors'}. First: ${first.title}.`
}
