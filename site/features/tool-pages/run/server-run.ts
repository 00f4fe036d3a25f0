import { toBase64 } from '#engine/base64.ts'
import { Failure, type FailureCode, failures } from '#engine/failures.ts'
import { type Envelope, envelopeOfJson, failedRun } from '#engine/tool/envelope.ts'
import { createEventReader, EVENT_STREAM, type StreamEvent } from '#platform/http/event-stream.ts'
import type { DescribedTool } from './described-tool.ts'
import type { Execution } from './runner.ts'
import type { Progress } from './worker-host.ts'

type Handlers = {
  progress: (progress: Progress) => void
  partial: (envelope: Envelope) => void
  /** Called when the run can be found again by its id. */
  kept: (id: string) => void
}
type Refusal = { message?: string; errors?: Record<string, string> }
type Open = (signal: AbortSignal) => Promise<Response>

const LOST = 'Our server could not be reached. Try again. Nothing you entered is lost.'
const RETRIES = 4
const RETRY_MS = 500

/**
 * Runs a tool on the server, with the same call that programs use. With `isFresh`, nothing that was fetched before is
 * used.
 */
export function runOnServer(
  tool: DescribedTool,
  sent: Record<string, unknown>,
  handlers: Handlers,
  { isFresh = false } = {},
): Execution<Envelope> {
  return follow(tool, handlers, async (signal) =>
    fetch(`/api/tools/${tool.slug}/${isFresh ? '?fresh=1' : ''}`, {
      method: 'POST',
      headers: { accept: EVENT_STREAM, 'content-type': 'application/json' },
      body: JSON.stringify(await inJson(sent)),
      signal,
    }),
  )
}

/** Follows a run that has already begun, starting from its current state. */
export function followRun(tool: DescribedTool, id: string, handlers: Handlers): Execution<Envelope> {
  return follow(tool, handlers, requestRun(tool, id), id)
}

const runUrl = ({ slug }: DescribedTool, id: string) => `/api/tools/${slug}/runs/${encodeURIComponent(id)}`

const requestRun =
  (tool: DescribedTool, id: string): Open =>
  (signal) =>
    fetch(runUrl(tool, id), { headers: { accept: EVENT_STREAM }, signal })

function follow(tool: DescribedTool, handlers: Handlers, open: Open, known?: string): Execution<Envelope> {
  const controller = new AbortController()
  const ranAt = Date.now()
  let id = known
  const kept = (found: string) => {
    id = found
    handlers.kept(found)
  }
  const again = () => (id === undefined ? undefined : requestRun(tool, id))
  const result = readToEnd({ ...handlers, kept }, open, again, controller.signal).catch((error: unknown) =>
    failedRun(
      tool,
      { ranAt, durationMs: Date.now() - ranAt },
      error instanceof Failure ? error : new Failure('unexpected', { message: LOST }),
    ),
  )
  return { result, cancel }

  /** A run that can be found again continues without a listener, so it must be canceled explicitly. */
  function cancel() {
    controller.abort()
    if (id !== undefined) void fetch(runUrl(tool, id), { method: 'DELETE', keepalive: true }).catch(() => {})
  }
}

/**
 * Reads the events of a run to its end. If the connection is lost, they are requested again, if the run can be found.
 */
async function readToEnd(handlers: Handlers, open: Open, again: () => Open | undefined, signal: AbortSignal) {
  let done: Envelope | undefined
  let tries = 0
  const onEvent = ({ name, data }: StreamEvent) => {
    tries = 0
    const found = JSON.parse(data)
    if (name === 'run') handlers.kept(found.id)
    else if (name === 'progress') handlers.progress(found)
    else if (name === 'partial') handlers.partial(envelopeOfJson(found.envelope))
    else if (name === 'done') done = envelopeOfJson(found.envelope)
  }
  for (let next: Open | undefined = open; next && tries <= RETRIES; next = again()) {
    try {
      await readEvents(await next(signal), onEvent)
      if (done) return done
    } catch (error) {
      if (signal.aborted || error instanceof Failure) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * 2 ** tries))
    tries += 1
  }
  throw new Error(LOST)
}

/**
 * Reads the events of a response.
 * @throws {Failure} if the response is a refusal instead of events
 */
async function readEvents(response: Response, onEvent: (event: StreamEvent) => void) {
  if (!response.headers.get('content-type')?.startsWith(EVENT_STREAM) || !response.body)
    throw refused((await response.json()) as Refusal, response.status)
  const read = createEventReader(onEvent)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) read(piece.value)
}

function refused({ message, errors }: Refusal, status: number) {
  const code = (Object.keys(failures) as FailureCode[]).find((one) => failures[one].status === status) ?? 'unexpected'
  return new Failure(code, { ...(message ? { message } : {}), ...(errors ? { errors } : {}) })
}

async function inJson(sent: Record<string, unknown>) {
  const entries = Object.entries(sent).map(async ([name, value]) => [
    name,
    Array.isArray(value) ? await Promise.all((value as File[]).map(asBase64)) : value,
  ])
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>
}

async function asBase64(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, base64: toBase64(bytes) }
}
