import { type Cell, toCsv } from '#engine/csv/write-csv.ts'
import type { AuditFinding } from '../findings.ts'
import { GROUPS } from '../groups.ts'
import type { PageRow } from '../page-rows.ts'
import type { AuditReport } from '../report.ts'
import { ruleOf } from '../rules/by-id.ts'
import { PAGE_COLUMNS } from './page-columns.ts'

/** Returns the table of pages as CSV (RFC 4180), in which no cell is a formula. Unknown values are empty. */
export function pagesCsv({ pages }: Pick<AuditReport, 'pages'>): string {
  const header = PAGE_COLUMNS.map(({ label, unit }) => (unit ? `${label} (${unit})` : label))
  return toCsv(
    header,
    pages.map((page) => PAGE_COLUMNS.map(({ key }) => cellOf(page[key]))),
  )
}

const cellOf = (value: PageRow[keyof PageRow]): Cell => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)

const FINDING_HEADER = [
  'Finding',
  'Severity',
  'Group',
  'Rule',
  'Title',
  'Page',
  'Places on the page',
  'Line',
  'Detail',
  'Snippet',
  'Cause',
  'Text to paste',
  'Why it matters',
  'How to fix it',
  'Source',
  'Note',
  'Note by',
]

/** Returns one row for each place that a finding names, as CSV. A page without a place has one row. */
export function findingsCsv({ findings }: Pick<AuditReport, 'findings'>): string {
  return toCsv(FINDING_HEADER, rowsOf(findings))
}

function* rowsOf(findings: AuditFinding[]): Generator<Cell[]> {
  for (const finding of findings) {
    const rule = ruleOf(finding.rule)
    const start = [finding.id, finding.severity, GROUPS[finding.group].label, finding.rule, finding.title]
    const end = [rule?.why, rule?.fix, rule?.source.url, finding.note?.text, finding.note?.by]
    for (const { url, evidence, count } of finding.pages)
      for (const { line, detail, snippet, cause, paste } of evidence.length > 0 ? evidence : [{}])
        yield [...start, url, count, line, detail, snippet, cause ?? finding.cause.label, paste, ...end]
  }
}
