import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { pathKey } from '#engine/paths/document-paths.ts'
import { SERVER_FOLDERS } from '#engine/paths/reserved-paths.ts'
import { environment } from '#platform/environment/environment.ts'

const RESERVED = new RegExp(`^/(${SERVER_FOLDERS.join('|')})(/|$)`)

/**
 * Refuses redirects that would send visitors in circles or through several hops. The message says what to do instead.
 */
export const checkRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { from, to, type } = { ...originalDoc, ...data } as {
    id?: number
    from?: string
    to?: string | null
    type?: string
  }
  if (!from?.startsWith('/') || from.startsWith('//'))
    refuse('from', 'An old path starts with a single /, for example /old-page/.')
  if (RESERVED.test(from)) refuse('from', 'Paths in this part of the site cannot be redirected.')
  const source = pathOf(from)
  if (source === '/') refuse('from', 'The home page cannot be redirected.')
  if (type === '410') return data
  if (!to) refuse('to', 'Enter where visitors go instead, or choose “410: gone permanently”.')
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(to)) refuse('to', 'A new path or URL starts with / or https://.')
  const target = pathOf(to)
  if (target === source) refuse('to', 'This redirect leads to itself.')

  const others = await req.payload.find({
    collection: 'redirects',
    where: originalDoc?.id ? { id: { not_equals: originalDoc.id } } : {},
    limit: 0,
    depth: 0,
    pagination: false,
    select: { from: true, to: true },
    req,
  })
  for (const other of others.docs) {
    if (pathOf(other.from) === source) refuse('from', `${other.from} already has a redirect.`)
    if (target !== undefined && pathOf(other.from) === target) {
      refuse('to', `${other.from} itself redirects${other.to ? ` to ${other.to}. Enter that instead` : ''}.`)
    }
    if (other.to && pathOf(other.to) === source)
      refuse('from', `${other.from} redirects to this path. Change that redirect to ${to} first.`)
  }
  return data

  function refuse(path: 'from' | 'to', message: string): never {
    throw new ValidationError({ collection: 'redirects', errors: [{ path, message }], req }, req.t)
  }
}

/**
 * Returns the path of a URL on this site, without a trailing slash; undefined for another site.
 * @example pathOf('/old-page/?a=1') // '/old-page'
 */
export function pathOf(url: string): string | undefined {
  if (!URL.canParse(url, environment.siteUrl)) return undefined
  const { origin, pathname } = new URL(url, environment.siteUrl)
  if (origin !== new URL(environment.siteUrl).origin) return undefined
  return pathKey(pathname)
}
