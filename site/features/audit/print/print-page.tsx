import { printedGroups } from './bounds.ts'
import { Closing } from './closing.tsx'
import { Contents, type Part } from './contents.tsx'
import { Cover } from './cover.tsx'
import { PrintedFindings } from './findings.tsx'
import { First, firstTitle } from './first.tsx'
import { Method, NotMeasured } from './method.tsx'
import type { PrintProps } from './parts.tsx'
import { PrintedSpeed } from './speed.tsx'
import { Structure } from './structure.tsx'
import { Summary } from './summary.tsx'

/** Renders a report for paper and PDF. It never contains the key that may delete the audit. */
export function PrintPage(props: PrintProps) {
  const { report } = props.audit
  const groups = printedGroups(report)
  const hasFindings = report.pages.length > 0 || groups.length > 0
  const hasStructure = report.templates.length > 0
  const hasSpeed = report.speed.length > 0
  const parts: Part[] = [
    { id: 'summary', title: 'Summary' },
    ...(groups.length > 0 ? [{ id: 'first', title: firstTitle(report) }] : []),
    ...(hasFindings ? [{ id: 'findings', title: 'Findings' }] : []),
    ...(hasStructure ? [{ id: 'structure', title: 'How the site is built' }] : []),
    ...(hasSpeed ? [{ id: 'speed', title: 'How fast the templates are' }] : []),
    { id: 'measured', title: 'What passed, and what was not measured' },
    { id: 'method', title: 'How the score is computed' },
    { id: 'next', title: 'What happens next' },
  ]
  return (
    <main className="print-report">
      <Cover {...props} />
      <Contents parts={parts} groups={groups} />
      <Summary report={report} />
      {groups.length > 0 && <First report={report} />}
      {hasFindings && <PrintedFindings {...props} groups={groups} />}
      {hasStructure && <Structure report={report} />}
      {hasSpeed && <PrintedSpeed report={report} />}
      <NotMeasured report={report} />
      <Method origin={props.origin} />
      <Closing {...props} />
    </main>
  )
}
