import type { AfterErrorHook } from 'payload'

const MESSAGE = 'The request holds data that cannot be read or stored: check its numbers, dates, and characters.'

/**
 * Answers 400 instead of 500 where the request was at fault: NUL or half a character in a text, a number beyond its
 * column, JSON that is none. Source: PostgreSQL error codes, class 22, data exception.
 */
export const refuseBadData: AfterErrorHook = ({ error }) =>
  isBadData(error) ? { status: 400, response: { errors: [{ message: MESSAGE }] } } : undefined

export function isBadData(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (cause instanceof SyntaxError || (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code))) return true
  }
  return false
}
