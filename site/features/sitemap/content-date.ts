export type Dated = { createdAt?: string | null; updatedAt?: string | null }

/** A save within this time after the first one is part of writing. */
export const WRITING_MS = 10 * 60_000

/**
 * Returns the day on which the content of a page last changed, `YYYY-MM-DD`; undefined if unknown. A document that was
 * never edited is as old as its own date, however late it came into this database.
 * @param own the document's own date: published on, posted on
 */
export function contentDate({ createdAt, updatedAt }: Dated, own?: string | null, now = new Date()) {
  if (createdAt && updatedAt && Date.parse(updatedAt) - Date.parse(createdAt) > WRITING_MS) return dayOf(updatedAt)
  return own && Date.parse(own) <= now.getTime() ? dayOf(own) : undefined
}

/** Returns the latest of some days; undefined if there is none. */
export function newest(days: (string | undefined)[]) {
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}

function dayOf(date: string) {
  return new Date(date).toISOString().slice(0, 10)
}
