/** The pages of the scheduler. */
export const BOOK = '/book-a-call/'
export const MANAGE = '/book-a-call/manage/'
export const CONFIRM = '/book-a-call/confirm/'
export const MOVE = '/book-a-call/move/'
export const CANCEL = '/book-a-call/cancel/'

/** Returns a path with those parameters that have a value. */
export function withQuery(path: string, parameters: Record<string, string | undefined>) {
  const set = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path
}

/** @example timeParameter(Date.UTC(2026, 10, 24, 15)) // '2026-11-24T15:00Z' */
export const timeParameter = (time: number) => `${new Date(time).toISOString().slice(0, 16)}Z`

/**
 * Parses a time.
 * @returns undefined if it is not a time, such as 24:61
 */
export function parseTime(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text)) return undefined
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : time
}
