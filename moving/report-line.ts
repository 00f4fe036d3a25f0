/** What an import did with one item of the export. */
export const OUTCOMES = ['added', 'changed', 'unchanged', 'kept', 'left out', 'failed'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** One line of the report: an item of the export, or something that an item refers to. */
export type ReportLine = {
  /** Where it is in the export: `line 1204`, or the path of a file. */
  at: string
  /** What the old site called its kind. */
  type: string
  title: string
  outcome: Outcome
  /** Its address on the old site, if it had one. */
  from?: string | undefined
  /** Its path on this site, if it has one. */
  to?: string | undefined
  /** What is missing or different, in sentences. */
  notes: string[]
}

/** The columns of the report. */
export const REPORT_COLUMNS = ['Where', 'Kind', 'Title', 'Outcome', 'Old address', 'New path', 'Notes']

/** Returns a line as a row of the report. */
export const reportRow = ({ at, type, title, outcome, from, to, notes }: ReportLine) => [
  at,
  type,
  title,
  outcome,
  from ?? '',
  to ?? '',
  notes.join(' '),
]

export type Counts = Record<Outcome, number>

export const noCounts = (): Counts => ({ added: 0, changed: 0, unchanged: 0, kept: 0, 'left out': 0, failed: 0 })

/**
 * Returns the counts of a report in one sentence.
 * @example summaryOf({ added: 12, unchanged: 3, … }) // '12 added, 3 unchanged.'
 */
export function summaryOf(counts: Counts): string {
  const parts = OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => `${counts[outcome]} ${outcome}`)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'The export has no items.'
}
