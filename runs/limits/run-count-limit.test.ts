import { expect, test } from 'vitest'
import { Failure } from '#engine/failures.ts'
import { createToolLimit } from './run-count-limit.ts'

test('R-175 an IP address has a limit of runs in ten minutes and is told how long to wait', () => {
  const start = 1_000_000
  const limitRuns = createToolLimit(3)
  for (let run = 0; run < 3; run += 1) limitRuns('192.0.2.1', start)
  const refused = caught(() => limitRuns('192.0.2.1', start + 60_000))
  expect(refused).toMatchObject({ code: 'too-many', retryAfter: 540 })
  expect(refused?.message).toBe(
    'Your IP address has run 3 tools within ten minutes, the maximum on our server. Try again in 9 minutes.',
  )
  limitRuns('192.0.2.1', start + 600_000)
})

test('R-175 one IPv6 network shares a limit, and other IP addresses do not', () => {
  const limitRuns = createToolLimit(1)
  limitRuns('2001:db8::1', 0)
  expect(caught(() => limitRuns('2001:db8::2', 0))?.code).toBe('too-many')
  expect(caught(() => limitRuns('2001:db8:0:1::1', 0))).toBeUndefined()
})

function caught(act: () => void): Failure | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return error instanceof Failure ? error : undefined
  }
}
