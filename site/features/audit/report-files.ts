import { findingsCsv, pagesCsv } from '#audit/exports/csv.ts'
import { reportJson } from '#audit/exports/json.ts'
import { reportMarkdown } from '#audit/exports/markdown.ts'
import { PAGE_COLUMNS } from '#audit/exports/page-columns.ts'
import type { AuditReport } from '#audit/report.ts'

/** Path of the schema of `report.json`. */
const SCHEMA_PATH = '/audit/report.schema.json'

type ReportFile = { type: string; text: (report: AuditReport, siteUrl: string) => string }

/** The files of a report, by their names. `pages.json` has the rows of the table as arrays, in its columns' order. */
export const reportFiles: Record<string, ReportFile> = {
  'report.json': { type: 'application/json', text: (report, siteUrl) => reportJson(report, siteUrl + SCHEMA_PATH) },
  'pages.json': {
    type: 'application/json',
    text: ({ pages }) => JSON.stringify({ rows: pages.map((page) => PAGE_COLUMNS.map(({ key }) => page[key])) }),
  },
  'pages.csv': { type: 'text/csv; charset=utf-8', text: pagesCsv },
  'findings.csv': { type: 'text/csv; charset=utf-8', text: findingsCsv },
  'report.md': { type: 'text/markdown; charset=utf-8', text: reportMarkdown },
}
