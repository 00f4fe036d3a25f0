import type { Block, Finding } from '../tool/blocks.ts'
import type { Envelope } from '../tool/envelope.ts'
import { outputFirst } from '../tool/output-first.ts'
import { SAMPLE, SAMPLE_NOTE } from '../tool/sample.ts'
import { blockText } from '../tool/text-report.ts'
import { bytesOf, cutText } from './cut-text.ts'
import { findingsFirst } from './findings-first.ts'

/** Maximum size of the text of an answer. */
export const MAX_TEXT_BYTES = 8_000
const MAX_SUMMARY_BYTES = 1_500
const MAX_LINE_BYTES = 400
/** Less than this says nothing. */
const MIN_PART_BYTES = 160
/** What is kept free for the line that says how much of a part is missing. */
const MORE_BYTES = 40
const LEFT_OUT_BYTES = 700
/** More never fit. */
const MAX_FINDINGS = 100

/** A part of the text: its lines, and the share of the room that nothing after it can take. */
type Part = { title: string; lines: string[]; share: number }

/**
 * Returns a report in at most 8 kB, in the order in which it matters: the verdict, the scores, what to fix, what the
 * tool made, its figures, and then whatever there is room for. What is missing is named.
 * @param more how to get all of it, in one sentence; written only if something is missing
 */
export function shortReport(envelope: Envelope, { limits, more }: { limits: string[]; more: string }): string {
  const head = headOf(envelope)
  const parts = partsOf(envelope, limits).filter(({ lines }) => lines.length > 0)
  const room = MAX_TEXT_BYTES - bytesOf(head) - bytesOf(more) - LEFT_OUT_BYTES
  const wanted = parts.map((part) => bytesOf(render(part, Number.POSITIVE_INFINITY)) + 2)
  let left = room
  const rooms = parts.map(({ share }, at) => {
    const own = Math.min(wanted[at] ?? 0, Math.floor(share * room), left)
    left -= own
    return own
  })
  for (const [at, want] of wanted.entries()) {
    const added = Math.min(left, want - (rooms[at] ?? 0))
    rooms[at] = (rooms[at] ?? 0) + added
    left -= added
  }
  const isWhole = (at: number) => (rooms[at] ?? 0) >= (wanted[at] ?? 0)
  const isShown = (at: number) => isWhole(at) || (rooms[at] ?? 0) >= MIN_PART_BYTES
  const shown = parts.flatMap((part, at) => (isShown(at) ? [render(part, (rooms[at] ?? 0) - 2)] : []))
  const hidden = parts.filter((_, at) => !isShown(at)).map(({ title }) => title)
  const isShort = parts.some((_, at) => !isWhole(at)) || hasCutLine(parts)
  const leftOut = hidden.length > 0 ? cutText(`Left out: ${hidden.join('; ')}`, LEFT_OUT_BYTES - 10) : ''
  return [head, ...shown, leftOut, isShort ? more : ''].filter(Boolean).join('\n\n')
}

function headOf({ summary, status, isSample, failure, fetchedAt }: Envelope) {
  const errors = Object.entries(failure?.errors ?? {}).map(([name, message]) =>
    message === summary
      ? `  Field: ${cutText(name, MAX_LINE_BYTES)}`
      : cutText(`  ${name}: ${message}`, MAX_LINE_BYTES),
  )
  return [
    cutText(isSample ? `${SAMPLE}: ${summary}\n${SAMPLE_NOTE}` : summary, MAX_SUMMARY_BYTES),
    ...(status === 'partial' ? ['Not everything was measured: this result is partial.'] : []),
    ...errors.slice(0, 5),
    ...(fetchedAt ? [`Fetched ${fetchedAt}`] : []),
  ].join('\n')
}

function partsOf(envelope: Envelope, toolLimits: string[]): Part[] {
  const { report, findings, files, next = [], limits, sources } = envelope
  const blocks = report.filter(({ kind }) => kind !== 'findings' && kind !== 'score')
  const { lead, rest } = outputFirst(blocks)
  const { toFix, counts } = findingsFirst(findings)
  const passed = counts.pass ? ['  Nothing to fix.'] : []
  const title = `Findings: ${Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}`)
    .join(', ')}`
  const ofThisRun = limits.filter((one) => !toolLimits.includes(one))
  const made = files.filter(({ role }) => role !== 'source')
  const metrics = rest.filter(({ kind }) => kind === 'metric')
  const others = rest.filter(({ kind }) => kind !== 'metric')
  return [
    { title: 'Score', lines: report.flatMap(scoreLine), share: 0.05 },
    { title, lines: toFix.length > 0 ? toFix.slice(0, MAX_FINDINGS).flatMap(findingLines) : passed, share: 0.45 },
    { title: 'Not measured or seen in this run', lines: ofThisRun.map(line), share: 0.08 },
    ...lead.map((block, at) => partOf(block, at === 0 ? 0.3 : 0.05)),
    { title: 'Files', lines: made.map(({ name, bytes }) => line(`${name}, ${bytes.length} bytes`)), share: 0.05 },
    ...metrics.map((block) => partOf(block, 0.06)),
    { title: 'Next', lines: next.map(({ slug, why }) => line(`${slug}: ${why}`)), share: 0.06 },
    ...others.map((block) => partOf(block, 0)),
    { title: 'Sources', lines: sources.map(({ name, asOf }) => line(asOf ? `${name}, ${asOf}` : name)), share: 0 },
    { title: 'What this tool does not see', lines: toolLimits.map(line), share: 0 },
  ]
}

function partOf(block: Block, share: number): Part {
  const [first = '', ...lines] = blockText(block).split('\n')
  // The text of a block starts with its title if it has one.
  const isTitled = 'title' in block && block.title === first
  if (isTitled) return { title: first, lines, share }
  const title = 'title' in block && block.title ? block.title : block.kind === 'metric' ? 'Figures' : ''
  return { title, lines: [first, ...lines], share }
}

const scoreLine = (block: Block) =>
  block.kind === 'score'
    ? [
        line(
          `${block.label}: ${block.value === null ? 'unknown' : `${block.value} of 100`}${block.word ? `, ${block.word}` : ''}`,
        ),
      ]
    : []

function findingLines({ severity, title, place, evidence, why, fix }: Finding) {
  const where = place?.line ? ` (line ${place.line})` : ''
  return [
    line(`${severity}: ${title}${where}`),
    ...(evidence ? [`    Seen: ${cutText(evidence.replace(/\s+/g, ' '), MAX_LINE_BYTES / 2)}`] : []),
    `    ${cutText(fix ? `Fix: ${fix}` : why, MAX_LINE_BYTES)}`,
  ]
}

const line = (text: string) => `  ${cutText(text.replace(/\s+/g, ' '), MAX_LINE_BYTES)}`

/** Returns a part in so many bytes: a line that does not fit ends it, one of several kilobytes in its middle. */
function render({ title, lines }: Part, max: number): string {
  const whole = [...(title ? [title] : []), ...lines].join('\n')
  if (bytesOf(whole) <= max) return whole
  let left = max - MORE_BYTES - bytesOf(title)
  const shown: string[] = []
  for (const one of lines) {
    const size = bytesOf(one) + 1
    if (size > left) {
      if (shown.length === 0) shown.push(cutText(one, left))
      break
    }
    left -= size
    shown.push(one)
  }
  const more = lines.length - shown.length
  return [...(title ? [title] : []), ...shown, more > 0 ? `  … ${more} more lines` : '  … cut'].join('\n')
}

const hasCutLine = (parts: Part[]) => parts.some(({ lines }) => lines.some((one) => one.endsWith('…')))
