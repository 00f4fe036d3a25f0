import type { SanitizedConfig } from 'payload'
import { BAD_DATA_MESSAGE, isBadData } from '#cms/hooks/refuse-bad-data.ts'
import { failures } from '#engine/failures.ts'
import { environment } from '#platform/environment/environment.ts'
import { createAddressFilter } from '#platform/http/internal-addresses.ts'
import { type RequestNotes, takingNotes } from '#platform/http/request-notes.ts'

type Handle = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>

const withoutAddresses = createAddressFilter(environment)

/**
 * Wraps a handler of Payload's REST API so that it responds with 404 where Payload would fail with 500 or 501: for
 * names that every JavaScript object has (`constructor`), for what it has no tables for, for missing files, and for
 * collections that it keeps to itself. Bodies that Payload fails to read before its own error handler is in place get a
 * 400, and a request whose account could not be looked up a 503. No failure names an internal address.
 */
export function withoutFaults(handle: Handle, config: Promise<SanitizedConfig>): Handle {
  return async (request, context) => {
    const { slug } = await context.params
    if (slug.some((part) => part in Object.prototype) || isUnsupported(request.method, slug, await config))
      return notFound()
    const notes: RequestNotes = {}
    const response = await takingNotes(notes, () => handle(request, context).catch(refuseBadData)).catch(
      (error: unknown) => {
        if (!notes.failedLookup) throw error
      },
    )
    if (!response || notes.failedLookup) return unavailable()
    if (response.status === 501 || (slug[1] === 'file' && response.status === 500)) return notFound()
    return response.ok ? response : withoutInternals(response)
  }
}

async function withoutInternals(response: Response) {
  if (response.body === null) return response
  const { status, headers } = response
  headers.delete('content-length')
  return new Response(withoutAddresses(await response.text()), { status, headers })
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

/** Requests that Payload has a handler for, but not the table or column that it needs. */
function isUnsupported(method: string, [name, part]: string[], { collections }: SanitizedConfig) {
  const collection = collections.find(({ slug }) => slug === name)
  if (part === 'versions') return collection !== undefined && !collection.versions
  if (part === 'verify') return !collection?.auth?.verify
  // It joins a table under a name that the query does not have.
  return method === 'DELETE' && name === 'payload-preferences'
}

function notFound() {
  return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
}
