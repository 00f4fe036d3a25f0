import { environment } from '#platform/environment/environment.ts'
import { createRateLimit } from '#platform/waiting/rate-limit.ts'

const TEN_MINUTES_MS = 600_000
const HOUR_MS = 3_600_000

/** Failed passwords and codes that one IP address may send for one account in ten minutes. */
export const MAX_FAILURES_PER_IP = 5

/**
 * Failed passwords and codes, from all IP addresses together, that lock an account for ten minutes. One IP address may
 * send five, so locking someone out takes ten IP addresses.
 */
export const MAX_FAILURES_PER_ACCOUNT = 50

/** Links to reset a password that are sent to one account in an hour. */
const MAX_LINKS_PER_ACCOUNT = 3

/** Sign-ins of one IP address that may run or wait at the same time. */
const MAX_AT_ONCE = 10

/** Who is trying to sign in, and to which account. */
export type Attempt = { ip: string; email: string }

/**
 * Returns the limits for everything that signs someone in. They are counted in the memory of the back office's process,
 * so they apply before the database is queried. There is one such process, however many site processes run in front of
 * it.
 */
export function createAttemptLimits({ maxPerIp = environment.loginLimit } = {}) {
  const attempts = createRateLimit({ max: maxPerIp, windowMs: TEN_MINUTES_MS })
  const failures = createRateLimit({ max: MAX_FAILURES_PER_IP, windowMs: TEN_MINUTES_MS })
  const accountFailures = createRateLimit({ max: MAX_FAILURES_PER_ACCOUNT, windowMs: TEN_MINUTES_MS })
  const links = createRateLimit({ max: MAX_LINKS_PER_ACCOUNT, windowMs: HOUR_MS })
  const running = new Map<string, number>()
  const pair = ({ ip, email }: Attempt) => `${ip} ${email}`

  return {
    /**
     * Returns the seconds that an IP address must wait before its next attempt. Counts the attempt if it is allowed.
     */
    begin(ip: string): number {
      const now = running.get(ip) ?? 0
      const wait = attempts.secondsLeft(ip) || (now >= MAX_AT_ONCE ? 1 : 0)
      if (wait > 0) return wait
      attempts.count(ip)
      running.set(ip, now + 1)
      return 0
    },
    end(ip: string) {
      const now = (running.get(ip) ?? 1) - 1
      if (now > 0) running.set(ip, now)
      else running.delete(ip)
    },
    /** Returns the seconds until this IP address may try this account again. */
    secondsLocked: (attempt: Attempt) => failures.secondsLeft(pair(attempt)),
    /**
     * Counts a failure.
     * @returns how often this IP address has failed at this account in the last ten minutes
     */
    failed(attempt: Attempt): number {
      accountFailures.count(attempt.email)
      return failures.count(pair(attempt))
    },
    /** A successful sign-in must not count against others behind the same IP address. */
    succeeded(attempt: Attempt) {
      attempts.giveBack(attempt.ip)
      failures.forget((key) => key === pair(attempt))
    },
    hasRecentFailures: (email: string) => accountFailures.used(email) > 0,
    /** Returns the seconds until another link may be sent to this account. Counts the link if it is allowed. */
    secondsUntilLink: (email: string): number => links.take(email),
    /** Call it after an administrator has unlocked the account, or its owner has set a new password. */
    forgetAccount(email: string) {
      failures.forget((key) => key.endsWith(` ${email}`))
      accountFailures.forget((key) => key === email)
    },
  }
}

export const attemptLimits = createAttemptLimits()
