import type { Block, Finding } from './blocks.ts'
import type { Envelope } from './envelope.ts'

/** A report that a visitor sends with a question: without files, and without the bare result, which the blocks show. */
export type SentReport = Omit<Envelope, 'data' | 'files' | 'next' | 'fills' | 'failure'>

/** Maximum length of a report that is sent, in characters of JSON. */
export const MAX_SENT_REPORT = 300_000

type Options = {
  /** Names of the fields that take a text, files, or a secret. */
  pasted: string[]
  /** The visitor wants them to be sent. */
  withPasted: boolean
}

/**
 * Returns what is sent of a report. What was pasted, and whatever may quote it, stays out unless the visitor wants it
 * to be sent. A report that is too long loses the ends of its tables, then its longest blocks.
 */
export function sentReport(envelope: SentReport, { pasted, withPasted }: Options): SentReport {
  const { tool, input, ranAt, durationMs, status, sources, summary, findings, limits, fetchedAt, isSample } = envelope
  // A secret is never in the input.
  const isQuoting = !withPasted && pasted.some((name) => !(name in input) || hasContent(input[name]))
  const report = envelope.report.filter(({ kind }) => (isQuoting ? FIGURES : SENDABLE).has(kind))
  const sent: SentReport = {
    ...{ tool, ranAt, durationMs, status, sources, limits },
    summary: isQuoting ? withoutQuotations(summary) : summary,
    ...(fetchedAt ? { fetchedAt } : {}),
    ...(isSample ? { isSample } : {}),
    input: isQuoting ? omit(input, pasted) : input,
    findings: isQuoting ? findings.map(withoutQuotes) : findings,
    report: isQuoting ? report.map(blockWithoutQuotes) : report,
  }
  return shortened(sent)
}

/** Blocks that need no files. */
const SENDABLE = new Set<Block['kind']>([
  ...(['metric', 'score', 'table', 'findings', 'text', 'code', 'diff', 'chart', 'snippets', 'graph'] as const),
])
/** Blocks that say something about a text without quoting it. */
const FIGURES = new Set<Block['kind']>(['metric', 'score', 'findings'])

const hasContent = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

const omit = (input: SentReport['input'], names: string[]) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))

/** Replaces everything in quotation marks. */
const withoutQuotations = (text: string) => text.replace(/“[^”]*”|"[^"]*"/g, '“…”')

function withoutQuotes({ evidence: _, ...finding }: Finding): Finding {
  const { title, why, fix } = finding
  return {
    ...finding,
    title: withoutQuotations(title),
    why: withoutQuotations(why),
    ...(fix ? { fix: withoutQuotations(fix) } : {}),
  }
}

function blockWithoutQuotes(block: Block): Block {
  if (block.kind === 'findings') return { ...block, findings: block.findings.map(withoutQuotes) }
  // A word can be a figure, such as the longest one.
  if (block.kind === 'metric')
    return { ...block, metrics: block.metrics.filter(({ value }) => typeof value !== 'string') }
  return block
}

const MAX_ROWS = [500, 100, 20]

function shortened(sent: SentReport): SentReport {
  if (isShort(sent)) return sent
  const limits = [...sent.limits, 'The report was shortened to be sent.']
  for (const rows of MAX_ROWS) {
    const shorter = { ...sent, limits, report: sent.report.map((block) => cut(block, rows)) }
    if (isShort(shorter)) return shorter
  }
  return { ...sent, limits, input: {}, findings: [], report: sent.report.filter(({ kind }) => kind === 'score') }
}

const isShort = (sent: SentReport) => JSON.stringify(sent).length <= MAX_SENT_REPORT

function cut(block: Block, rows: number): Block {
  if (block.kind === 'table') return { ...block, rows: block.rows.slice(0, rows) }
  if (block.kind === 'findings') return { ...block, findings: block.findings.slice(0, rows) }
  return block
}
