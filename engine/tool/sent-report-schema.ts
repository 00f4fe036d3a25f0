import { z } from 'zod'
import { envelopeFields } from './envelope-schema.ts'
import { MAX_SENT_REPORT, type SentReport } from './sent-report.ts'

const { files: _files, next: _next, fills: _fills, failure: _failure, ...fields } = envelopeFields.shape
const sentReportSchema = z.object(fields)

/** Reads a report that a visitor sent, from JSON; undefined if it is none. */
export function readSentReport(json: string): SentReport | undefined {
  if (json.length > MAX_SENT_REPORT) return undefined
  try {
    const { success, data } = sentReportSchema.safeParse(JSON.parse(json))
    return success ? (data as SentReport) : undefined
  } catch {
    return undefined
  }
}
