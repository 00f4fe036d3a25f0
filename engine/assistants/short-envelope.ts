import type { Finding } from '../tool/blocks.ts'
import type { Envelope, NextTool } from '../tool/envelope.ts'
import { bytesOf, cutText } from './cut-text.ts'
import { findingsFirst } from './findings-first.ts'
import { fitting } from './fitting.ts'
import { shortData } from './short-data.ts'

/** Maximum size of the structured part of an answer. */
export const MAX_STRUCTURED_BYTES = 20_000
const MAX_SUMMARY_BYTES = 1_500
const MAX_TEXT_BYTES = 300
const FINDINGS_BYTES = 6_000
/** More never fit. */
const MAX_FINDINGS = 100
const LIST_BYTES = 1_500
/** What the names of the last two fields, and their brackets, take. */
const RESERVE_BYTES = 400
const OMITTED_BYTES = 1_600

/**
 * Returns an envelope for an assistant, in at most 20 kB: the verdict, the findings that need attention, worst first,
 * and as much of the data as there is room for. `omitted` names what is missing. What only a page shows is left out.
 */
export function shortEnvelope(envelope: Envelope) {
  const { toFix, counts } = findingsFirst(envelope.findings)
  const found = fitting(toFix.slice(0, MAX_FINDINGS).map(shortFinding), FINDINGS_BYTES)
  const made = envelope.files.filter(({ role }) => role !== 'source')
  const files = fitting(
    made.map(({ name, type, bytes }) => ({ name: cut(name), type, size: bytes.length })),
    LIST_BYTES,
  )
  const limits = fitting(envelope.limits.map(cut).toReversed(), LIST_BYTES).toReversed()
  const head = {
    tool: envelope.tool,
    status: envelope.status,
    summary: cutText(envelope.summary, MAX_SUMMARY_BYTES),
    ...(envelope.isSample ? { isSample: true } : {}),
    ...scoresOf(envelope),
    ranAt: envelope.ranAt,
    ...(envelope.fetchedAt ? { fetchedAt: envelope.fetchedAt } : {}),
    findingCounts: counts,
    findings: found,
    files,
    limits,
    sources: fitting(
      envelope.sources.map(({ name, ...rest }) => ({ name: cut(name), ...rest })),
      LIST_BYTES,
    ),
    ...(envelope.next ? { next: fitting(envelope.next.map(shortNext), LIST_BYTES) } : {}),
    ...(envelope.failure ? { failure: shortFailure(envelope.failure) } : {}),
  }
  const room = MAX_STRUCTURED_BYTES - RESERVE_BYTES - OMITTED_BYTES - bytesOf(JSON.stringify(head))
  const { data, omitted } = shortData(withoutFindings(envelope), Math.max(0, room))
  const left = [
    ...missing('findings', found.length, toFix.length),
    ...missing('files', files.length, made.length),
    ...missing('limits', limits.length, envelope.limits.length),
    ...omitted.map((note) => (note.startsWith('data') ? note : `data.${note}`)),
  ]
  return { ...head, data, ...(left.length > 0 ? { omitted: fitting(left.map(cut), OMITTED_BYTES) } : {}) }
}

const cut = (text: string) => cutText(text, MAX_TEXT_BYTES)
const missing = (what: string, shown: number, of: number) => (shown < of ? [`${what}: ${shown} of ${of}`] : [])

function scoresOf({ report }: Envelope) {
  const scores = report.flatMap((block) =>
    block.kind === 'score'
      ? [{ label: cut(block.label), value: block.value, ...(block.word ? { word: block.word } : {}) }]
      : [],
  )
  return scores.length > 0 ? { scores: fitting(scores, LIST_BYTES) } : {}
}

function shortFinding({ id, severity, title, why, evidence, fix, ref, place }: Finding) {
  return {
    id,
    severity,
    title: cut(title),
    why: cut(why),
    ...(evidence ? { evidence: cut(evidence) } : {}),
    ...(fix ? { fix: cut(fix) } : {}),
    ...(ref ? { ref: cut(ref.url) } : {}),
    ...(place ? { place: { ...place, ...(place.path ? { path: cut(place.path) } : {}) } } : {}),
  }
}

/** A long text as the input of another tool is left out, because half of it would be another input. */
const shortNext = ({ slug, why, input }: NextTool) => ({
  slug,
  why: cut(why),
  input: Object.fromEntries(Object.entries(input).filter(([, value]) => cut(value) === value)),
})

const shortFailure = ({ code, errors }: NonNullable<Envelope['failure']>) => ({
  code,
  errors: Object.fromEntries(Object.entries(errors).map(([name, message]) => [cut(name), cut(message)])),
})

/** The data of some tools lists the findings again. */
function withoutFindings({ data, findings }: Envelope): unknown {
  if (typeof data !== 'object' || data === null || !('findings' in data)) return data
  if (!Array.isArray(data.findings) || data.findings.length !== findings.length) return data
  const { findings: _, ...rest } = data
  return rest
}
