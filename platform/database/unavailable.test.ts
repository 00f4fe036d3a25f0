import { expect, test } from 'vitest'
import { unavailabilityOf } from './unavailable.ts'

const coded = (code: string) => Object.assign(new Error('refused'), { code })

test.each([
  ['a server that shuts down', coded('57P01'), 'away'],
  ['too many connections', coded('53300'), 'away'],
  ['a statement that took too long', coded('57014'), 'away'],
  ['nobody at the port', coded('ECONNREFUSED'), 'away'],
  ['both addresses of localhost refused', new AggregateError([coded('ECONNREFUSED')]), 'away'],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 'away'],
  ['a pool that is exhausted', new Error('timeout exceeded when trying to connect'), 'away'],
  ['the query of drizzle inside ours', new Error('Failed query', { cause: coded('57P03') }), 'away'],
  ['a database that accepts no connections', coded('55000'), 'away'],
  ['a full disk', new Error('Failed query', { cause: coded('53100') }), 'full'],
  ['a full disk under uploads', coded('ENOSPC'), 'full'],
  ['a file that Payload could not write', Object.assign(new Error('upload'), { name: 'FileUploadError' }), 'full'],
  ['a value that is there already', coded('23505'), undefined],
  ['a mistake of ours', new TypeError('x is undefined'), undefined],
  ['nothing', undefined, undefined],
])('R10 %s', (_, error, kind) => {
  expect(unavailabilityOf(error)).toBe(kind)
})

test('R10 an error that is its own cause is handled', () => {
  const error = new Error('round')
  error.cause = error
  expect(unavailabilityOf(error)).toBeUndefined()
})
