/** Everything a request can fail with: code → HTTP status → what the visitor reads. The one table of failures. */
export const failures = {
  malformed: { status: 400, message: 'The request body is malformed. Send JSON or a form.' },
  unauthorized: { status: 401, message: 'Please sign in to the back office first.' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  'not-found': { status: 404, message: 'Not Found' },
  'wrong-method': { status: 405, message: 'This address does not answer that method.' },
  'too-large': { status: 413, message: 'The request is larger than this address accepts.' },
  'wrong-type': { status: 415, message: 'Send application/json or a form.' },
  invalid: { status: 422, message: 'Please correct the marked fields.' },
  suspicious: {
    status: 422,
    message: 'This looks like something a robot would send. Please wait while your browser proves that it is not.',
  },
  unavailable: { status: 503, message: 'What this needs is not available here.' },
  'time-limit': { status: 422, message: 'This took longer than the time limit and was ended. Try a smaller input.' },
  'too-many': { status: 429, message: 'Too many requests. Please try again later.' },
  unexpected: { status: 500, message: 'Something went wrong. Please try again.' },
} as const

export type FailureCode = keyof typeof failures

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
