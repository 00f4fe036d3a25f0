import type { APIContext, APIRoute } from 'astro'
import { Failure } from '#engine/failures.ts'
import { envelopeJson } from '#engine/tool/envelope.ts'
import { EVENT_STREAM } from '#platform/http/event-stream.ts'
import { createStreamLimit } from '#runs/limits/stream-limit.ts'
import type { FoundRun } from '#runs/started/distant-run.ts'
import { eventsOf } from '#runs/started/run-events.ts'
import { failed, json, toFailure, wrongMethod } from '../calls/responses.ts'
import { findRun, KEEP_MINUTES } from './tool-runs.ts'

/** Returns what a visitor reads about a run that cannot be found. */
export const noSuchRun = () =>
  new Failure('not-found', {
    message: `This report is no longer available. Our server keeps reports for ${KEEP_MINUTES} minutes. Run the tool again.`,
  })

/** Limit of streams for one network: a person follows a report or two, perhaps in an office with others. */
const enterStream = createStreamLimit({ perNetwork: 20, total: 1_000 })

const runOf = ({ params }: APIContext) => findRun(params.slug ?? '', params.run ?? '')

/** Handles `GET /api/tools/{slug}/runs/{run}`: the events of a run, from its state so far, or that state as JSON. */
const get: APIRoute = async (context) => {
  const run = await runOf(context)
  if (!run) return failed(noSuchRun())
  if ((context.request.headers.get('accept') ?? '').includes(EVENT_STREAM)) return follow(run, context.clientAddress)
  const envelope = run.envelope()
  return json(200, {
    success: true,
    id: run.id,
    isDone: run.isDone(),
    ...(run.progress() ? { progress: run.progress() } : {}),
    ...(envelope ? { envelope: envelopeJson(envelope) } : {}),
  })
}

async function follow(run: FoundRun, ip: string) {
  try {
    return eventsOf(run, await enterStream(ip))
  } catch (error) {
    return failed(toFailure(error))
  }
}

/** Handles `DELETE`: ends a run, which keeps its last partial result. */
const remove: APIRoute = async (context) => {
  const run = await runOf(context)
  await run?.end()
  return new Response(null, { status: 204 })
}

/** Handles `POST`: the button “Stop” of a page without scripts. */
const post: APIRoute = async (context) => {
  const run = await runOf(context)
  await run?.end()
  return seeRun(context.params.slug ?? '', context.params.run ?? '')
}

/** Redirects to the page that shows a run. */
export function seeRun(slug: string, id: string) {
  const location = `/tools/${encodeURIComponent(slug)}/?run=${encodeURIComponent(id)}#report`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

export const runCall = { GET: get, DELETE: remove, POST: post, ALL: wrongMethod('GET, DELETE, POST') }
