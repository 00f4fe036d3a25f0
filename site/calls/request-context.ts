import type { APIContext } from 'astro'
import type { TypedUser } from 'payload'
import { hasRole, type Role, signedInUser } from '../../cms/client.ts'
import { environment } from '../../engine/environment.ts'
import { Failure } from '../../engine/failures.ts'
import { type Source, sourceOf } from './source.ts'

/** Who calls, and how they came. */
export type RequestContext = {
  /** The caller's own address, past the proxies we trust. */
  ip: string
  userAgent: string
  referrer: string
  source: Source
  /** What somebody else's server proves itself with. */
  authorization: string
  /** What was sent looks like a robot's: keep it apart. */
  isSpam: boolean
  /** Who is signed in to the back office; only where a call asks for a role. */
  user?: TypedUser
}

/** What a command answers. Everything but the two first goes to callers of the API only. */
export type CallResult = { success: boolean; message: string; [key: string]: unknown }

/** What a form became: the answer, and the document, as `mails/12`. */
export type FormResult = CallResult & { about?: string }

/**
 * Reads who calls from a request.
 * @param role what an account must hold, where a call asks for one
 * @throws {Failure} unauthorized, forbidden
 */
export async function readRequestContext(
  { clientAddress, request: { headers } }: APIContext,
  fields: Record<string, unknown>,
  role?: Role,
): Promise<RequestContext> {
  const referrer = headers.get('referer') ?? ''
  const requestContext: RequestContext = {
    ip: clientAddress,
    userAgent: headers.get('user-agent') ?? '',
    referrer,
    source: sourceOf(fields, referrer, environment.siteUrl),
    authorization: headers.get('authorization') ?? '',
    isSpam: false,
  }
  if (!role) return requestContext
  const user = await signedInUser(headers)
  if (!user) throw new Failure('unauthorized')
  if (!hasRole(user, role)) throw new Failure('forbidden')
  return { ...requestContext, user }
}
