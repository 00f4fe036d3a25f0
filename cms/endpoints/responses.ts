import type { PayloadRequest } from 'payload'
import { countOf } from '#engine/text/count-of.ts'

type More = {
  /** The message of each field. */
  errors?: Record<string, string>
  /** What a screen needs to go on. */
  data?: object
  headers?: Record<string, string>
}

/** Returns a JSON response that is never cached. */
export function jsonResponse(status: number, body: object, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** Returns the one form of an error of our own endpoints: `{ message, errors?, data? }`. */
export function refusal(status: number, message: string, { errors, data, headers }: More = {}) {
  return jsonResponse(status, { message, ...(errors && { errors }), ...(data && { data }) }, headers)
}

/** Returns the response to an account that may not do this, or to nobody. */
export function refused({ user }: Pick<PayloadRequest, 'user'>) {
  return user ? refusal(403, 'Your account may not do this.') : refusal(401, 'Please sign in to the back office first.')
}

/** Responds 429 with `Retry-After` (RFC 6585 §4). */
export function tooMany(seconds: number, why: string) {
  const headers = { 'retry-after': String(seconds) }
  return refusal(429, `${why} Try again in ${inWords(seconds)}.`, { headers })
}

/** Returns a file to download. */
export function fileResponse(content: string, { type, name }: { type: string; name: string }) {
  return new Response(content, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}

const inWords = (seconds: number) => {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`
  return countOf(seconds, 'second')
}
