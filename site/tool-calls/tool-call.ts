import type { APIContext, APIRoute } from 'astro'
import { Failure, failures } from '#engine/failures.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import { type Envelope, envelopeJson, failedRun } from '#engine/tool/envelope.ts'
import { runGetsArtifacts } from '#engine/tool/gets-artifacts.ts'
import { EVENT_STREAM } from '#platform/http/event-stream.ts'
import { toolOf } from '#runs/catalog.ts'
import { eventsOf } from '#runs/started/run-events.ts'
import { formAgain } from '../calls/form-again.ts'
import { readFields } from '../calls/read-fields.ts'
import { failed, json, rewriteTo, toFailure, wantsPage, wrongMethod } from '../calls/responses.ts'
import { enterRun } from './enter-run.ts'
import { seeRun } from './run-call.ts'
import { type RunRequest, run, startRun, typedValues } from './tool-runs.ts'

/**
 * Handles `POST /api/tools/{slug}`: fields in, envelope out, or the events of the run for a caller that accepts them. A
 * form without JavaScript gets the tool's page, even for a failure, so that the input is not lost; a long run has a
 * page of its own.
 */
const post: APIRoute = async (context) => {
  const tool = await toolOf(context.params.slug ?? '')
  if (!tool) return failed(new Failure('not-found', { message: 'That tool doesn’t exist. See the list at /tools/.' }))
  let sent: Record<string, unknown> = {}
  try {
    sent = await readFields(context.request)
    const hasArtifacts = runGetsArtifacts(tool, sent)
    await enterRun(tool, sent, context.clientAddress)
    const isForm = !(context.request.headers.get('content-type') ?? '').startsWith('application/json')
    const request = { tool, sent, isForm, context }
    if ((context.request.headers.get('accept') ?? '').includes(EVENT_STREAM)) return await streamRun(request)
    if (!wantsPage(context)) return toJson(await run(request))
    return hasArtifacts ? await showOrFollow(request) : await showOnPage(context, tool, sent, await run(request))
  } catch (error) {
    const failure = toFailure(error)
    if (!wantsPage(context)) return failed(failure)
    const envelope = failedRun(tool, { ranAt: Date.now(), durationMs: 0 }, failure)
    return showOnPage(context, tool, sent, envelope, failure.retryAfter)
  }
}

export const toolCall = { POST: post, ALL: wrongMethod('POST') }

/**
 * Streams a run. If the run is refused at once, the response has the status of its failure; any other failure is part
 * of the events.
 */
async function streamRun(request: RunRequest) {
  const run = startRun(request)
  await Promise.race([run.ended, run.begun])
  return eventsOf(run)
}

/** Returns the page with the report of a short run, or a redirect to the page of a long one. */
async function showOrFollow(request: RunRequest) {
  const run = startRun(request)
  const envelope = await Promise.race([run.ended, run.kept])
  return envelope
    ? showOnPage(request.context, request.tool, request.sent, envelope)
    : seeRun(request.tool.slug, run.id)
}

function toJson(envelope: Envelope) {
  const body = envelopeJson(envelope)
  if (!envelope.failure) return json(200, { success: true, ...body })
  const { code, errors } = envelope.failure
  return json(failures[code].status, { success: false, message: envelope.summary, errors, ...body })
}

async function showOnPage(
  context: APIContext,
  tool: Tool,
  sent: Record<string, unknown>,
  envelope: Envelope,
  retryAfter?: number,
) {
  const values = typedValues(tool, sent)
  Object.assign(context.locals, { toolRun: { values, envelope } })
  const page = await rewriteTo(context, `/tools/${tool.slug}/`)
  if (!page) {
    const title = 'We can’t show the report right now'
    const failure = new Failure('unavailable', { message: 'Please try again in a few seconds.', retryAfter: 5 })
    return formAgain({ action: `/api/tools/${tool.slug}`, fields: values, failure, title })
  }
  const headers = new Headers(page.headers)
  headers.set('cache-control', 'no-store')
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  return new Response(page.body, { status: envelope.failure ? failures[envelope.failure.code].status : 200, headers })
}
