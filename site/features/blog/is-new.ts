/** How long a post is new, in days. */
const NEW_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Returns whether a post was published in the last 30 days.
 * @example isNew('2026-11-20T14:00:00.000Z', new Date('2026-11-23')) // true
 */
export function isNew(publishDate: string, now = new Date()) {
  const age = now.getTime() - Date.parse(publishDate)
  return age >= 0 && age < NEW_DAYS * DAY_MS
}
