import { environment } from '#platform/environment/environment.ts'
import { reportBrowserError } from '#platform/error-reports/report-errors.ts'
import { bucketOf as networkOf } from '#platform/http/ip-address.ts'
import { createRateLimit } from '#platform/waiting/rate-limit.ts'
import type { CallResult, RequestContext } from '#site/calls/request-context.ts'
import type { PageError } from './schema.ts'

/** Limits the errors of one network, so that nobody can fill the list of errors. */
const ofNetwork = createRateLimit({ max: 10, windowMs: 3_600_000 })

/**
 * Reports an error of a page. Nothing about the visitor is sent or stored. Errors of browser extensions and of other
 * scripts that are not ours are left out.
 */
export async function reportPageError(error: PageError, { ip }: Pick<RequestContext, 'ip'>): Promise<CallResult> {
  if (!error.stack.includes(`${new URL(environment.siteUrl).host}/`))
    return { success: true, message: 'Not reported: no script of this site is part of it.' }
  if (ofNetwork.take(networkOf(ip)) > 0)
    return { success: true, message: 'Not reported: there are enough of your network.' }
  const isSent = reportBrowserError(error)
  return { success: true, message: isSent ? 'Reported.' : 'Not reported: it is known, or errors are not reported.' }
}
