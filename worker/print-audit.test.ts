import { expect, test } from 'vitest'
import { Failure } from '#engine/failures.ts'
import { whyNotMade } from './print-audit.ts'

test.each([
  ['a browser that was too slow', new Failure('time-limit', { cause: new Error('The operation was aborted') })],
  ['a browser that others use', new Failure('busy')],
  ['a browser that was killed', new Failure('unexpected', { cause: 'The browser stopped.' })],
  ['a site that does not respond', new Failure('invalid', { message: 'Our browser could not reach this page.' })],
  ['a database that is gone', new Error('terminating connection')],
])('a report is printed again after %s', (_, error) => {
  expect(whyNotMade(error).isFinal).toBe(false)
  expect(whyNotMade(error).problem).not.toContain('No Chromium')
})

test('a report is not printed again without a browser, and its visitor and the log learn why', () => {
  const { isFinal, problem } = whyNotMade(new Failure('unavailable', { message: 'This needs Chromium.' }))
  expect(isFinal).toBe(true)
  expect(problem).toContain('No Chromium is installed.')
  const { reason } = whyNotMade(new Failure('time-limit', { message: 'Too slow.', cause: new Error('aborted') }))
  expect(reason).toBe('Too slow. (aborted)')
})
