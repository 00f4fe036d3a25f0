import type { RuleSeverity } from '#audit/rule.ts'
import type { SeverityKind } from '#site/ui/parts/icon.tsx'

/** The shape and the word of each severity, the worst first. */
export const SEVERITIES: Record<RuleSeverity, { kind: SeverityKind; word: string; many: string }> = {
  error: { kind: 'critical', word: 'Error', many: 'Errors' },
  warning: { kind: 'warning', word: 'Warning', many: 'Warnings' },
  notice: { kind: 'notice', word: 'Notice', many: 'Notices' },
}

export const severityIds = Object.keys(SEVERITIES) as RuleSeverity[]

/** What a repair takes, by the effort of a rule. */
export const EFFORTS: Record<number, string> = {
  1: 'a settings change',
  2: 'an edit to a template',
  3: 'work on each page',
  5: 'a project',
}
