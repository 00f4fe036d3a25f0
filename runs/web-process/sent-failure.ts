import { Failure, type FailureCode } from '#engine/failures.ts'

/** A failure as it travels between threads and processes. */
export type SentFailure = { code: FailureCode; message: string; errors?: Record<string, string>; retryAfter?: number }

/** Converts a failure. An unexpected error is logged here, and its details are not sent. */
export function packFailure(error: unknown): SentFailure {
  if (!(error instanceof Failure)) console.error(error)
  const { code, message, errors, retryAfter } = error instanceof Failure ? error : new Failure('unexpected')
  return { code, message, ...(errors ? { errors } : {}), ...(retryAfter === undefined ? {} : { retryAfter }) }
}

export const unpackFailure = ({ code, ...more }: SentFailure) => new Failure(code, more)
