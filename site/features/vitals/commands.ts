import { addVital } from '#cms/database/client.ts'
import { bucketOf, METRICS, verdict } from '#engine/web/vitals-histogram.ts'
import { bucketOf as networkOf } from '#platform/http/ip-address.ts'
import { increase } from '#platform/metrics/counters.ts'
import { createRateLimit } from '#platform/waiting/rate-limit.ts'
import type { CallResult, RequestContext } from '#site/calls/request-context.ts'
import type { Vitals } from './schema.ts'
import { templateOf } from './template.ts'

/**
 * Limits the visits counted from one network per day, so that it cannot dominate the figures. An office of visitors
 * stays below.
 */
const ofNetwork = createRateLimit({ max: 200, windowMs: 86_400_000 })

/**
 * Adds a visit's figures to the counts of its kind of page and day. Stores nothing about the visitor. Visits by staff
 * are not counted.
 */
export async function recordVitals(
  { page, ...measured }: Vitals,
  { isStaff, ip }: Pick<RequestContext, 'isStaff' | 'ip'>,
): Promise<CallResult> {
  if (isStaff) return { success: true, message: 'Not counted, because you are signed in to the back office.' }
  const day = new Date().toISOString().slice(0, 10)
  const template = templateOf(page)
  const key = `${networkOf(ip)} ${template}`
  if (ofNetwork.take(key) > 0) return { success: true, message: 'Not counted: there are enough of your network.' }
  for (const metric of METRICS) {
    const value = measured[metric]
    if (value === undefined) continue
    increase('prairie_web_vitals_total', metric, verdict(metric, metric === 'cls' ? value * 1_000 : value))
    await addVital({ day, template, metric, bucket: bucketOf(metric, value) })
  }
  return { success: true, message: 'Noted.' }
}
