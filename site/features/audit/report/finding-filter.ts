import type { AuditFinding } from '#audit/findings.ts'
import { GROUPS } from '#audit/groups.ts'
import type { AuditReport } from '#audit/report.ts'
import { ruleName } from '#audit/rules/rule-name.ts'
import { SEVERITIES } from '../severity.ts'
import type { FilteredFinding } from './fits-filter.ts'

/** Returns a function that returns what filters need of a finding of this report. */
export function filterable({ pages, templates }: Pick<AuditReport, 'pages' | 'templates'>) {
  const ids = new Map(templates.map(({ label, id }) => [label, id]))
  const templateOf = new Map(pages.map(({ url, template }) => [url, ids.get(template)]))
  return ({ group, severity, rule, title, pages: found }: AuditFinding): FilteredFinding => ({
    group,
    severity,
    templates: [...new Set(found.map(({ url }) => templateOf.get(url)))].filter((id) => id !== undefined),
    text: `${title} ${ruleName(rule)} ${GROUPS[group].label} ${SEVERITIES[severity].word}`,
  })
}
