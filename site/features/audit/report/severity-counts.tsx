import type { AuditReport } from '#audit/report.ts'
import { countOf } from '#engine/text/count-of.ts'
import { Severity } from '#site/ui/parts/icon.tsx'
import { SEVERITIES, severityIds } from '../severity.ts'

/** Renders how many findings of each severity there are. */
export function SeverityCounts({ counts }: { counts: AuditReport['counts'] }) {
  return (
    <ul className="severity-counts">
      {severityIds.map((severity) => (
        <li key={severity}>
          <Severity kind={counts[severity] === 0 ? 'pass' : SEVERITIES[severity].kind}>
            {countOf(counts[severity], SEVERITIES[severity].word.toLowerCase())}
          </Severity>
        </li>
      ))}
    </ul>
  )
}
