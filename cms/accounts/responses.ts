import { countOf } from '#engine/text/count-of.ts'

type More = { data?: Record<string, unknown>; headers?: Record<string, string> }

/** Returns a refusal in the form that the back office shows: its forms display `errors[0].message`. */
export function refusal(status: number, message: string, { data, headers }: More = {}) {
  const error = data ? { message, data } : { message }
  return Response.json({ errors: [error] }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** 429 with `Retry-After` (RFC 6585 §4). */
export function tooMany(seconds: number, why: string) {
  const headers = { 'retry-after': String(seconds) }
  return refusal(429, `${why} Try again in ${inWords(seconds)}.`, { headers })
}

const inWords = (seconds: number) => {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`
  return countOf(seconds, 'second')
}
