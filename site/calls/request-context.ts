import type { APIContext } from 'astro'
import type { TypedUser } from 'payload'
import { hasRole, type Role, signedInUser } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { environment } from '#platform/environment/environment.ts'
import { isStaff } from './is-staff.ts'
import { pathOf, type Source, sourceOf } from './source.ts'

/** Who sends a request and how they came. */
export type RequestContext = {
  /** The client's IP address, past the proxies we trust. */
  ip: string
  userAgent: string
  referrer: string
  /** Path of the page with the form, as it was sent. Only `source` may be stored: this path can have a key. */
  page: string
  source: Source
  /** The credentials of another server. */
  authorization: string
  /** The submission looks automated and is stored as spam. */
  isSpam: boolean
  /** Whether the client can solve a proof of work. A form without JavaScript cannot. */
  canProve: boolean
  /** Whether the submission came with a proof of work, which is now used up. */
  hasProof: boolean
  /** Whether the request comes from staff, who are not counted in any statistics. */
  isStaff: boolean
  /** The account that is signed in to the back office; only if the call requires a role. */
  user?: TypedUser
}

/** The result of a command. Only API clients see fields other than `success` and `message`. */
export type CallResult = {
  success: boolean
  message: string
  /** The path and query of the page that shows the result. By default, it is the page of the form. */
  shownOn?: string
  [key: string]: unknown
}

/** The result of a form, with the document it created, such as `contact-requests/12`. */
export type FormResult = CallResult & { about?: string }

/**
 * Returns the request context of a request.
 * @param roles those of which the account must have one, if the call requires an account
 * @throws {Failure} unauthorized if nobody is signed in; forbidden without such a role
 */
export async function readRequestContext(
  { clientAddress, request: { headers } }: APIContext,
  fields: Record<string, unknown>,
  roles?: readonly Role[],
): Promise<RequestContext> {
  const referrer = headers.get('referer') ?? ''
  const requestContext: RequestContext = {
    ip: clientAddress,
    userAgent: headers.get('user-agent') ?? '',
    referrer,
    page: pathOf(fields.page),
    source: sourceOf(fields, referrer, environment.siteUrl),
    authorization: headers.get('authorization') ?? '',
    isSpam: false,
    canProve: false,
    hasProof: false,
    isStaff: isStaff(headers),
  }
  if (!roles) return requestContext
  const user = await signedInUser(headers)
  if (!user) throw new Failure('unauthorized')
  if (!hasRole(user, ...roles)) throw new Failure('forbidden')
  return { ...requestContext, user }
}
