import { expect, test } from 'vitest'
import { withRequestId } from '../http/request-id.ts'
import { lineOf } from '../process/log.ts'
import { eventOfBrowser, eventOfLine } from './event.ts'

const where = { release: 'prairie-signal@0.1.0', environment: 'production' }

function failing() {
  return new RangeError('The page 7 is behind the last one')
}

test('R18 a logged error becomes an event with its request, its message, and its calls, the innermost last', () => {
  const line = withRequestId('7f0c1b9ce2f84b6d', () => lineOf('error', ['The list failed:', failing()]))
  const event = eventOfLine({ ...line, process: 'site' }, where)
  expect(event).toMatchObject({
    ...where,
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    platform: 'node',
    tags: { process: 'site', request_id: '7f0c1b9ce2f84b6d' },
    logentry: { formatted: 'The list failed: The page 7 is behind the last one' },
  })
  const [exception] = event.exception?.values ?? []
  expect(exception).toMatchObject({ type: 'RangeError', value: 'The page 7 is behind the last one' })
  expect(exception?.stacktrace?.frames.at(-1)).toMatchObject({
    function: 'failing',
    filename: 'platform/error-reports/event.test.ts',
    in_app: true,
  })
})

test('a message without an error becomes an event without an exception', () => {
  const event = eventOfLine(lineOf('error', ['site ended (SIGKILL); starting it again in 250 ms.']), where)
  expect(event).toMatchObject({ logentry: { formatted: 'site ended (SIGKILL); starting it again in 250 ms.' } })
  expect(event).not.toHaveProperty('exception')
})

test.each([
  [
    'Chromium',
    `TypeError: Cannot read properties of undefined (reading 'x')
    at HTMLButtonElement.send (https://agency.example/_astro/page.4f2a.js?v=1:2:817)
    at async https://agency.example/_astro/page.4f2a.js:1:44`,
  ],
  [
    'Firefox',
    `send@https://agency.example/_astro/page.4f2a.js:2:817
@https://agency.example/_astro/page.4f2a.js:1:44`,
  ],
])('an error in %s has its name and its calls', (_browser, stack) => {
  const message = "TypeError: Cannot read properties of undefined (reading 'x')"
  const event = eventOfBrowser({ page: '/book-a-call/q8Xw2fJd0aZ71bcEr5k9', message, stack }, where)
  expect(event).toMatchObject({ platform: 'javascript', tags: { process: 'browser', page: '/book-a-call/[token]' } })
  const [exception] = event.exception?.values ?? []
  expect(exception).toMatchObject({ type: 'TypeError', value: "Cannot read properties of undefined (reading 'x')" })
  expect(exception?.stacktrace?.frames).toMatchObject([
    { filename: 'https://agency.example/_astro/page.4f2a.js', lineno: 1, colno: 44 },
    { filename: 'https://agency.example/_astro/page.4f2a.js', lineno: 2, colno: 817 },
  ])
})
