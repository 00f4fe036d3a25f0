import type { AfterErrorHook, PayloadRequest } from 'payload'

export const BAD_DATA_MESSAGE =
  'The request holds data that cannot be read or stored: check its numbers, dates, and characters.'

/**
 * Messages of Payload, and of busboy, which parses forms with files for it, about a form that is truncated or has no
 * boundary.
 */
const BROKEN_FORMS = [
  'Unexpected end of form',
  'Malformed part header',
  'Malformed content type',
  'Unsupported content type',
  'Multipart: Boundary not found',
  'Request is not eligible for file upload',
]
/** The message of Payload's database adapter about an operator that the type of a field does not support. */
const WRONG_OPERATOR = /operators\[queryOperator\] is not a function/
/** PostgreSQL: class 22 is data exceptions (NUL, a number beyond its column); 42883 and 42804 are wrong operators. */
const BAD_DATA_CODE = /^(22[0-9A-Z]{3}|42883|42804)$/

/** Responds with 400 instead of 500 if the request is invalid. */
export const refuseBadData: AfterErrorHook = ({ error, req }) =>
  isBadData(error) || lacksData(error, req)
    ? { status: 400, response: { errors: [{ message: BAD_DATA_MESSAGE }] } }
    : undefined

/**
 * Returns whether an error says that the data of a request cannot be read or stored.
 * @param error Payload's error, or its cause from the database
 */
export function isBadData(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (cause instanceof SyntaxError || isBrokenForm(cause) || WRONG_OPERATOR.test(cause.message)) return true
    if (typeof code === 'string' && BAD_DATA_CODE.test(code)) return true
  }
  return false
}

const isBrokenForm = ({ message }: Error) => BROKEN_FORMS.some((start) => message.startsWith(start))

/** Returns whether a request lacks data: Payload reads the fields of a document without checking that there are any. */
function lacksData(error: unknown, { method = '', data }: PayloadRequest) {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
  return error instanceof TypeError && ['POST', 'PATCH', 'PUT'].includes(method.toUpperCase()) && !isObject
}
