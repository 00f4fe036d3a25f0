import { messages } from './messages.ts'

/** Everything a request can fail with: code, HTTP status, and what the visitor reads. The only table of statuses. */
export const failures = {
  malformed: { status: 400, message: 'The request body is malformed. Send JSON or a form.' },
  unauthorized: { status: 401, message: 'Please sign in to the back office first.' },
  forbidden: { status: 403, message: 'Your account doesn’t have permission to do this.' },
  'not-found': { status: 404, message: 'Not Found' },
  'wrong-method': { status: 405, message: 'This URL does not support that method.' },
  'too-large': { status: 413, message: 'The request is larger than this URL accepts.' },
  'wrong-type': { status: 415, message: 'Send JSON or a form.' },
  invalid: { status: 422, message: 'Please correct the marked fields.' },
  suspicious: {
    status: 422,
    message: 'This looks automated. Please wait while your browser proves that it isn’t.',
  },
  unavailable: { status: 503, message: 'This isn’t available right now. Please try again later.' },
  'time-limit': {
    status: 422,
    message: 'This took longer than the time limit and was stopped. Try again, or with a smaller input.',
  },
  'too-many': { status: 429, message: messages.tooMany },
  unexpected: { status: 500, message: messages.unexpected },
  // Sent by a server before the request reaches a call or a page.
  'bad-request': { status: 400, message: 'The request is malformed. Check its URL and body.' },
  'cross-site': {
    status: 403,
    message: 'This form was sent from another site. Open it on this site and send it again.',
  },
  'read-only': { status: 405, message: 'Only GET and HEAD are supported here.' },
  'too-fast': { status: 429, message: 'You have sent too many requests at once. Try again in a few seconds.' },
  busy: { status: 503, message: 'We can’t answer this right now. Please try again in a few seconds.' },
  'self-request': { status: 508, message: 'This site can’t send requests to itself.' },
} as const

export type FailureCode = keyof typeof failures

/** Returns the failure that a status stands for when a server, and not a call, has chosen it. */
export function failureOfStatus(status: number): FailureCode {
  const refusals = ['bad-request', 'not-found', 'read-only', 'too-large', 'wrong-type', 'too-fast', 'busy'] as const
  const code = refusals.find((refusal) => failures[refusal].status === status)
  return code ?? (status < failures.unexpected.status ? 'bad-request' : 'unexpected')
}

/** An expected failure from the table. `errors` names the problem of each field, `data` is part of the response. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly errors: Record<string, string> | undefined
  readonly data: Record<string, unknown> | undefined
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    code: FailureCode,
    more: {
      message?: string
      errors?: Record<string, string>
      data?: Record<string, unknown>
      retryAfter?: number
      cause?: unknown
    } = {},
  ) {
    super(more.message ?? failures[code].message, { cause: more.cause })
    this.code = code
    this.errors = more.errors
    this.data = more.data
    this.retryAfter = more.retryAfter
  }

  get status() {
    return failures[this.code].status
  }
}
