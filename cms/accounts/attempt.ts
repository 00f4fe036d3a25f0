import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { bucketOf } from '#platform/http/ip-address.ts'
import { Overloaded } from '#platform/waiting/queue.ts'
import { refusal, tooMany } from '../endpoints/responses.ts'
import { normalizedEmail } from './account.ts'
import { type Attempt, attemptLimits } from './attempt-limits.ts'
import { attemptQueue } from './attempt-queue.ts'

type Limits = typeof attemptLimits
type Work = (req: PayloadRequest, attempt: Attempt) => Promise<Response>

export const TOO_MANY_FAILURES =
  'Too many wrong passwords or codes. This account is locked for your network, and stays open for everybody else.'

type Sender = (req: PayloadRequest) => unknown
const emailTyped: Sender = ({ data }) => data?.email

/**
 * Returns an endpoint that signs someone in or is a step toward it. It replaces Payload's own endpoint at the same
 * path. The in-memory limits are checked first; the work then waits for its turn without holding a database connection.
 * @param emailOf the account that is tried: by default, the one that the request names
 */
export function attemptEndpoint(
  name: string,
  work: Work,
  limits: Limits = attemptLimits,
  emailOf: Sender = emailTyped,
): Omit<Endpoint, 'root'> {
  return {
    path: `/${name}`,
    method: 'post',
    handler: async (req) => {
      const ip = ipOf(req.headers)
      const wait = limits.begin(ip)
      if (wait > 0) return tooMany(wait, 'Too many attempts from your network.')
      try {
        await addDataAndFileToRequest(req)
        const attempt = { ip, email: normalizedEmail(emailOf(req)) }
        return await limited(attempt, () => attemptQueue.run(() => limited(attempt, () => work(req, attempt))))
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error
        return refusal(503, 'Many people are signing in. Try again in a few seconds.', {
          headers: { 'retry-after': '5' },
        })
      } finally {
        limits.end(ip)
      }
    },
  }

  /** Checked again when its turn comes: other requests from the same IP address may have failed since. */
  async function limited(attempt: Attempt, next: () => Promise<Response>) {
    const locked = limits.secondsLocked(attempt)
    return locked > 0 ? tooMany(locked, TOO_MANY_FAILURES) : next()
  }
}

/**
 * Returns the IP address of a request. The site in front overwrites the header with the IP address it trusts; no other
 * client reaches this process, which listens on loopback.
 */
export function ipOf(headers: Headers) {
  return bucketOf(headers.get('x-forwarded-for')?.split(',').at(-1) ?? '')
}
