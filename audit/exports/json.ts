import type { AuditReport } from '../report.ts'

/** Returns a report for machines, with its schema: the JSON that `report-schema.json` describes. */
export const reportJson = (report: AuditReport, schemaUrl?: string): string =>
  `${JSON.stringify({ ...(schemaUrl ? { $schema: schemaUrl } : {}), ...report }, null, 2)}\n`
