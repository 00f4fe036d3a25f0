/** The parts of Lighthouse's result that are used. Source: Lighthouse 13, types/lhr. */
export type Report = {
  finalDisplayedUrl?: string
  userAgent?: string
  runWarnings?: string[]
  audits: Record<string, Audit | undefined>
  categories: { performance?: { score: number | null; auditRefs: { id: string; weight: number }[] } }
  configSettings?: { throttling?: { rttMs?: number; throughputKbps?: number; cpuSlowdownMultiplier?: number } }
}

export type Audit = {
  id: string
  /** 0 to 1. */
  score: number | null
  numericValue?: number
  displayValue?: string
  /** Estimates by metric: milliseconds, or units of CLS. */
  metricSavings?: Partial<Record<'FCP' | 'LCP' | 'TBT' | 'CLS' | 'INP', number>>
  details?: { items?: unknown; overallSavingsBytes?: number; [key: string]: unknown }
}

/** One row of an audit. Which properties it has depends on the audit. */
export type Item = {
  url?: string
  node?: { lhId?: string; snippet?: string; selector?: string }
  /** Set if the row itself is an element. */
  snippet?: string
  totalBytes?: number
  wastedBytes?: number
  wastedMs?: number
  duration?: number
  startTime?: number
  score?: number
  cacheLifetimeMs?: number
  subItems?: { items?: { reason?: string; extra?: string; [key: string]: unknown }[] }
  [key: string]: unknown
}

/** Returns the rows of an audit. A list of tables is read as one table. */
export function itemsOf(report: Report, id: string): Item[] {
  const items = report.audits[id]?.details?.items
  if (!Array.isArray(items)) return []
  return (items as Item[]).flatMap((item) => (Array.isArray(item.items) ? (item.items as Item[]) : [item]))
}

/** Returns the checklist of an audit that has one, such as `usesCompression`. */
export function checklistOf(
  report: Report,
  id: string,
): Record<string, { label?: string; value?: boolean } | undefined> {
  const items = report.audits[id]?.details?.items
  const list = Array.isArray(items) ? (items as Item[]).find(({ type }) => type === 'checklist')?.items : items
  return (Array.isArray(list) ? {} : (list ?? {})) as ReturnType<typeof checklistOf>
}

/** Returns whether an audit applies and is not passed. */
export function isFlagged(report: Report, id: string): boolean {
  const score = report.audits[id]?.score
  return typeof score === 'number' && score < 1
}
