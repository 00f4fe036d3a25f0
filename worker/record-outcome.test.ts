import { expect, test } from 'vitest'
import { conclude } from './record-outcome.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000)
const retry = { kind: 'retry', reason: 'The mail server did not answer in time.' } as const

test('R5 a failed delivery is retried for 72 hours, then given up', () => {
  expect(conclude(retry, null, now)).toEqual(retry)
  expect(conclude(retry, hoursAgo(71.9), now)).toEqual(retry)
  expect(conclude(retry, hoursAgo(72), now)).toEqual(retry)
  expect(conclude(retry, hoursAgo(72), now + 1)).toEqual({
    kind: 'rejected',
    reason: 'Given up after 72 hours: The mail server did not answer in time.',
  })
})

test('R5 a late delivery or rejection still counts', () => {
  const rejected = { kind: 'rejected', reason: 'No such mailbox' } as const
  expect([conclude({ kind: 'delivered' }, hoursAgo(99), now), conclude(rejected, hoursAgo(99), now)]).toEqual([
    { kind: 'delivered' },
    rejected,
  ])
})
