const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long states of a document are kept, in milliseconds. docs/editors.md names these numbers. */
export const KEEP_ALL_MS = HOUR_MS
export const KEEP_HOURLY_MS = DAY_MS
export const KEEP_DAILY_MS = 90 * DAY_MS
/** Published states, whatever their age. */
export const KEEP_PUBLISHED = 50

export type StoredVersion = {
  id: number
  /** Milliseconds since 1970. */
  at: number
  isLatest: boolean
  isPublished: boolean
  /** The text that somebody decided against, or a state that something else refers to. */
  isPinned: boolean
}

/**
 * Returns which versions of one document to delete: all of the last hour stay, then the newest of each hour for a day,
 * then the newest of each day for ninety days. The newest version, the last fifty published ones, and pinned ones of
 * ninety days stay, too.
 * @param versions of one document, in any order
 */
export function versionsToDelete(versions: StoredVersion[], now: number): number[] {
  const newestFirst = [...versions].sort((one, other) => other.at - one.at || other.id - one.id)
  const published = newestFirst.filter(({ isPublished }) => isPublished).slice(0, KEEP_PUBLISHED)
  const kept = new Set(published.map(({ id }) => id))
  const periods = new Set<string>()
  for (const { id, at, isLatest, isPinned } of newestFirst) {
    const age = now - at
    const period = age < KEEP_HOURLY_MS ? `hour ${Math.floor(at / HOUR_MS)}` : `day ${Math.floor(at / DAY_MS)}`
    const isNewestOfPeriod = age < KEEP_DAILY_MS && !periods.has(period)
    if (age < KEEP_ALL_MS || isLatest || isNewestOfPeriod || (isPinned && age < KEEP_DAILY_MS)) kept.add(id)
    periods.add(period)
  }
  const first = newestFirst[0]
  if (first) kept.add(first.id)
  return newestFirst.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
}
