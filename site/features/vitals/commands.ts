import { addVital } from '../../../cms/client.ts'
import { bucketOf, METRICS } from '../../../engine/vitals-histogram.ts'
import type { CallResult, RequestContext } from '../../calls/request-context.ts'
import type { Vitals } from './schema.ts'
import { templateOf } from './template.ts'

/**
 * Adds a visit's figures to the counts of its kind of page and day. Stores nothing about the visitor. What the people of
 * the back office read is not a visit.
 */
export async function recordVitals(
  { page, ...measured }: Vitals,
  { isStaff }: Pick<RequestContext, 'isStaff'>,
): Promise<CallResult> {
  if (isStaff) return { success: true, message: 'Not counted, because you are signed in to the back office.' }
  const day = new Date().toISOString().slice(0, 10)
  const template = templateOf(page)
  for (const metric of METRICS) {
    const value = measured[metric]
    if (value !== undefined) await addVital({ day, template, metric, bucket: bucketOf(metric, value) })
  }
  return { success: true, message: 'Noted.' }
}
