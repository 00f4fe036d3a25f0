import { fromBase64, toBase64 } from '../../../../engine/base64.ts'
import { Failure, type FailureCode, failures } from '../../../../engine/failures.ts'
import { type Envelope, failedRun } from '../../../../engine/tool/envelope.ts'
import type { DescribedTool } from './described-tool.ts'
import type { Execution } from './runner.ts'

type InJson = Omit<Envelope, 'files'> & { files: { name: string; type: string; base64: string; role?: 'source' }[] }
type Refusal = { success: false; message?: string; errors?: Record<string, string> }

/**
 * Runs a tool on the server, with the same call that programs use. With `isFresh`, nothing that was fetched before is
 * used.
 */
export function runOnServer(
  tool: DescribedTool,
  sent: Record<string, unknown>,
  { isFresh = false } = {},
): Execution<Envelope> {
  const controller = new AbortController()
  const began = Date.now()
  const result = post(tool, sent, { isFresh, signal: controller.signal }).catch((error: unknown) =>
    failedRun(
      tool,
      { ranAt: began, durationMs: Date.now() - began },
      error instanceof Failure
        ? error
        : new Failure('unexpected', {
            message: 'Our server could not be reached. Try again. Nothing you entered is lost.',
          }),
    ),
  )
  return { result, cancel: () => controller.abort() }
}

type Posting = { isFresh: boolean; signal: AbortSignal }

async function post(tool: DescribedTool, sent: Record<string, unknown>, { isFresh, signal }: Posting) {
  const response = await fetch(`/api/tools/${tool.slug}/${isFresh ? '?fresh=1' : ''}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(await inJson(sent)),
    signal,
  })
  const body = (await response.json()) as InJson | Refusal
  if (!isEnvelope(body)) throw refused(body, response.status)
  return { ...body, files: body.files.map(({ base64, ...file }) => ({ ...file, bytes: fromBase64(base64) })) }
}

const isEnvelope = (body: InJson | Refusal): body is InJson => 'report' in body && Array.isArray(body.report)

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
