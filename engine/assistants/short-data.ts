import { bytesOf, cutText } from './cut-text.ts'

/** Steps in which data is shortened: entries of a list, and bytes of a text. */
const STEPS = [
  { items: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY },
  { items: 100, bytes: 2_000 },
  { items: 50, bytes: 1_000 },
  { items: 20, bytes: 500 },
  { items: 10, bytes: 300 },
  { items: 5, bytes: 200 },
  { items: 3, bytes: 120 },
  { items: 2, bytes: 80 },
  { items: 1, bytes: 60 },
] as const
/** A result has fewer fields. A larger object is a list by name, and is shortened like one. */
const MAX_FIELDS = 40
const MAX_NOTES = 12

type Step = { items: number; bytes: number }
/** One attempt: what it left out, and the room that it still has. It gives up as soon as there is none. */
type Attempt = Step & { notes: Map<string, string>; left: number }

/**
 * Returns JSON data in at most `max` bytes: the first entries of its lists and the beginnings of its texts, as many as
 * there is room for. `omitted` says for each list and text how much of it is there.
 * @example shortData({ pages: [1, 2, 3] }, 16) // { data: { pages: [1] }, omitted: ['pages: 1 of 3'] }
 */
export function shortData(value: unknown, max: number): { data: unknown; omitted: string[] } {
  for (const step of STEPS) {
    const attempt: Attempt = { ...step, notes: new Map(), left: max }
    const data = shorten(value, '', attempt)
    if (attempt.left >= 0 && bytesOf(JSON.stringify(data) ?? '') <= max) return { data, omitted: noted(attempt.notes) }
  }
  return { data: null, omitted: ['data: too large to be shown in part'] }
}

function noted(notes: Map<string, string>) {
  const omitted = [...notes].map(([path, note]) => `${path || 'data'}: ${note}`)
  const more = omitted.length - MAX_NOTES
  return more > 0 ? [...omitted.slice(0, MAX_NOTES), `${more} more`] : omitted
}

function shorten(value: unknown, path: string, attempt: Attempt): unknown {
  attempt.left -= 1
  if (attempt.left < 0) return null
  if (typeof value === 'string') {
    const cut = cutText(value, attempt.bytes)
    if (cut !== value) attempt.notes.set(path, `a text of ${value.length} characters, cut`)
    attempt.left -= cut.length
    return cut
  }
  if (typeof value !== 'object' || value === null) return value
  // JSON would list every byte.
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`
  if (Array.isArray(value)) {
    if (value.length > attempt.items) attempt.notes.set(path, `${attempt.items} of ${value.length}`)
    return value.slice(0, Math.min(attempt.items, attempt.left + 1)).map((one) => shorten(one, `${path}[]`, attempt))
  }
  const entries = Object.entries(value)
  const kept = entries.length > Math.max(attempt.items, MAX_FIELDS) ? entries.slice(0, attempt.items) : entries
  if (kept.length < entries.length) attempt.notes.set(path, `${kept.length} of ${entries.length}`)
  return Object.fromEntries(
    kept.map(([name, one]) => {
      attempt.left -= name.length
      return [name, shorten(one, path ? `${path}.${name}` : name, attempt)]
    }),
  )
}
