import { z } from 'zod'
import { countOf } from '#engine/text/count-of.ts'
import { hasRole } from '../access/roles.ts'
import { skipStep } from '../demo/first-steps.ts'
import { readPlan } from '../demo/read-plan.ts'
import { removeDemonstration } from '../demo/remove.ts'
import { planScreen } from '../demo/report.ts'
import { cmsEndpoint, lenientText } from './cms-endpoint.ts'
import { refusal } from './responses.ts'

/** How far the latest removal is that began in this process, from 0 to 1. */
let progress = { done: 0 }

const COUNT_NEEDED = 'Confirm the number of documents.'
const Removed = z.object({ confirmed: z.number({ error: COUNT_NEEDED }) })
const Skipped = z.object({ step: lenientText })

const mayCall = (user: unknown) => hasRole(user, 'admin')

const remove = cmsEndpoint(
  { path: '/demonstration/remove', method: 'post', mayCall, schema: Removed, unreadable: COUNT_NEEDED },
  async ({ input: { confirmed }, req: { payload }, user }) => {
    progress = { done: 0 }
    const onStep = (done: number, total: number) => (progress = { done: done / total })
    const { plan, isConfirmed } = await removeDemonstration(payload, { user, confirmed, onStep })
    if (!isConfirmed)
      return refusal(409, 'The content has changed in the meantime. Nothing was removed. Check the list again.', {
        data: { plan: planScreen(payload, plan) },
      })
    const removed = countOf(plan.goes.length, 'document')
    return { message: `The demonstration is gone: ${removed} and everything that was invented.` }
  },
)

const skip = cmsEndpoint(
  { path: '/demonstration/skip', method: 'post', mayCall, schema: Skipped },
  async ({ input: { step }, req: { payload } }) =>
    (await skipStep(payload, step)) ? { message: 'The step is off the list.' } : refusal(404, 'There is no such step.'),
)

/** For the dashboard: what the removal of the demonstration would do, and the removal. Administrators only. */
export const demonstrationEndpoints = [
  cmsEndpoint({ path: '/demonstration', method: 'get', mayCall }, async ({ req: { payload } }) => ({
    plan: planScreen(payload, await readPlan(payload)),
  })),
  cmsEndpoint({ path: '/demonstration/progress', method: 'get', mayCall }, async () => progress),
  remove,
  skip,
]
