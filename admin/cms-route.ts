import type { SanitizedConfig } from 'payload'
import { BAD_DATA_MESSAGE, isBadData } from '../cms/hooks/refuse-bad-data.ts'
import { type AccountLookup, watchAccountLookup } from '../engine/account-lookup.ts'
import { failures } from '../engine/failures.ts'

type Handle = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/**
 * Wraps a handler of Payload's REST API so that it responds with 404 where Payload fails with 500: for names that every
 * JavaScript object has (`constructor`), for versions of documents without any, and for missing files. Bodies that
 * Payload fails to read before its own error handler is in place get a 400. A request whose account could not be looked
 * up gets a 503, for which Payload's error handler is not in place either.
 */
export function withoutFaults(handle: Handle, config: Promise<SanitizedConfig>): Handle {
  return async (request, context) => {
    const { slug } = await context.params
    if (slug.some((part) => part in Object.prototype) || asksForNoVersions(slug, await config)) return notFound()
    const lookup: AccountLookup = {}
    const response = await watchAccountLookup(lookup, () => handle(request, context).catch(refuseBadData)).catch(
      (error: unknown) => {
        if (!lookup.failure) throw error
      },
    )
    if (!response || lookup.failure) return unavailable()
    return slug[1] === 'file' && response.status === 500 ? notFound() : response
  }
}

function refuseBadData(error: unknown) {
  if (!isBadData(error)) throw error
  return Response.json({ errors: [{ message: BAD_DATA_MESSAGE }] }, { status: 400 })
}

function unavailable() {
  const { status, message } = failures.busy
  const headers = { 'retry-after': '5', 'cache-control': 'no-store' }
  return Response.json({ errors: [{ message }] }, { status, headers })
}

function asksForNoVersions([name, part]: string[], { collections }: SanitizedConfig) {
  return part === 'versions' && collections.some(({ slug, versions }) => slug === name && !versions)
}

function notFound() {
  return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
}
