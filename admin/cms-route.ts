import type { SanitizedConfig } from 'payload'

type Handle = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/**
 * A handler of Payload's REST API that answers 404 where Payload fails with 500: for names that every JavaScript object
 * has (`constructor`), for versions of what has none, and for files that are not there.
 */
export function withoutFaults(handle: Handle, config: Promise<SanitizedConfig>): Handle {
  return async (request, context) => {
    const { slug } = await context.params
    if (slug.some((part) => part in Object.prototype) || asksForNoVersions(slug, await config)) return notFound()
    const response = await handle(request, context)
    return slug[1] === 'file' && response.status === 500 ? notFound() : response
  }
}

function asksForNoVersions([name, part]: string[], { collections }: SanitizedConfig) {
  return part === 'versions' && collections.some(({ slug, versions }) => slug === name && !versions)
}

function notFound() {
  return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
}
