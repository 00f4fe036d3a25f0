import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { bytesOf, pageOfText } from '#engine/assistants/cut-text.ts'
import { shortEnvelope } from '#engine/assistants/short-envelope.ts'
import { shortReport } from '#engine/assistants/short-report.ts'
import { READ_REPORT } from '#engine/assistants/tool-listing.ts'
import { Failure } from '#engine/failures.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import { type Envelope, envelopeJson } from '#engine/tool/envelope.ts'
import { textReport } from '#engine/tool/text-report.ts'

/** Bytes of one page of a whole report: about 6,000 tokens. */
export const PAGE_BYTES = 24_000
/** Images up to this size together are part of the answer; an assistant gets the others, and other files, by name. */
const MAX_IMAGE_BYTES = 256 * 1024
const SHOWN_IMAGE = /^image\/(png|jpeg|webp|gif)$/
const TEXT_FILE = /^(text\/|image\/svg\+xml|application\/(json|xml|javascript)\b)/

/** A finished run, with an id if its report can be read again without a second run. */
export type AssistantRun = { envelope: Envelope; id?: string | undefined }

/** What `read-report` takes. */
export const ReportRequest = z.object({
  tool: z.string('Name the "tool" whose report you want.'),
  run: z.string('"run" must be text.').optional(),
  input: z.record(z.string(), z.unknown(), '"input" must be an object.').optional(),
  part: z.enum(['report', 'data'], '"part" must be "report" or "data".').default('report'),
  file: z.string('"file" must be the name of a file.').optional(),
  page: z.int('"page" must be a whole number from 1.').min(1, '"page" must be a whole number from 1.').default(1),
})
type ReportRequest = z.output<typeof ReportRequest>

/** Returns the answer of a run: a short text, short data, and the images that it made. */
export function shortAnswer(run: AssistantRun, tool: Pick<Tool, 'slug' | 'limits'>) {
  const { text, structuredContent } = shortParts(run, tool)
  return {
    content: [{ type: 'text' as const, text }, ...imagesOf(run.envelope)],
    structuredContent,
    isError: run.envelope.failure !== undefined,
  }
}

/** Returns the sizes of the two parts of an answer, in bytes. */
export function answerSizes(run: AssistantRun, tool: Pick<Tool, 'slug' | 'limits'>) {
  const { text, structuredContent } = shortParts(run, tool)
  return { text: bytesOf(text), structured: bytesOf(JSON.stringify(structuredContent)) }
}

function shortParts({ envelope, id }: AssistantRun, { slug, limits }: Pick<Tool, 'slug' | 'limits'>) {
  const request = id ? { tool: slug, run: id } : { tool: slug, input: '…the same arguments' }
  const more = `This answer is shortened. For all of it, call ${READ_REPORT} with ${JSON.stringify(request)}.`
  return {
    text: shortReport(envelope, { limits, more }),
    structuredContent: { ...shortEnvelope(envelope), ...(id ? { run: id } : {}) },
  }
}

/** Returns one page of everything that a run found. Times are left out, so that a second run has the same pages. */
export function pageAnswer(envelope: Envelope, { part, page }: Pick<ReportRequest, 'part' | 'page'>): CallToolResult {
  const whole = part === 'data' ? dataText(envelope) : textReport(envelope, { maxRows: Infinity, hasTimes: false })
  const { text, pages } = pageOfText(whole, page, PAGE_BYTES)
  if (page > pages) throw new Failure('not-found', { message: `This report has ${pages} pages.` })
  const heading = pages > 1 ? `Page ${page} of ${pages}\n\n` : ''
  return { content: [{ type: 'text', text: heading + text }], isError: envelope.failure !== undefined }
}

/**
 * Returns one file that a run made.
 * @throws {Failure} not-found, with the names of the files
 */
export function fileAnswer(envelope: Envelope, name: string): CallToolResult {
  const { files } = envelopeJson(envelope)
  const file = files.find((one) => one.name === name)
  if (!file) {
    const names = files.map((one) => one.name).join(', ') || 'none'
    throw new Failure('not-found', { message: `The run made no file with this name. Its files: ${names}.` })
  }
  return { content: [contentOf(file)] }
}

/** Returns a refusal as a result, which the assistant reads. */
export function refusal({ message, retryAfter }: Failure): CallToolResult {
  const again = retryAfter === undefined ? '' : ` Try again in ${retryAfter} seconds.`
  return { content: [{ type: 'text', text: message + (/try again/i.test(message) ? '' : again) }], isError: true }
}

function dataText(envelope: Envelope) {
  const { ranAt: _, durationMs: __, report: ___, files, ...rest } = envelopeJson(envelope)
  return JSON.stringify({ ...rest, files: files.map(({ base64: _, ...file }) => file) }, bytesAsSize)
}

/** JSON would list every byte. */
const bytesAsSize = (_name: string, value: unknown) => (ArrayBuffer.isView(value) ? `${value.byteLength} bytes` : value)

function imagesOf(envelope: Envelope) {
  let left = MAX_IMAGE_BYTES
  const shown = envelope.files.filter(({ role, type, bytes }) => {
    if (role === 'source' || !SHOWN_IMAGE.test(type)) return false
    left -= bytes.length
    return left >= 0
  })
  return envelopeJson({ ...envelope, files: shown }).files.map(contentOf)
}

type MadeFile = ReturnType<typeof envelopeJson>['files'][number]

/** Returns an image as an image, a text as text, and any other file as a resource. */
function contentOf({ name, type, base64 }: MadeFile) {
  if (SHOWN_IMAGE.test(type)) return { type: 'image' as const, data: base64, mimeType: type }
  const uri = `file:///${encodeURI(name)}`
  const bytes = TEXT_FILE.test(type) ? { text: Buffer.from(base64, 'base64').toString() } : { blob: base64 }
  return { type: 'resource' as const, resource: { uri, mimeType: type, ...bytes } }
}
