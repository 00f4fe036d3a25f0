import type { AuditFinding } from '../findings.ts'
import type { AuditReport } from '../report.ts'
import type { Rule, RuleSeverity } from '../rule.ts'
import { rules } from '../rules/index.ts'

const LEVELS: Record<RuleSeverity, 'error' | 'warning' | 'note'> = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
}
/** Consumers show the first places of a result; GitHub reads 1,000 results with ten locations each. */
const MAX_LOCATIONS = 10

/**
 * Returns a report in the Static Analysis Results Interchange Format, which code hosts and editors read. A result is a
 * finding; its locations are pages with their lines. Source: OASIS, SARIF 2.1.0.
 * @param rulesUrl where the pages of the rules are, with a slash at its end
 */
export function sarifOf({ findings, endedAt }: AuditReport, rulesUrl: string) {
  const used = rules.filter(({ id }) => findings.some(({ rule }) => rule === id))
  const indexes = new Map(used.map(({ id }, index) => [id, index]))
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Prairie Signal audit',
            informationUri: rulesUrl,
            rules: used.map((rule) => descriptorOf(rule, rulesUrl)),
          },
        },
        invocations: [{ executionSuccessful: true, endTimeUtc: new Date(endedAt).toISOString() }],
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => ({
          ruleId: finding.rule,
          ruleIndex: indexes.get(finding.rule),
          level: LEVELS[finding.severity],
          message: { text: `${finding.title}.` },
          locations: finding.pages.slice(0, MAX_LOCATIONS).map(locationOf),
          partialFingerprints: { 'findingId/v1': finding.id },
        })),
      },
    ],
  }
}

const descriptorOf = ({ id, severity, measures, why, fix, group }: Rule, rulesUrl: string) => ({
  id,
  shortDescription: { text: measures },
  fullDescription: { text: why },
  help: { text: fix },
  helpUri: `${rulesUrl}${id}/`,
  defaultConfiguration: { level: LEVELS[severity] },
  properties: { tags: [group] },
})

function locationOf({ url, evidence }: AuditFinding['pages'][number]) {
  const [first] = evidence
  const snippet = first?.snippet ? { snippet: { text: first.snippet } } : {}
  return {
    physicalLocation: {
      artifactLocation: { uri: url },
      region: { startLine: first?.line ?? 1, ...snippet },
    },
    ...(first?.detail ? { message: { text: first.detail } } : {}),
  }
}
