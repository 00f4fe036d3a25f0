import type { APIContext, APIRoute } from 'astro'
import { Failure, failures } from '../../engine/failures.ts'
import type { Tool } from '../../engine/tool/define-tool.ts'
import { type Envelope, envelopeJson, failedRun } from '../../engine/tool/envelope.ts'
import { fieldsOf } from '../../engine/tool/field.ts'
import { formAgain } from '../calls/form-again.ts'
import { readFields } from '../calls/read-fields.ts'
import { failed, json, rewriteTo, toFailure, wantsPage, wrongMethod } from '../calls/responses.ts'
import { toolOf } from './catalogue.ts'
import { limitFetchingRuns } from './fetching-limit.ts'
import { limitRuns } from './tool-limit.ts'
import { runInThread } from './tool-pool.ts'
import { gatherFor } from './tool-world.ts'

/**
 * `POST /api/tools/{slug}`: fields in, envelope out. Sent by a form without JavaScript, it answers the tool's page, also
 * where it refuses: what was typed is not lost.
 */
const post: APIRoute = async (context) => {
  const tool = await toolOf(context.params.slug ?? '')
  if (!tool) return failed(new Failure('not-found', { message: 'There is no such tool. The list is at /tools/.' }))
  let sent: Record<string, unknown> = {}
  try {
    sent = await readFields(context.request)
    limitRuns(context.clientAddress)
    const isForm = !(context.request.headers.get('content-type') ?? '').startsWith('application/json')
    const envelope = await runAs(tool, sent, isForm, context)
    return wantsPage(context) ? await showOnPage(context, tool, sent, envelope) : toJson(envelope)
  } catch (error) {
    const failure = toFailure(error)
    if (!wantsPage(context)) return failed(failure)
    const envelope = failedRun(tool, { ranAt: Date.now(), durationMs: 0 }, failure)
    return showOnPage(context, tool, sent, envelope, failure.retryAfter)
  }
}

export const toolCall = { POST: post, ALL: wrongMethod('POST') }

/**
 * Runs a tool in a thread. What was fetched in the last ten minutes is used again unless the caller asks for a new
 * measurement: `?fresh=1`.
 */
async function runAs(tool: Tool, sent: Record<string, unknown>, isForm: boolean, context: APIContext) {
  const ip = context.clientAddress
  if (!tool.needs) return runInThread(tool, { sent, isForm, ip })
  if (looksAtWeb(tool)) await limitFetchingRuns(ip)
  const gather = gatherFor(context, { isFresh: context.url.searchParams.has('fresh') })
  return runInThread(tool, { sent, isForm, ip, gather })
}

const looksAtWeb = ({ needs }: Tool) => Object.keys(needs).some((name) => name !== 'visitor')

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
  const typed = fieldsOf(tool.input).flatMap(({ name, secret }) => {
    const value = sent[name]
    return typeof value === 'string' && !secret ? [[name, value]] : []
  })
  Object.assign(context.locals, { toolRun: { values: Object.fromEntries(typed), envelope } })
  const page = await rewriteTo(context, `/tools/${tool.slug}/`)
  if (!page) {
    const title = 'The report cannot be shown right now'
    const failure = new Failure('unavailable', { message: 'Please try again in a few seconds.', retryAfter: 5 })
    return formAgain({ action: `/api/tools/${tool.slug}`, fields: Object.fromEntries(typed), failure, title })
  }
  const headers = new Headers(page.headers)
  headers.set('cache-control', 'no-store')
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  return new Response(page.body, { status: envelope.failure ? failures[envelope.failure.code].status : 200, headers })
}
