import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import { countOf } from '#engine/text/count-of.ts'
import { hasRole } from '../access/roles.ts'
import { skipStep } from '../demo/first-steps.ts'
import { readPlan } from '../demo/read-plan.ts'
import { removeDemonstration } from '../demo/remove.ts'
import { planScreen } from '../demo/report.ts'
import { jsonResponse, refused } from './csv-file.ts'

/** How far the latest removal is that began in this process, from 0 to 1. */
let progress = { done: 0 }

/** For the dashboard: what the removal of the demonstration would do, and the removal. Administrators only. */
export const demonstrationEndpoints: Endpoint[] = [
  {
    path: '/demonstration',
    method: 'get',
    handler: forAdmins(async ({ payload }) =>
      jsonResponse(200, { plan: planScreen(payload, await readPlan(payload)) }),
    ),
  },
  {
    path: '/demonstration/progress',
    method: 'get',
    handler: forAdmins(async () => jsonResponse(200, progress)),
  },
  { path: '/demonstration/remove', method: 'post', handler: forAdmins(remove) },
  { path: '/demonstration/skip', method: 'post', handler: forAdmins(skip) },
]

async function remove(req: PayloadRequest, user: TypedUser) {
  const { confirmed } = await bodyOf(req)
  if (typeof confirmed !== 'number') return jsonResponse(422, { message: 'Confirm the number of documents.' })
  progress = { done: 0 }
  const onStep = (done: number, total: number) => (progress = { done: done / total })
  const { plan, isConfirmed } = await removeDemonstration(req.payload, { user, confirmed, onStep })
  if (!isConfirmed)
    return jsonResponse(409, {
      message: 'The content has changed in the meantime. Nothing was removed. Check the list again.',
      data: { plan: planScreen(req.payload, plan) },
    })
  const removed = countOf(plan.goes.length, 'document')
  return jsonResponse(200, { message: `The demonstration is gone: ${removed} and everything that was invented.` })
}

async function skip(req: PayloadRequest) {
  const { step } = await bodyOf(req)
  if (typeof step !== 'string' || !(await skipStep(req.payload, step)))
    return jsonResponse(404, { message: 'There is no such step.' })
  return jsonResponse(200, { message: 'The step is off the list.' })
}

function forAdmins(handle: (req: PayloadRequest, user: TypedUser) => Promise<Response>): Endpoint['handler'] {
  return async (req) => (req.user && hasRole(req.user, 'admin') ? handle(req, req.user) : refused(req))
}

const bodyOf = async (req: PayloadRequest): Promise<Record<string, unknown>> =>
  ((await req.json?.().catch(() => null)) ?? {}) as Record<string, unknown>
