export type Dated = { createdAt?: string | null; updatedAt?: string | null }

/** A save this soon after the first one is part of writing it. */
const WRITING_MS = 10 * 60_000

/**
 * The day on which what a page says changed last, `YYYY-MM-DD`; undefined where nobody knows. A document that was
 * stored once and never touched again is as old as the date it bears, however late it came into this database.
 * @param own the date a document bears: published on, posted on
 */
export function contentDate({ createdAt, updatedAt }: Dated, own?: string | null, now = new Date()) {
  if (createdAt && updatedAt && Date.parse(updatedAt) - Date.parse(createdAt) > WRITING_MS) return dayOf(updatedAt)
  return own && Date.parse(own) <= now.getTime() ? dayOf(own) : undefined
}

/** The newest of some days, undefined where there is none. */
export function newest(days: (string | undefined)[]) {
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}

function dayOf(date: string) {
  return new Date(date).toISOString().slice(0, 10)
}
