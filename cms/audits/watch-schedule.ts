const DAY_MS = 86_400_000
/** A site that fails is tried again the next day, then each week. */
const FIRST_RETRY_DAYS = 1
const RETRY_DAYS = 7
/** A site that has not been readable for this time is given up. */
const MAX_FAILING_DAYS = 91

/**
 * Decides after a monthly audit that could not read its site.
 * @param failures how many have failed in a row, this one included
 * @param failingSince milliseconds since 1970, as `now`
 * @returns when the site is tried again; undefined if it is given up
 */
export function nextTry({ failures, failingSince }: { failures: number; failingSince: number }, now: number) {
  if (now - failingSince >= MAX_FAILING_DAYS * DAY_MS) return undefined
  return new Date(now + (failures <= 1 ? FIRST_RETRY_DAYS : RETRY_DAYS) * DAY_MS)
}
