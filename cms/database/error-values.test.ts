import { inspect } from 'node:util'
import { DrizzleQueryError } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { keepValuesOutOfErrors } from './error-values.ts'

test('F5 S9 the error of a failed query has its text and its cause, and no value', () => {
  keepValuesOutOfErrors()
  keepValuesOutOfErrors()
  const cause = new Error('invalid input syntax for type json')
  const error = new DrizzleQueryError('insert into "users" ("hash") values ($1)', ['a-secret-value'], cause)
  const logged = [error.message, error.stack, inspect(error), JSON.stringify({ ...error })].join('\n')
  expect(logged).toContain('insert into "users"')
  expect(error.cause).toBe(cause)
  expect(logged).not.toContain('a-secret-value')
})
