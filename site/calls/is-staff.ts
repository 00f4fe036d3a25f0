import { environment } from '#platform/environment/environment.ts'
import { hasSession } from '#platform/sessions/token.ts'

/** Returns whether a request comes from a browser that is signed in to the back office. */
export function isStaff(headers: Headers) {
  const credentials = { cookie: headers.get('cookie') ?? '', authorization: headers.get('authorization') ?? '' }
  return hasSession(credentials, environment)
}
