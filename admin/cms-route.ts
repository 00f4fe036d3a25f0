import type { SanitizedConfig } from 'payload'
import { BAD_DATA_MESSAGE, isBadData } from '../cms/hooks/refuse-bad-data.ts'

type Handle = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/**
 * A handler of Payload's REST API that answers 404 where Payload fails with 500: for names that every JavaScript object
 * has (`constructor`), for versions of what has none, and for files that are not there. Bodies that Payload reads before
 * its own handler of errors is in place, and cannot, are answered with 400.
 */
export function withoutFaults(handle: Handle, config: Promise<SanitizedConfig>): Handle {
  return async (request, context) => {
    const { slug } = await context.params
    if (slug.some((part) => part in Object.prototype) || asksForNoVersions(slug, await config)) return notFound()
    const response = await handle(request, context).catch(refuseBadData)
    return slug[1] === 'file' && response.status === 500 ? notFound() : response
  }
}

function refuseBadData(error: unknown) {
  if (!isBadData(error)) throw error
  return Response.json({ errors: [{ message: BAD_DATA_MESSAGE }] }, { status: 400 })
}

function asksForNoVersions([name, part]: string[], { collections }: SanitizedConfig) {
  return part === 'versions' && collections.some(({ slug, versions }) => slug === name && !versions)
}

function notFound() {
  return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
}
